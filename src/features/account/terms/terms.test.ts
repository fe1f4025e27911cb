import { expect, test } from 'vitest';
import { addFirstWords } from '~/features/content/server/first-words';
import { startApp } from '~/testing/start-app';

async function start() {
  const t = await startApp();
  await addFirstWords(t);
  const [admin, client] = [await t.logIn('admin'), await t.logIn('user')];
  const [{ _id }] = (await t.call('GET', '/api/content/terms', admin)).json();
  const path = `/api/content/terms/${_id}`;
  /** Other words in force; answers their version. */
  async function change(summary: string): Promise<string> {
    const { published } = (await t.call('GET', path, admin)).json();
    const body = { data: { ...published.data, summary }, basedOn: published.version };
    await t.call('PUT', `${path}/draft`, { ...admin, body });
    return (await t.call('POST', `${path}/publish`, admin)).json().entry.published.data.version;
  }
  const terms = async () => (await t.call('GET', '/api/user/terms', client)).json();
  const agree = async (version: string, who = client) =>
    (await t.call('PUT', '/api/user/terms', { ...who, body: { version } })).statusCode;
  return { ...t, admin, client, change, terms, agree };
}

test('whoever agreed to earlier terms agrees to those in force, and to no others; the history tells of it once', async () => {
  const { db, client, change, terms, agree } = await start();
  const { inForce: first } = await terms();
  expect(await agree(first)).toBe(200);
  const second = await change('Other words.');
  expect(await terms()).toEqual({ agreed: first, inForce: second });
  for (const version of [first, '2031-01', second.slice(0, -1)]) expect(await agree(version)).toBe(409);
  expect(await terms()).toEqual({ agreed: first, inForce: second });

  expect([await agree(second), await agree(second)]).toEqual([200, 200]);
  expect(await terms()).toEqual({ agreed: second, inForce: second });
  const told = await db
    .selectFrom('history')
    .select('changes')
    .where('recordId', '=', client.user._id)
    .execute();
  expect(told.filter(({ changes }) => JSON.stringify(changes).includes(second))).toHaveLength(1);
});

test('nobody agrees for anybody else, nor without an account', async () => {
  const { agree, terms, logIn, call } = await start();
  const { agreed, inForce } = await terms();
  expect(await agree(inForce, await logIn('user'))).toBe(200);
  expect((await terms()).agreed).toBe(agreed);
  for (const method of ['GET', 'PUT'] as const)
    expect((await call(method, '/api/user/terms', { body: { version: inForce } })).statusCode).toBe(401);
});
