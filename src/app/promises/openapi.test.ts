// On SQLite alone: a description asks no database.
import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { Ruleset, Spectral } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { startApp, startNewApp } from '~/testing/start-app';

const property = z.looseObject({
  type: z.unknown().optional(),
  format: z.string().optional(),
  get anyOf() {
    return z.array(property).optional();
  },
});
const body = z.looseObject({
  properties: z.record(z.string(), property).default({}),
  required: z.array(z.string()).default([]),
});
const document = z.object({
  openapi: z.literal('3.1.0'),
  tags: z.array(z.object({ name: z.string(), description: z.string().min(1) })),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        operationId: z.string(),
        summary: z.string(),
        description: z.string(),
        security: z.array(z.unknown()),
        'x-access': z.string(),
        tags: z.array(z.string()),
        parameters: z.array(z.object({ name: z.string(), in: z.string() })).default([]),
        requestBody: z
          .object({
            content: z.record(
              z.string(),
              z
                .object({ schema: body, example: z.unknown(), examples: z.unknown() })
                .partial({ example: true, examples: true }),
            ),
          })
          .optional(),
        responses: z.record(z.string(), z.object({ content: z.record(z.string(), z.unknown()).optional() })),
      }),
    ),
  ),
});

/** A file, a yes or no and a choice from a list explain themselves. */
const explained = (one: z.output<typeof property>): boolean =>
  'examples' in one ||
  'enum' in one ||
  [one.type].flat().includes('boolean') ||
  one.format === 'binary' ||
  (one.anyOf ?? []).some(explained);

async function read() {
  const t = await startApp();
  const body = (await t.call('GET', '/api/openapi.json')).json();
  const { paths, tags } = document.parse(body);
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, path, ...operation })),
  );
  return { body, paths, tags, operations };
}

test('every call is described: what it is for, what may be sent with an example, what comes back, how it refuses', async () => {
  const { operations } = await read();
  expect(operations.length).toBeGreaterThan(80);
  for (const { name, requestBody, responses } of operations) {
    expect(responses['200']?.content, name).toBeDefined();
    expect(responses['4XX']?.content, name).toHaveProperty('application/json');
    for (const { schema, example, examples } of Object.values(requestBody?.content ?? {})) {
      const bare = schema.required.filter(
        (field) => !explained(schema.properties[field] ?? { type: 'nothing' }),
      );
      expect(example || examples ? [] : bare, name).toEqual([]);
    }
  }
});

test('every call has a name of its own, a group that is described, and says whether it needs a session', async () => {
  const { operations, tags } = await read();
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  const groups = tags.map(({ name }) => name);
  for (const { name, operationId, description, security, tags: own, ...rest } of operations) {
    expect(operationId, name).toMatch(/^(get|post|put|delete)([A-Z][a-z0-9]*)+$/);
    expect(description, name).not.toBe('');
    expect(groups, name).toEqual(expect.arrayContaining(own));
    expect(security, name).toEqual(rest['x-access'] === 'public' ? [] : [{ bearer: [] }]);
  }
  expect(operations.map(({ operationId }) => operationId)).toEqual(
    expect.arrayContaining(['postQuotes', 'putQuotesUpdatequotesById', 'getRecordsEnquiryByIdHistory']),
  );
});

test('an address is described once, whatever its routes call its parts', async () => {
  const { paths, operations } = await read();
  const templates = Object.keys(paths).map((path) => path.replace(/\{\w+\}/g, '{}'));
  expect(new Set(templates).size).toBe(templates.length);
  expect(Object.keys(paths['/api/employee/{id}'] ?? {}).toSorted()).toEqual(['delete', 'put']);
  for (const { name, path, parameters } of operations) {
    const named = parameters.filter((one) => one.in === 'path').map((one) => one.name);
    expect(named.toSorted(), name).toEqual(
      Array.from(path.matchAll(/\{(\w+)\}/g), ([, part]) => part).toSorted(),
    );
  }
});

test('what only this house marks its fields with is not told', async () => {
  const { body } = await read();
  // A field may be called `file`; a mark stands beside the type of one.
  expect(JSON.stringify(body)).not.toMatch(/"forStaff"|"file":"/);
});

test('Redocly finds nothing in it', async () => {
  const t = await startApp({ PUBLIC_URL: 'https://www.peepalworks.example' });
  const file = path.join(t.dataDir, 'openapi.json');
  await writeFile(file, (await t.call('GET', '/api/openapi.json')).body);
  const silent = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const cli = path.resolve('node_modules/@redocly/cli/bin/cli.js');
  const lint = spawn(process.execPath, [cli, 'lint', file, '--extends=recommended', '--format=json'], {
    cwd: t.dataDir,
    env: { ...process.env, ...silent },
  });
  const said = await text(lint.stdout);
  const problem = z.looseObject({ ruleId: z.string(), message: z.string() });
  const { problems } = z.object({ problems: z.array(problem) }).parse(JSON.parse(said));
  // The contract's own addresses: no id is the word `undo`.
  const isOurs = ({ ruleId, message }: z.output<typeof problem>) =>
    ruleId === 'no-ambiguous-paths' && /\/api\/(?:people|career)\/undo\/{undo}/.test(message);
  expect(problems.filter((one) => !isOurs(one))).toEqual([]);
});

test('Spectral finds nothing in it, of any weight', async () => {
  const t = await startApp({ PUBLIC_URL: 'https://www.peepalworks.example' });
  const described = (await t.call('GET', '/api/openapi.json')).json();
  const spectral = new Spectral();
  spectral.setRuleset(new Ruleset({ extends: oas }));
  const found = await spectral.run(described);
  expect(found.map(({ code, path, message }) => `${code} at ${path.join(' ')}: ${message}`)).toEqual([]);
  // It looks: without what its rules are about it complains. One path is enough for that, and for what nothing else uses then.
  const [first] = Object.entries<{ get?: object }>(described.paths).filter(([, { get }]) => get);
  expect(first).toBeDefined();
  for (const operation of Object.values(Object(first?.[1]))) delete Object(operation).operationId;
  const worse = await spectral.run({ ...described, paths: Object.fromEntries([first ?? []]) });
  expect(worse.map(({ code }) => code)).toContain('operation-operationId');
});

test('the page for people shows every call and holds no script', async () => {
  const t = await startApp();
  const page = await t.call('GET', '/api/docs');
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('/api/iot/quote/iot/quote/products');
  expect(page.body).not.toContain('<script');
});

test.each(['/api/docs', '/api/openapi.json'])('%s is drawn once, however often anybody asks', async (url) => {
  const t = await startNewApp();
  const describe = vi.spyOn(t.app, 'swagger');
  const bodies = [];
  for (let n = 0; n < 5; n++) bodies.push((await t.call('GET', url)).body);
  expect(new Set(bodies).size).toBe(1);
  expect(describe).toHaveBeenCalledTimes(1);
});
