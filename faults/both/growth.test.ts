import { expect, test } from 'vitest';
import { entriesOf } from '~/platform/backup/archive/read-archive';
import { makeBackup } from '~/platform/backup/backup';
import { bytesIn } from '~/platform/db/pages-by-bytes';
import { addFollowup, meera } from '~/testing/factories';
import { type StartedApp, startApp } from '~/testing/start-app';

const EDITS = 1000;
const MEGABYTE = 1024 * 1024;
const longest = (index: number) => `${String(index).padEnd(5)}${'ह'.repeat(1995)}`;

const historyBytes = async ({ db }: StartedApp) => {
  const { bytes } = await db
    .selectFrom('history')
    .select((eb) => eb.fn.sum<number>(bytesIn(db, 'changes')).as('bytes'))
    .executeTakeFirstOrThrow();
  return Number(bytes);
};

test('attack 48: a thousand edits of the largest size grow in line, and every way to read them works', async () => {
  const t = await startApp();
  const { id } = await addFollowup(t);
  const { headers } = await t.logIn('admin');
  const get = (url: string) => t.call('GET', url, { headers });
  const edit = (said: object) =>
    t.call('PUT', `/api/followup/${id}`, { headers, body: { ...meera, ...said } });
  const grown: number[] = [];
  for (let index = 0; index < EDITS; index++) {
    expect((await edit({ remark: longest(index) })).statusCode).toBe(200);
    if (index === EDITS / 2 - 1) grown.push(await historyBytes(t));
  }
  const all = await historyBytes(t);
  expect(all).toBeLessThan(EDITS * 4000);
  expect(all / (grown[0] ?? 0)).toBeLessThan(2.2);

  const record = await get(`/api/records/followup/${id}`);
  expect(record.json().remarks).toHaveLength(20);
  expect(record.json().remarks.at(-1).val).toBe(longest(EDITS - 1));
  for (const list of ['/api/followup', '/api/followup?page=1&pageSize=100']) {
    const { statusCode, body } = await get(list);
    expect([statusCode, body.includes(longest(EDITS - 1))]).toEqual([200, true]);
    expect(Buffer.byteLength(body)).toBeLessThan(100_000);
  }
  const csv = await get('/api/records/followup/export.csv');
  expect(csv.body).toContain(longest(EDITS - 1));
  const history = await get(`/api/records/followup/${id}/history`);
  expect(history.statusCode).toBe(200);
  expect(history.json().length).toBeGreaterThan(0);
  expect(Buffer.byteLength(history.body)).toBeLessThan(MEGABYTE);

  const remarks: { val: string; date: string }[] = [];
  for (let next = ''; next !== 'null' && remarks.length <= EDITS; ) {
    const page = (await get(`/api/followup/${id}/remarks?limit=100${next && `&before=${next}`}`)).json();
    remarks.unshift(...page.items.toReversed());
    next = String(page.next);
  }
  expect(remarks.map(({ val }) => val)).toEqual(Array.from({ length: EDITS }, (_, index) => longest(index)));
  // A client of the contract sends all of it back: nothing is new in it.
  const whole = remarks.map(({ val, date }) => ({ val, date }));
  expect((await edit({ remarks: whole })).statusCode).toBe(200);
  expect((await edit({ remark: 'one more' })).statusCode).toBe(400);
  expect(await t.db.selectFrom('activities').select('_id').execute()).toHaveLength(EDITS);

  const made = await makeBackup(t);
  const parts: number[] = [];
  for await (const { size } of entriesOf(made?.path ?? '')) parts.push(size);
  expect(Math.max(...parts)).toBeLessThan(6 * MEGABYTE);
  expect(made?.manifest.tables.activities?.rows).toBe(EDITS);
});
