import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { startApp } from '~/testing/start-app';

const property = z.looseObject({ type: z.unknown().optional(), format: z.string().optional() });
const body = z.looseObject({
  properties: z.record(z.string(), property).default({}),
  required: z.array(z.string()).default([]),
});
const document = z.object({
  openapi: z.literal('3.1.0'),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        summary: z.string(),
        tags: z.array(z.string()),
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
const explained = (one: z.output<typeof property>) =>
  'examples' in one || 'enum' in one || [one.type].flat().includes('boolean') || one.format === 'binary';

test('every call is described: what it is for, what may be sent with an example, what comes back, how it refuses', async () => {
  const t = await startApp();
  const { paths } = document.parse((await t.call('GET', '/api/openapi.json')).json());
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, ...operation })),
  );
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

test('the page for people shows every call and holds no script', async () => {
  const t = await startApp();
  const page = await t.call('GET', '/api/docs');
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('/api/iot/quote/iot/quote/products');
  expect(page.body).not.toContain('<script');
});

test('the page for people is drawn once, however often anybody asks', async () => {
  const t = await startApp();
  const describe = vi.spyOn(t.app, 'swagger');
  const bodies = [];
  for (let n = 0; n < 5; n++) bodies.push((await t.call('GET', '/api/docs')).body);
  expect(new Set(bodies).size).toBe(1);
  expect(describe).toHaveBeenCalledTimes(1);
});
