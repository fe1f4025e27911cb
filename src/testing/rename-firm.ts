import { expect } from 'vitest';
import { z } from 'zod';
import type { StartedApp } from './start-app';

const answered = z.looseObject({
  published: z.looseObject({ version: z.number(), data: z.looseObject({}) }),
});

/** As the owner does it, in “Brand and contact”. */
export async function renameFirm(
  t: StartedApp,
  admin: { headers: Record<string, string> },
  changes: Record<string, unknown>,
) {
  const [{ _id }] = (await t.call('GET', '/api/content/site', admin)).json();
  const path = `/api/content/site/${_id}`;
  const { published } = answered.parse((await t.call('GET', path, admin)).json());
  const data = { ...published.data, ...changes };
  await t.call('PUT', `${path}/draft`, { ...admin, body: { data, basedOn: published.version } });
  expect((await t.call('POST', `${path}/publish`, { ...admin, body: {} })).statusCode).toBe(200);
}
