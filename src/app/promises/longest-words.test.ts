import { afterAll, beforeAll, expect, test } from 'vitest';
import { resources } from '~/features/resources';
import { recordTables } from '~/platform/db/stored-record';
import { addRecord } from '~/testing/add-record';
import { buildTestApp, type TestApp } from '~/testing/test-app';
import { anyAddress } from '../../../scripts/hostile/api.ts';
import { Dice } from '../../../scripts/hostile/dice.ts';
import { type Operation, operationsOf, type Schema } from '../../../scripts/hostile/document.ts';
import { bodyOf, type Draft, properDraft } from '../../../scripts/hostile/draft.ts';

const dice = new Dice(11);
let t: TestApp;
let operations: Operation[] = [];
const ids = new Map<string, string>();

beforeAll(async () => {
  t = await buildTestApp();
  operations = operationsOf((await t.app.inject({ url: '/api/openapi.json' })).json());
  for (const resource of resources) {
    const { update } = resource.endpoints;
    if (!update) continue;
    await addRecord(t, resource);
    const { _id } = await recordTables(t.db)
      .selectFrom(resource.table)
      .select('_id')
      .executeTakeFirstOrThrow();
    ids.set(`/api${update.replaceAll(/:\w+/g, '{}')}`, String(_id));
  }
});
afterAll(() => t.close());

/** Letters that take three bytes each, in no order that an engine could shorten them by. */
const longest = (length: number) =>
  Array.from({ length }, (_, n) => String.fromCharCode(0x4e00 + ((n * 7919) % 20_000))).join('');

const LONGEST_TRIED = 30_000;

/** The texts of a body, each with how long it may be. */
function textsIn(body: Schema | undefined): [name: string, length: number][] {
  return Object.entries(body?.properties ?? {}).flatMap(([name, rule]): [string, number][] => {
    const one = [rule, ...(rule.anyOf ?? [])].find(({ type, maxLength }) => type === 'string' && maxLength);
    const isFree = one && !one.enum && !one.format && !one.pattern;
    return isFree ? [[name, Math.min(one.maxLength ?? 0, LONGEST_TRIED)]] : [];
  });
}

async function send(draft: Draft) {
  const { body, headers } = bodyOf(draft);
  const query = draft.query.map((pair) => pair.map((one) => encodeURIComponent(one)).join('=')).join('&');
  return t.app.inject({
    url: query ? `${draft.path}?${query}` : draft.path,
    method: draft.method === 'PUT' ? 'PUT' : draft.method === 'POST' ? 'POST' : 'GET',
    headers,
    remoteAddress: anyAddress(dice),
    ...(body ? { payload: body } : {}),
  });
}

test('attack 15: the longest words of another script are taken or refused in every field of every route, by either engine', async () => {
  let taken = 0;
  for (const operation of operations) {
    const { method, path, access } = operation;
    const texts = textsIn(operation.body);
    if ((method !== 'POST' && method !== 'PUT') || texts.length === 0) continue;
    // An account of its own: it may only call so often.
    const { headers } = await t.logIn('admin');
    const alone = texts.map((one) => [one]);
    for (const some of texts.length > 1 ? [...alone, texts] : alone) {
      const draft = properDraft(dice, operation, []);
      if (access !== 'public') draft.headers = { ...headers };
      const id = ids.get(path.replaceAll(/\{\w+\}/g, '{}'));
      if (id) draft.path = path.replace(/\{\w+\}/, id);
      for (const [name, length] of some) draft.fields.set(name, longest(length));
      const answer = await send(draft);
      const said = `${method} ${path} ${some.map(([name]) => name)}: ${answer.body.slice(0, 200)}`;
      expect(answer.statusCode, said).toBeLessThan(500);
      if (answer.statusCode < 300) taken++;
    }
  }
  expect(taken).toBeGreaterThan(40);
}, 120_000);

const isNumber = ({ type, anyOf = [] }: Schema): boolean =>
  [type].flat().some((one) => one === 'integer' || one === 'number') || anyOf.some(isNumber);

test('attack 15: the largest numbers are taken or refused in every address and every field, by either engine', async () => {
  let sent = 0;
  for (const operation of operations) {
    const { method, path, access, parameters, body } = operation;
    if (method === 'DELETE') continue;
    const { headers } = await t.logIn('admin');
    const numbers = parameters.filter(({ schema }) => isNumber(schema));
    const fields = Object.entries(body?.properties ?? {}).filter(([, rule]) => isNumber(rule));
    for (const most of [2_147_483_647, 2_147_483_648, Number.MAX_SAFE_INTEGER])
      for (const change of [
        ...numbers.map(({ name, in: place }) => (draft: Draft) => {
          if (place === 'path') draft.path = draft.path.replace(/[^/]+(?=\/[^/]*$)|[^/]+$/, String(most));
          else draft.query = [...draft.query.filter(([other]) => other !== name), [name, String(most)]];
        }),
        ...fields.map(
          ([name]) =>
            (draft: Draft) =>
              void draft.fields.set(name, most),
        ),
      ]) {
        const draft = properDraft(dice, operation, []);
        if (access !== 'public') draft.headers = { ...headers };
        const id = ids.get(path.replaceAll(/\{\w+\}/g, '{}'));
        if (id) draft.path = path.replace(/\{\w+\}/, id);
        change(draft);
        const answer = await send(draft);
        const said = `${method} ${draft.path} ${JSON.stringify(draft.query)} ${most}: ${answer.body.slice(0, 200)}`;
        expect(answer.statusCode, said).toBeLessThan(500);
        sent++;
      }
  }
  expect(sent).toBeGreaterThan(100);
}, 120_000);
