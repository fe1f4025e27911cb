import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Role, roles } from '~/resources/permissions';
import { startSession } from '~/server/auth/sessions';
import { buildTestApp, type TestApp } from '~/testing/test-app';

/** Per operation; some sixty operations make several thousand requests. */
const RUNS = 60;
/** A live stream has no end to wait for. */
const ENDLESS = '/api/notifications/stream';

const operation = z.object({
  parameters: z.array(z.object({ name: z.string(), in: z.string() })).default([]),
  requestBody: z
    .object({ content: z.record(z.string(), z.object({ schema: z.looseObject({}) })) })
    .optional(),
});
const openapi = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) });

const nasty = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud800',
    '\r\nBcc: x@y.example',
    '%',
    '_',
    "' or 1=1 --",
    '"',
    '\\',
    '#{7*7}',
    '{{7*7}}',
  ),
  fc.constantFrom(
    '../../etc/passwd',
    'javascript:alert(1)',
    '<img src=x onerror=alert(1)>',
    '__proto__',
    'constructor',
  ),
  fc.constantFrom(
    'a@b.example',
    '+919818040101',
    'crm',
    'admin',
    'Pending',
    '2026-01-01T00:00:00.000Z',
    '1e309',
    '-1',
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constant('x'.repeat(5000)),
  fc.uuid({ version: 7 }),
);
const anything = fc.oneof(
  { weight: 4, arbitrary: nasty },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom(0, -1, 1e308, true, null, [], {}, [[[]]], { $ne: 1 }) },
);

const objectOf = (names: readonly string[]) =>
  fc.dictionary(fc.oneof(...(names.length > 0 ? [fc.constantFrom(...names)] : []), nasty), anything, {
    maxKeys: 8,
  });

const ATTACK = fc.record({
  role: fc.constantFrom<(Role | 'nobody')[]>('nobody', ...roles),
  host: fc.integer({ min: 1, max: 250 }),
  net: fc.integer({ min: 1, max: 250 }),
});

describe('whatever is sent to any route', () => {
  let t: TestApp;
  const people = new Map<string, string>();
  beforeAll(async () => {
    t = await buildTestApp();
    for (const role of roles) people.set(role, (await t.addUser(role))._id);
    await t.addUser('admin');
  });
  afterAll(() => t.close());

  async function operations() {
    const { paths } = openapi.parse((await t.app.inject({ url: '/api/openapi.json' })).json());
    return Object.entries(paths)
      .filter(([path]) => path !== ENDLESS)
      .flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, what]) => ({ path, method, ...what })),
      );
  }

  async function headersFor(role: string): Promise<Record<string, string>> {
    const userId = people.get(role);
    if (!userId) return {};
    const { token } = await startSession(t.db, userId, 'hostile', false);
    return { authorization: `Bearer ${token}` };
  }

  test('the answer is never a 5xx, a stack trace, or silence', { timeout: 240_000 }, async () => {
    const all = await operations();
    expect(all.length).toBeGreaterThan(30);
    for (const { path, method, parameters, requestBody } of all) {
      const named = parameters.filter((one) => one.in === 'query').map((one) => one.name);
      const fields = Object.keys(Object(Object.values(requestBody?.content ?? {})[0]?.schema?.properties));
      const request = fc.record({
        ...{ attack: ATTACK },
        id: nasty,
        query: objectOf(named),
        body: objectOf(fields),
      });
      await fc.assert(
        fc.asyncProperty(request, async ({ attack, id, query, body }) => {
          const url = path.replace(/\{\w+\}/g, encodeURIComponent(id.toWellFormed()) || '-');
          const answer = await t.app.inject({
            method: method.toUpperCase() as 'GET',
            url,
            query: Object.fromEntries(
              Object.entries(query).map(([name, value]) => [
                name,
                (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed(),
              ]),
            ),
            headers: await headersFor(attack.role),
            remoteAddress: `10.0.${attack.net}.${attack.host}`,
            ...(method === 'get' ? {} : { payload: body }),
          });
          const seen = `${method} ${url} ${answer.statusCode} ${answer.body.slice(0, 300)}`;
          expect(answer.statusCode, seen).toBeLessThan(500);
          expect(answer.body, seen).not.toMatch(/\n\s+at |node_modules|select .* from |SQLITE_/i);
        }),
        { numRuns: RUNS },
      );
    }
  });
});
