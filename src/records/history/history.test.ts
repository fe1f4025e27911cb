import { expect, test } from 'vitest';
import { resources } from '~/features/resources';
import { now } from '~/lib/time';
import { newId } from '~/platform/db/ids';
import { addCareer, addEnquiry, addFollowup, asha } from '~/testing/factories';
import { type StartedApp, startApp } from '~/testing/start-app';
import type { HistoryEntry } from './history-call';

const unknown = '0198f3d2-0000-7000-8000-000000000000';
const MEGABYTE = 1024 * 1024;
/** A page that never is the last must not keep a test for ever. */
const MOST_LINES = 500;

interface Line {
  resource: string;
  recordId: string;
  action?: 'updated' | 'opened';
  changes?: object[];
}

const addLine = async (
  { db }: StartedApp,
  { resource, recordId, action = 'updated', changes = [] }: Line,
) => {
  const _id = newId();
  const author = { userId: null, userName: 'Ila' };
  const line = { _id, resource, recordId, at: now(), ...author, action, changes: JSON.stringify(changes) };
  await db.insertInto('history').values(line).execute();
  return _id;
};

const idsOf = (entries: HistoryEntry[]) => entries.map(({ _id }) => _id);

test('attack 14: of what was never there no history is told, to anybody', async () => {
  const t = await startApp();
  for (const role of ['admin', 'employee'] as const) {
    const { headers } = await t.logIn(role);
    for (const { name } of resources) {
      const { statusCode } = await t.call('GET', `/api/records/${name}/${unknown}/history`, { headers });
      expect([404, ...(role === 'employee' ? [403] : [])], `${name} as ${role}`).toContain(statusCode);
    }
    const of = await t.call('GET', `/api/followup/of/enquiry/${unknown}`, { headers });
    expect(of.statusCode).toBe(404);
  }
});

test('what was purged has left a line, for those who could have purged it', async () => {
  const t = await startApp();
  const [admin, employee] = [await t.logIn('admin', { name: 'Ila' }), await t.logIn('employee')];
  const { id } = await addEnquiry(t);
  await t.call('DELETE', `/api/quotes/remove/${id}`, admin);
  const history = `/api/records/enquiry/${id}/history`;
  expect((await t.call('GET', history, admin)).json()).toMatchObject([{ action: 'deleted' }]);
  expect((await t.call('GET', history, employee)).statusCode).toBe(404);
  await t.call('DELETE', `/api/records/enquiry/${id}/purge`, admin);
  expect((await t.call('GET', history, admin)).json()).toMatchObject([{ action: 'purged', userName: 'Ila' }]);
  expect((await t.call('GET', history, employee)).statusCode).toBe(404);
});

test('who calls themselves something else for an hour is told by their account, wherever it is told who did it', async () => {
  const t = await startApp();
  const admin = await t.logIn('admin', { name: 'Ila' });
  const mallory = await t.logIn('employee', { name: 'Mallory', email: 'mallory@agency.example' });
  const { id } = await addEnquiry(t);
  for (const name of ['Visitor', 'The retention rule', 'Admin', 'Mallory']) {
    await t.db.updateTable('users').set({ name }).where('_id', '=', mallory.user._id).execute();
    const body = { ...asha, name: `by ${name}` };
    await t.call('PUT', `/api/quotes/updatequotes/${id}`, { headers: mallory.headers, body });
  }
  await t.call('POST', '/api/quotes', { body: asha });
  const account = { name: 'Mallory', email: 'mallory@agency.example' };
  const done = ['Mallory', 'Admin', 'The retention rule', 'Visitor'].map((userName) => ({
    ...{ userName, userId: mallory.user._id, account },
  }));
  const history = await t.call('GET', `/api/records/enquiry/${id}/history?limit=10`, admin);
  expect(history.json().items).toMatchObject(done);
  const { items } = (await t.call('GET', '/api/activity', admin)).json();
  expect(items).toMatchObject([{ userName: 'Visitor', userId: null, account: null }, ...done]);

  await t.call('DELETE', `/api/quotes/remove/${id}`, admin);
  const trash = (await t.call('GET', '/api/records/enquiry/trash', admin)).json();
  const by = { userName: 'Ila', account: { name: 'Ila', email: admin.user.email } };
  expect(trash.items).toMatchObject([{ deletedBy: 'Ila', deleter: by }]);
  // Whose account is gone for good is known by its id still.
  await t.db.deleteFrom('users').where('_id', '=', mallory.user._id).execute();
  const later = await t.call('GET', `/api/records/enquiry/${id}/history`, admin);
  expect(later.json()[1]).toMatchObject({ userName: 'Mallory', userId: mallory.user._id, account: null });
});

test('attack 48: edits, however many, do not bury who opened a CV, and every line is found page by page', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('employee');
  const { id } = await addCareer(t);
  const get = async (query: string) =>
    (await t.call('GET', `/api/records/career/${id}/history${query}`, { headers })).json();
  const lines: string[] = [];
  const opened: string[] = [];
  for (let index = 0; index < 3; index++)
    opened.push(await addLine(t, { resource: 'career', recordId: id, action: 'opened' }));
  for (let index = 0; index < 250; index++)
    lines.push(await addLine(t, { resource: 'career', recordId: id }));
  const all = [...opened, ...lines].toReversed();

  expect(idsOf(await get(''))).toEqual(all.slice(0, 200));
  const found: string[] = [];
  for (let next = ''; next !== 'null' && found.length < MOST_LINES; ) {
    const page = await get(`?limit=60${next && `&before=${next}`}`);
    expect(page.opened).toMatchObject({ count: 3, last: { _id: opened[2], userName: 'Ila' } });
    found.push(...idsOf(page.items));
    next = String(page.next);
  }
  expect(found).toEqual(all);
  const only = await get('?limit=2&action=opened');
  expect(idsOf(only.items)).toEqual([opened[2], opened[1]]);
  expect(idsOf((await get(`?limit=2&action=opened&before=${only.next}`)).items)).toEqual([opened[0]]);
  for (const wrong of ['?limit=0', '?limit=101', "?before=1'--", '?action=purged'])
    expect((await t.call('GET', `/api/records/career/${id}/history${wrong}`, { headers })).statusCode).toBe(
      400,
    );
});

test('attack 48: an answer is bounded by bytes, also where lines are longer than any that is written today', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('admin');
  const { id: recordId } = await addFollowup(t);
  const to = Array.from({ length: 300 }, (_, index) => ({ val: 'ह'.repeat(1000), date: String(index) }));
  const ids: string[] = [];
  for (let index = 0; index < 5; index++) {
    ids.push(
      await addLine(t, { resource: 'followup', recordId, changes: [{ field: 'remarks', from: [], to }] }),
    );
  }
  const url = `/api/records/followup/${recordId}/history`;
  const found: string[] = [];
  for (let next = ''; next !== 'null' && found.length < MOST_LINES; ) {
    const page = await t.call('GET', `${url}?limit=100${next && `&before=${next}`}`, { headers });
    expect(Buffer.byteLength(page.body)).toBeLessThan(1.5 * MEGABYTE);
    found.push(...idsOf(page.json().items));
    next = String(page.json().next);
  }
  expect(found).toEqual(ids.toReversed());
  expect(Buffer.byteLength((await t.call('GET', url, { headers })).body)).toBeLessThan(1.5 * MEGABYTE);
});
