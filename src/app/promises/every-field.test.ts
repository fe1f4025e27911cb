// On SQLite alone: what is refused never comes to the database.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '~/testing/test-app';
import { anyAddress } from '../../../scripts/hostile/api.ts';
import { isFieldRuledOut, isQueryRuledOut } from '../../../scripts/hostile/bends.ts';
import { Dice } from '../../../scripts/hostile/dice.ts';
import { type Operation, operationsOf, type Schema } from '../../../scripts/hostile/document.ts';
import { bodyOf, type Draft, properDraft } from '../../../scripts/hostile/draft.ts';

const MEGABYTE = 'x'.repeat(1_000_000);
const BROKEN = ['\0', 'a\0b', '\ud800', 'x\udfff'];
const OTHER: readonly unknown[] = [
  0,
  1.5,
  Number.MAX_SAFE_INTEGER,
  true,
  null,
  ['a', 'b'],
  {},
  { $ne: null },
];

/** A few of each kind; which of them changes from field to field. */
const wrongFor = (n: number) => [
  BROKEN[n % 2],
  BROKEN[2 + (n % 2)],
  'x'.repeat(30_000),
  ...OTHER.filter((_, at) => at % 3 === n % 3),
  ...(n % 4 === 0 ? [MEGABYTE] : []),
];

describe('whatever stands in one field, the rest being in order,', () => {
  const dice = new Dice(7);
  let t: TestApp;
  let operations: Operation[] = [];
  let headers: Record<string, string> = {};

  beforeAll(async () => {
    t = await buildTestApp();
    operations = operationsOf((await t.app.inject({ url: '/api/openapi.json' })).json());
  });
  // Each with an account of its own: it may only call so often.
  beforeEach(async () => {
    ({ headers } = await t.logIn('admin'));
  });
  afterAll(() => t.close());

  async function send(draft: Draft) {
    const { body, headers: own } = bodyOf(draft);
    const query = draft.query.map((pair) => pair.map((one) => encodeURIComponent(one)).join('=')).join('&');
    return t.app.inject({
      url: query ? `${draft.path}?${query}` : draft.path,
      method:
        draft.method === 'PUT'
          ? 'PUT'
          : draft.method === 'DELETE'
            ? 'DELETE'
            : draft.method === 'POST'
              ? 'POST'
              : 'GET',
      headers: own,
      remoteAddress: anyAddress(dice),
      ...(body ? { payload: body } : {}),
    });
  }

  /** As JSON and as a form, where both are taken. */
  const waysOf = (operation: Operation): Draft['as'][] => [
    ...(operation.takesJson ? ['json' as const] : []),
    ...(operation.file ? ['form' as const] : []),
  ];

  function draftOf(operation: Operation, as: Draft['as']) {
    for (;;) {
      const draft = inOrder(operation);
      if (draft.as === as) return draft;
    }
  }

  /** By an admin, or by a visitor where anybody may. */
  function inOrder(operation: Operation): Draft {
    const draft = properDraft(dice, operation, []);
    return operation.access === 'public' ? draft : { ...draft, headers: { ...headers } };
  }

  const withBody = () =>
    operations.flatMap((operation) => waysOf(operation).map((as) => ({ operation, as })));

  async function expectRefused(draft: Draft, what: string, statuses: readonly number[]) {
    const answer = await send(draft);
    const said = `${draft.method} ${draft.path} ${draft.as} ${what}: ${answer.body.slice(0, 200)}`;
    expect(statuses, said).toContain(answer.statusCode);
    expect(answer.json(), said).toMatchObject({ code: expect.any(String), message: expect.any(String) });
    expect(answer.body, said).not.toMatch(/\n\s+at |node_modules|select .* from |SQLITE_|constraint/i);
  }

  async function trace() {
    const { db } = t;
    const tables = [
      'outbox',
      'history',
      'users',
      'enquiries',
      'careers',
      'followups',
      'pendingFileDeletions',
    ] as const;
    return Promise.all(
      tables.map(
        async (table) =>
          (
            await db
              .selectFrom(table)
              .select(({ fn }) => fn.countAll().as('n'))
              .execute()
          )[0]?.n,
      ),
    );
  }

  test('a request that is in order is understood everywhere', async () => {
    const all = withBody();
    expect(all.length).toBeGreaterThan(25);
    for (const { operation, as } of all) {
      const answer = await send(draftOf(operation, as));
      const said = `${operation.method} ${operation.path} ${as} ${answer.statusCode} ${answer.body}`;
      // That an owner is nobody is found when they are looked for, and a note without words when it is read whole.
      if (/"fields":\{"(?:ownerId|staff|rules|text|followupId)"/.test(answer.body)) continue;
      // All ids are one here.
      if (answer.body.includes('Nobody is merged with themselves.')) continue;
      expect(answer.body, said).not.toMatch(
        /"code":"(?:invalid_input|unsupported_type|too_large|forbidden)"/,
      );
    }
  });

  test('attack 15: NUL, half a pair, a megabyte, numbers, lists and objects are refused in every field of every route', async () => {
    const before = await trace();
    let sent = 0;
    let field = 0;
    for (const { operation, as } of withBody())
      for (const [name, rule] of Object.entries(operation.body?.properties ?? {})) {
        if (name === operation.file) continue;
        for (const value of wrongFor(field++)) {
          const isLarge = value === MEGABYTE;
          if (!isLarge && !isFieldRuledOut(name, rule, value, as)) continue;
          const draft = draftOf(operation, as);
          draft.fields.set(name, value);
          await expectRefused(draft, `${name} = ${JSON.stringify(value).slice(0, 40)}`, [400, 413]);
          sent++;
        }
      }
    expect(sent).toBeGreaterThan(600);
    expect(await trace()).toEqual(before);
  });

  test('attack 15: broken JSON, a prototype, another type and what is no object are refused by every route', async () => {
    const before = await trace();
    const bodies = [
      '{"name":',
      'null',
      '"text"',
      '1',
      '{"__proto__":{"role":"admin"}}',
      '\0',
      '{}}',
      '['.repeat(9000),
    ];
    const types = [
      'text/plain',
      'application/json garbage',
      'application/jsonx',
      'application/xml',
      'multipart/form-data',
    ];
    for (const { operation, as } of withBody()) {
      if (as !== 'json') continue;
      for (const body of bodies) {
        const draft = { ...draftOf(operation, as), payload: Buffer.from(body) };
        // Where a file is optional, so is all the rest: nothing is sent then, to no such record.
        const nothing = body === 'null' && operation.file;
        await expectRefused(draft, body.slice(0, 30), nothing ? [400, 404] : [400]);
      }
      for (const type of types) {
        const draft = draftOf(operation, as);
        draft.headers['content-type'] = type;
        await expectRefused(draft, type, [400, 415]);
      }
    }
    for (const { operation, as } of withBody()) {
      if (as !== 'form') continue;
      for (const body of ['', '--b0undary', '--b0undary\r\n', '{}', '--b0undary--\r\n\0']) {
        const draft = { ...draftOf(operation, as), payload: Buffer.from(body) };
        await expectRefused(draft, JSON.stringify(body), operation.body?.required ? [400] : [400, 404]);
      }
      const draft = draftOf(operation, as);
      draft.fields.set('__proto__', 'x');
      await expectRefused(draft, 'a prototype', [400]);
    }
    expect(await trace()).toEqual(before);
  });

  test('attack 15: what stands in an address or a header and is no value of its kind is refused by every route', async () => {
    // More calls than one of them may make in a minute.
    const colleagues = [headers, (await t.logIn('admin')).headers, (await t.logIn('admin')).headers];
    const before = await trace();
    const texts = ['\0', '-1', 'x'.repeat(200), "1'--", '__proto__'];
    for (const [at, operation] of operations.entries()) {
      headers = colleagues[at % colleagues.length] ?? headers;
      for (const { name, schema, in: place } of operation.parameters) {
        for (const text of texts) {
          const draft = inOrder(operation);
          if (place === 'path') {
            draft.path = operation.path.replace(/\{\w+\}/g, encodeURIComponent(text));
            await expectRefused(draft, `${name} = ${text}`, [400, 404]);
          } else if (place === 'query' && isQueryRuledOut(schema, text)) {
            draft.query = [[name, text]];
            await expectRefused(draft, `${name} = ${text}`, [400]);
          }
        }
        const draft = inOrder(operation);
        if (place === 'query') {
          draft.query = [
            [name, '1'],
            [name, '2'],
          ];
          await expectRefused(draft, `two of ${name}`, [400]);
        } else if (place === 'header') {
          for (const text of ['short', 'x'.repeat(201)]) {
            await expectRefused(
              { ...draft, headers: { ...draft.headers, [name]: text } },
              `${name} = ${text}`,
              [400],
            );
          }
        }
      }
    }
    expect(await trace()).toEqual(before);
  });

  test('attack 18: a value outside its list is refused wherever there is a list', async () => {
    const before = await trace();
    const lists = new Set<string>();
    for (const { operation, as } of withBody())
      for (const [name, rule] of Object.entries(operation.body?.properties ?? {})) {
        const known = listOf(rule);
        if (!known) continue;
        const [first = ''] = known;
        for (const value of [
          'none-of-these',
          `${first} `,
          `${first}\t`,
          first.toUpperCase(),
          first.toLowerCase(),
          0,
          [first],
          '__proto__',
          'constructor',
        ]) {
          if (!isFieldRuledOut(name, rule, value, as)) continue;
          const draft = draftOf(operation, as);
          draft.fields.set(name, value);
          await expectRefused(draft, `${name} = ${JSON.stringify(value)}`, [400]);
          lists.add(name);
        }
      }
    expect([...lists].sort()).toEqual(
      expect.arrayContaining(['designation', 'gender', 'requirement', 'role', 'status']),
    );
    expect(await trace()).toEqual(before);
  });
});

function listOf(rule: Schema): string[] | undefined {
  const own = rule.enum?.filter((one): one is string => typeof one === 'string' && one !== '');
  if (own && own.length > 0) return own;
  return rule.anyOf?.map(listOf).find(Boolean);
}
