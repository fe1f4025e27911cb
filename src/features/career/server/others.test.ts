import { expect, test } from 'vitest';
import { now } from '~/lib/time';
import { application, careers, ravi } from '~/testing/application';
import { addCareer, addOpening } from '~/testing/factories';
import { startApp } from '~/testing/start-app';

test('who decides sees what the same person has applied for, and who may be the same', async () => {
  const t = await startApp();
  const employee = await t.logIn('employee');
  const { id: openingId } = await addOpening(t, { title: 'Tester' });
  const sister = { ...ravi, name: 'Mira Sen', email: 'mira@sen.example' };
  for (const values of [{ ...ravi, openingId }, ravi, sister])
    expect((await t.call('POST', '/api/career', { body: application(values) })).statusCode).toBe(200);
  const rows = await careers(t);
  const first = rows.find((row) => row.openingId === openingId);
  const second = rows.find((row) => row.email === ravi.email && !row.openingId);
  const other = rows.find((row) => row.email === sister.email);
  if (!first || !second || !other) throw new Error('Somebody did not arrive.');
  await t.db.updateTable('careers').set({ status: 'Rejected' }).where('_id', '=', first._id).execute();
  const { personId } = second;
  await addCareer(t, { personId, deletedAt: now() });
  await addCareer(t, { personId, isSpam: true });
  await addCareer(t);
  const others = async (id: string) => (await t.call('GET', `/api/career/${id}/others`, employee)).json();
  expect(await others(second._id)).toEqual({
    applications: [{ _id: first._id, appliedFor: 'Tester', status: 'Rejected', date: first.date }],
    more: false,
    mayBe: [{ _id: other.personId, name: 'Mira Sen', applications: 1 }],
  });
  expect((await others(other._id)).mayBe).toEqual([{ _id: personId, name: 'Ravi Rao', applications: 2 }]);
});

test('who of those that a list shows has applied more than once is told in one call', async () => {
  const t = await startApp();
  const employee = await t.logIn('employee');
  const [one, twice, hidden] = [1, 2, 3].map((n) => `0198f3d2-0000-7000-8000-00000000000${n}`);
  for (const personId of [one, twice, twice, hidden]) await addCareer(t, { personId });
  await addCareer(t, { personId: hidden, deletedAt: now() });
  await addCareer(t, { personId: hidden, isSpam: true });
  await addCareer(t);
  const ask = (people: string, who = employee) => t.call('GET', `/api/career/repeated?people=${people}`, who);
  expect((await ask(`${one},${twice},${hidden}`)).json()).toEqual([{ personId: twice, applications: 2 }]);
  expect((await ask('')).json()).toEqual([]);
  expect((await ask('all')).statusCode).toBe(400);
  expect((await ask(Array(101).fill(one).join(','))).statusCode).toBe(400);
  expect((await ask(String(one), await t.logIn('user'))).statusCode).toBe(403);
});

test('of many the newest are told, of somebody without others nothing, and of what is gone nothing at all', async () => {
  const t = await startApp();
  const employee = await t.logIn('employee');
  const personId = '0198f3d2-0000-7000-8000-000000000001';
  for (let count = 0; count < 12; count++) await addCareer(t, { personId });
  const { id } = await addCareer(t, { personId });
  const { id: alone } = await addCareer(t);
  const { id: gone } = await addCareer(t, { personId, deletedAt: now() });
  const ask = (of: string) => t.call('GET', `/api/career/${of}/others`, employee);
  const found = (await ask(id)).json();
  expect([found.applications.length, found.more]).toEqual([10, true]);
  expect((await ask(alone)).json()).toEqual({ applications: [], more: false, mayBe: [] });
  expect((await ask(gone)).statusCode).toBe(404);
  expect((await t.call('GET', `/api/career/${id}/others`, await t.logIn('user'))).statusCode).toBe(403);
});
