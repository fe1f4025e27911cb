import { describe, expect, test } from 'vitest';
import { now } from '~/lib/time';
import { addFollowup, meera } from '~/testing/factories';
import { scenarios } from '~/testing/scenario';
import { startApp } from '~/testing/start-app';
import type { TestApp } from '~/testing/test-app';
import { followup } from '../followup';

const early = { val: 'Called, no answer', date: '2026-01-05T10:00:00.000Z' };
const late = { val: 'Wants a demo', date: '2026-01-06T10:00:00.000Z' };

describe('the list', () => {
  const twoOfThem = async (t: TestApp) => {
    await addFollowup(t, { name: 'Old', status: 'Completed' });
    await addFollowup(t, { name: 'New', status: 'In Progress', remarks: [early, late] });
    return undefined;
  };
  scenarios([
    {
      name: 'is the plain array, newest first',
      given: twoOfThem,
      as: 'employee',
      call: ['GET', '/api/followup'],
      status: 200,
      answer: [
        { name: 'New', remarks: [early, late] },
        { name: 'Old', remarks: [] },
      ],
      without: ['deletedAt'],
    },
    {
      name: 'is searched by status',
      given: twoOfThem,
      as: 'admin',
      call: ['GET', '/api/followup?page=1&field=status&q=progr'],
      status: 200,
      answer: { items: [{ name: 'New' }], total: 1 },
    },
    {
      name: 'is searched by mobile, under either name',
      given: twoOfThem,
      as: 'admin',
      call: ['GET', '/api/followup?page=1&field=phone&q=98180 401'],
      status: 200,
      answer: { total: 2 },
    },
    {
      name: 'is not sorted by its remarks, which have no order',
      as: 'admin',
      call: ['GET', '/api/followup?page=1&sort=remarks'],
      status: 400,
    },
    { name: 'is closed to clients', as: 'corporate', call: ['GET', '/api/followup'], status: 403 },
    { name: 'is closed to visitors', call: ['GET', '/api/followup'], status: 401 },
    {
      name: 'loses what an admin deletes',
      given: addFollowup,
      as: 'admin',
      call: ['DELETE', '/api/followup/:id'],
      status: 200,
      answer: { message: 'Follow-up deleted successfully' },
    },
    {
      name: 'loses nothing to an employee',
      given: addFollowup,
      as: 'employee',
      call: ['DELETE', '/api/followup/:id'],
      status: 403,
      after: async ({ db }) =>
        expect(await db.selectFrom('followups').select('deletedAt').execute()).toEqual([{ deletedAt: null }]),
    },
  ]);

  test('shows the latest remark, or that there is none', () => {
    const remark = followup.columns.find(({ title }) => title === 'Remark');
    const row = { _id: 'x', ...meera, date: now() };
    expect(remark?.cell?.({ ...row, remarks: [early, late] })).toBe('Wants a demo');
    expect(remark?.cell?.({ ...row, remarks: [] })).toBe('No remarks');
  });
});

test('Completed and Won this month list what was completed and won this month, whoever did it and whenever it came', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('admin');
  const came = { date: '2026-01-05T10:00:00.000Z' };
  const { id: stepped } = await addFollowup(t, { name: 'By a step', ...came });
  const { id: many } = await addFollowup(t, { name: 'With many', ...came });
  const { id: again } = await addFollowup(t, { name: 'Opened again', ...came });
  const { id: longSince } = await addFollowup(t, {
    ...{ name: 'Long since', status: 'Completed', completedAt: '2026-01-07T10:00:00.000Z' },
  });
  await t.call('POST', '/api/followup', {
    headers,
    body: { ...meera, name: 'At once', status: 'Completed' },
  });
  const step = (id: string, status: string) =>
    t.call('POST', `/api/followup/step/followup/${id}`, { headers, body: { status } });
  await step(stepped, 'Completed');
  await step(again, 'Completed');
  await step(again, 'Pending');
  await step(longSince, 'Completed');
  const set = { status: 'Completed' };
  await t.call('POST', '/api/records/followup/bulk', { headers, body: { ids: [many], set } });
  await t.call('POST', '/api/followup', { headers, body: { ...meera, name: 'Sold', stage: 'Won' } });
  const namesIn = async (view: string) => {
    const { query = '' } = followup.views?.find(({ name }) => name === view) ?? {};
    const listed = await t.call('GET', `/api/followup?page=1&sort=name&${query}`, { headers });
    return listed.json().items.map(({ name }: { name: string }) => name);
  };
  expect(await namesIn('Completed this month')).toEqual(['At once', 'By a step', 'Sold', 'With many']);
  expect(await namesIn('Won this month')).toEqual(['Sold']);
  const history = await t.db
    .selectFrom('history')
    .select('changes')
    .where('recordId', '=', stepped)
    .execute();
  expect(history).toEqual([{ changes: [{ field: 'stage', from: 'New', to: 'Closed' }] }]);
});

test('a value is a number in a spreadsheet, and words in the list', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('employee');
  await addFollowup(t, { name: 'Worth it', valuePaise: 123_456_750 });
  const { body } = await t.call('GET', '/api/records/followup/export.csv', { headers });
  expect(body).toContain(',New,1234567.5,');
  const value = followup.columns.find(({ field }) => field === 'valuePaise');
  expect(value?.cell?.({ _id: '', valuePaise: 123_456_750 })).toBe('₹12,34,567.50');
});
