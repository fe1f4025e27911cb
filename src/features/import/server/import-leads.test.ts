import { expect, test } from 'vitest';
import { type StartedApp, startApp } from '~/testing/start-app';
import { desk as importDesk, MAPPING, row, sheet } from './test-kit';

async function desk(t: StartedApp) {
  const { headers } = await t.logIn('admin');
  const { upload } = importDesk(t, headers);
  const act = async (path: string, body?: object, method: 'PUT' | 'POST' = 'POST') =>
    (await t.call(method, `/api/imports/${path}`, { headers, body })).json();
  async function run(numbers: readonly number[], settled: object = {}) {
    return runRows(
      numbers.map((n) => row(n)),
      settled,
    );
  }
  async function runRows(rows: readonly string[], settled: object = {}) {
    const id = String((await upload(sheet(...rows))).json()._id);
    await act(id, { mapping: MAPPING, onDuplicate: 'skip', ...settled }, 'PUT');
    expect(await act(`${id}/run`)).toMatchObject({ added: rows.length });
    return id;
  }
  const leads = () =>
    t.db.selectFrom('followups').selectAll().where('deletedAt', 'is', null).orderBy('_id').execute();
  const call = (path: string, body: object, method: 'PUT' | 'POST' = 'POST') =>
    t.call(method, path, { headers, body });
  return { run, runRows, act, leads, call };
}

const write = (t: StartedApp, n: number) => writeRow(t, row(n));
const writeRow = (t: StartedApp, cells: string) => {
  const [name = '', email = '', phone = '', city = ''] = cells.split(',');
  return t.call('POST', '/api/quotes', { body: { name, email, phone, city, requirement: 'crm' } });
};

test('what is imported opens leads by the rules of the house, or joins the open one, and is one piece of news', async () => {
  const t = await startApp();
  const { run, leads, call } = await desk(t);
  const staff = [(await t.addUser('employee'))._id, (await t.addUser('employee'))._id];
  await call('/api/settings/assignment', { mode: 'round-robin', staff, rules: {} }, 'PUT');
  await write(t, 1);
  await t.db.updateTable('enquiries').set({ deletedAt: '2026-01-01T00:00:00.000Z' }).execute();
  await t.db.deleteFrom('notifications').execute();
  await t.db.deleteFrom('outbox').execute();
  await run([1, 2, 3, 4]);
  const opened = await leads();
  expect(opened).toHaveLength(4);
  const counts = Object.values(Object.groupBy(opened, ({ ownerId }) => String(ownerId)));
  expect(counts.map((some) => some?.length)).toEqual([2, 2]);
  const said = await t.db.selectFrom('enquiries').selectAll().where('deletedAt', 'is', null).execute();
  for (const { followupId, stage, ownerId } of said)
    expect(opened).toContainEqual(expect.objectContaining({ _id: followupId, stage, ownerId }));
  expect(new Set(said.map(({ followupId }) => followupId)).size).toBe(4);
  const news = await t.db.selectFrom('notifications').select(['userId', 'text']).execute();
  expect(news).toEqual([{ userId: null, text: 'Enquiry: 4 imported' }]);
  expect(await t.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
});

test('what is of the past opens none, and is no news', async () => {
  const t = await startApp();
  const { run, leads, act } = await desk(t);
  const id = await run([1, 2], { ofThePast: true });
  expect(await leads()).toEqual([]);
  expect(await t.db.selectFrom('notifications').selectAll().execute()).toEqual([]);
  expect(await act(`${id}/revert`)).toMatchObject({ removed: 2, kept: [] });
});

test('a revert takes the leads along that nobody has touched, and leaves nothing of what had joined another', async () => {
  const t = await startApp();
  const { run, leads, act, call } = await desk(t);
  await write(t, 1);
  const [before] = await leads();
  await t.db.updateTable('enquiries').set({ deletedAt: '2026-01-01T00:00:00.000Z' }).execute();
  const id = await run([1, 2, 3, 4]);
  const worked = (await leads()).find(({ name }) => name === 'Person 3');
  await call('/api/activities', { resource: 'followup', id: worked?._id, kind: 'call', outcome: 'reached' });
  // Another has joined it.
  await write(t, 4);
  expect(await act(`${id}/revert`)).toMatchObject({
    removed: 3,
    kept: [{ message: 'Person 3 has a record that was made from it since.' }],
  });
  expect((await leads()).map(({ name }) => name)).toEqual(['Person 1', 'Person 3', 'Person 4']);
  const notes = t.db
    .selectFrom('activities')
    .select('text')
    .where('recordId', '=', before?._id ?? '');
  expect(await notes.execute()).toHaveLength(1);
});

test('what was taken up by hand stays, whatever becomes of the request: neither a revert nor spam takes it along', async () => {
  const t = await startApp();
  const { run, leads, act, call } = await desk(t);
  const id = await run([1, 2], { ofThePast: true });
  const rows = await t.db.selectFrom('enquiries').select(['_id', 'name']).orderBy('_id').execute();
  const [first, second] = rows.map(({ _id }) => _id);
  await call(`/api/followup/from/enquiry/${first}`, {});
  await call(`/api/followup/step/enquiry/${second}`, { stage: 'Negotiation', nextDate: '' });
  const spam = await call('/api/records/enquiry/bulk', { ids: [second], action: 'spam' });
  expect(spam.statusCode, spam.body).toBe(200);
  expect(await leads()).toHaveLength(2);
  expect(await act(`${id}/revert`)).toMatchObject({
    kept: [
      { message: 'Person 1 has a record that was made from it since.' },
      { message: 'Person 2 has been changed since.' },
    ],
  });
  expect(await leads()).toMatchObject([{ sourceId: first }, { sourceId: second, stage: 'Negotiation' }]);
});

test('a revert takes along the lead of two who stand far apart in the file and are one person', async () => {
  const t = await startApp();
  const { runRows, act, leads } = await desk(t);
  const [first = '', otherAddress] = [row(1), row(1).replace('p1@', 'other@')];
  const second = otherAddress.replace('40001', '49999');
  // We know both of their addresses, and nothing is open of theirs.
  for (const one of [first, otherAddress]) await writeRow(t, one);
  await t.db.updateTable('enquiries').set({ deletedAt: '2026-01-01T00:00:00.000Z' }).execute();
  await t.db.updateTable('followups').set({ deletedAt: '2026-01-01T00:00:00.000Z' }).execute();
  const between = Array.from({ length: 60 }, (_, n) => row(n + 2));
  const id = await runRows([first, ...between, second]);
  expect(await leads()).toHaveLength(61);
  expect(await act(`${id}/revert`)).toMatchObject({ removed: 62, kept: [] });
  expect(await leads()).toEqual([]);
});
