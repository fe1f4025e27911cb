import { describe, expect, test } from 'vitest';
import { collections } from '../../collections';
import type { Block, RichText } from '../../rich/rich-text';
import { bullets, h2, p, picture, quote, steps, strong, text, to } from '../../rich/write';
import { markdownOf } from './markdown';

const nested: Block = {
  type: 'bulletList',
  content: [
    { type: 'listItem', content: [p('One'), steps(['First'], ['Second']), p('and on')] },
    { type: 'listItem', content: [p('Two')] },
  ],
};

describe('a text as Markdown', () => {
  test('is read again as it was written', () => {
    const whole = text(
      h2('Why ', strong('we'), ' bill by the week'),
      p('1. is no list, # no heading, and * _ ` [ ] \\\\ are signs.', { type: 'hardBreak' }, 'Next line'),
      p('- nor is this'),
      bullets(['Plain'], [to('/contact-us', 'Write to us'), ' today']),
      bullets(['Another list']),
      steps(['First'], ['Second']),
      nested,
      quote('Said ', strong('so')),
      { type: 'codeBlock', content: [{ type: 'text', text: 'a = 1\n\n## b' }] },
      { type: 'horizontalRule' },
      picture('art/web-design', 'A [drawing]'),
    );
    expect(markdownOf(whole)).toMatchInlineSnapshot(`
      "## Why **we** bill by the week

      1\\. is no list, # no heading, and \\* \\_ \\\` \\[ \\] \\\\\\\\ are signs.\\
      Next line

      \\- nor is this

      - Plain
      - [Write to us](/contact-us) today

      - Another list

      1.  First
      2.  Second

      - One

        1.  First
        2.  Second

        and on
      - Two

      > Said **so**

      \`\`\`
      a = 1

      ## b
      \`\`\`

      ---

      ![A \\[drawing\\]](media:art/web-design)
      "
    `);
  });

  test.each<[string, RichText]>([
    ['an empty paragraph', text({ type: 'paragraph' }, p('words'))],
    [
      'two marks that cannot be told apart',
      text(p({ type: 'text', text: ' _ ', marks: [{ type: 'code' }, { type: 'bold' }] })),
    ],
    ['an address with brackets', text(p(to('https://a.example/(b)', 'there')))],
  ])('is left to JSON where something would be lost: %s', (_, doc) => {
    expect(markdownOf(doc)).toBeUndefined();
  });

  test('takes every post that there is to begin with', () => {
    const posts = collections.find(({ name }) => name === 'posts')?.seed;
    const all: { body: RichText }[] = Array.isArray(posts) ? posts : [];
    expect(all.length).toBeGreaterThan(0);
    for (const { body } of all) expect(markdownOf(body)).toBeDefined();
  });
});
