// On SQLite alone: it opens no database.
import { expect, test } from 'vitest';
import { fillFields } from '~/testing/filled/every-field';
import { collections } from './collections';
import { fieldsOf } from './filled';
import { LEADS_OR_CALLS } from './link-target';

const HOSTILE = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  '\u200bjavascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:alert(1)',
  'http://site.example',
  '//site.example',
  '/about-us\r\nSet-Cookie: a=1',
  '/about us',
];

const entriesOf = (seed: unknown): readonly unknown[] => (Array.isArray(seed) ? seed : [seed]);

test.each(collections)('attack: in $name no address leads to a script', (collection) => {
  const schema = fieldsOf(collection.entry);
  const [first] = entriesOf(collection.seed);
  const paths: string[] = [];
  // Where there was nothing to lead to, there is now: none of a list is left out.
  const whole = (path?: string, wrong?: string) =>
    fillFields(schema, first, (said) => {
      if (said.field.kind === 'link' && path === undefined) paths.push(said.path);
      if (said.path === path) return wrong;
      return said.value === '' ? '/about-us' : said.value;
    });
  expect(collection.entry.safeParse(whole()).error).toBeUndefined();
  for (const path of paths)
    for (const wrong of HOSTILE) {
      const refused = collection.entry.safeParse(whole(path, wrong)).error?.issues;
      expect([wrong, refused?.[0]?.path.join('.')]).toEqual([wrong, path]);
    }
});

test.each(collections)('in $name whatever leads somewhere is asked where', (collection) => {
  const schema = fieldsOf(collection.entry);
  for (const entry of entriesOf(collection.seed))
    fillFields(schema, entry, ({ field: { kind }, value, path }) => {
      if (kind === 'line' && typeof value === 'string' && LEADS_OR_CALLS.test(value))
        expect.fail(`${path} leads to ${value}, and takes any words`);
    });
});
