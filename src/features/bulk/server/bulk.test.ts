import { describe, expect, test } from 'vitest';
import { resources } from '~/features/resources';
import { fromNow, MINUTE } from '~/lib/time';
import { type Role, reach, roles } from '~/model/permissions';
import { addRecord } from '~/testing/add-record';
import { addEnquiry, addFollowup } from '~/testing/factories';
import { scenarios } from '~/testing/scenario';
import { type StartedApp, startApp } from '~/testing/start-app';

const nobody = '0198f3d2-0000-7000-8000-000000000000';

/** Calls as somebody, and what the follow-ups are now. */
async function desk(t: StartedApp, role: Role = 'admin') {
  const { headers, user } = await t.logIn(role);
  const post = async (url: string, payload: object = {}) => {
    const answer = await t.app.inject({ method: 'POST', url: `/api/records/${url}`, headers, payload });
    return { status: answer.statusCode, ...answer.json() };
  };
  const statuses = async () => {
    const rows = await t.db.selectFrom('followups').select(['name', 'status']).orderBy('name').execute();
    return rows.map(({ name, status }) => `${name} ${status}`);
  };
  return {
    headers,
    user,
    statuses,
    bulk: (body: object) => post('followup/bulk', body),
    undo: (id: string) => post(`undo/${id}`),
  };
}

async function leads(t: StartedApp) {
  const ids: string[] = [];
  for (const [name, status] of [
    ['A', 'Pending'],
    ['B', 'In Progress'],
    ['C', 'Completed'],
  ] as const)
    ids.push((await addFollowup(t, { name, status })).id);
  return ids;
}

test('what many are set to is told in the history of each, says what was skipped and why, and is taken back', async () => {
  const t = await startApp();
  const [a = '', b = '', c = ''] = await leads(t);
  const { bulk, undo, statuses } = await desk(t);
  const done = await bulk({ ids: [a, b, c, nobody, a], set: { status: 'Completed' } });
  expect(done).toMatchObject({ status: 200, changed: 2, message: 'Follow-up updated successfully (2)' });
  expect(done.skipped).toEqual(
    expect.arrayContaining([
      { _id: c, message: 'It is so already.' },
      { _id: nobody, message: 'There is no such record.' },
    ]),
  );
  expect(await statuses()).toEqual(['A Completed', 'B Completed', 'C Completed']);
  const history = await t.db.selectFrom('history').select(['recordId', 'action', 'changes']).execute();
  expect(history).toHaveLength(2);
  expect(history).toContainEqual({
    recordId: a,
    action: 'updated',
    changes: [{ field: 'stage', from: 'New', to: 'Closed' }],
  });
  expect(await undo(done.undo)).toMatchObject({ status: 200, restored: 2, skipped: [] });
  expect(await statuses()).toEqual(['A Pending', 'B In Progress', 'C Completed']);
  // Twice is once.
  expect(await undo(done.undo)).toMatchObject({ status: 404 });
});

test('what was done stays done since then, when a change of many is taken back', async () => {
  const t = await startApp();
  const { bulk, undo } = await desk(t);
  const days = ['2026-01-05T10:00:00.000Z', '2026-02-05T10:00:00.000Z', null];
  const ids: string[] = [];
  for (const completedAt of days) {
    const stage = completedAt ? ('Won' as const) : ('New' as const);
    const { id } = await addFollowup(t, { status: completedAt ? 'Completed' : 'Pending' });
    await t.db.updateTable('followups').set({ stage, completedAt }).where('_id', '=', id).execute();
    ids.push(id);
  }
  const standing = () =>
    t.db.selectFrom('followups').select(['stage', 'status', 'completedAt']).orderBy('_id').execute();
  const before = await standing();
  const done = await bulk({ ids, set: { stage: 'Quoted' } });
  expect((await standing()).map(({ completedAt }) => completedAt)).toEqual([null, null, null]);
  expect(await undo(done.undo)).toMatchObject({ restored: 3 });
  expect(await standing()).toEqual(before);
});

test('attack 58: an undo is for who did it, for a quarter of an hour, and leaves what was changed since', async () => {
  const t = await startApp();
  const ids = await leads(t);
  const { bulk, undo, headers, statuses } = await desk(t);
  const other = await desk(t);
  const done = await bulk({ ids, set: { status: 'Completed' } });
  expect(await other.undo(done.undo)).toMatchObject({ status: 404 });
  const payload = { name: 'A', mobile: '9818040107', remark: 'Called back.' };
  await t.app.inject({ method: 'PUT', url: `/api/followup/${ids[0]}`, headers, payload });
  expect(await undo(done.undo)).toMatchObject({
    restored: 1,
    skipped: [{ _id: ids[0], message: 'It was changed meanwhile, and is left as it is.' }],
  });
  expect(await statuses()).toEqual(['A Completed', 'B In Progress', 'C Completed']);
  const late = await bulk({ ids, set: { status: 'Pending' } });
  await t.db
    .updateTable('undoEntries')
    .set({ expiresAt: fromNow(-MINUTE) })
    .execute();
  expect(await undo(late.undo)).toMatchObject({ status: 404 });
});

test('attack 58: a query changes exactly what was counted, or nothing', async () => {
  const t = await startApp();
  await leads(t);
  const { bulk, statuses } = await desk(t);
  const query = 'is.status=Pending,In Progress&page=3';
  expect(await bulk({ query, expected: 3, set: { status: 'Completed' } })).toMatchObject({
    status: 409,
    code: 'conflict',
  });
  expect(await statuses()).toEqual(['A Pending', 'B In Progress', 'C Completed']);
  expect(await bulk({ query, expected: 2, set: { status: 'Completed' } })).toMatchObject({
    changed: 2,
    skipped: [],
  });
  expect(await bulk({ query: 'is.status=Completed', expected: null, action: 'delete' })).toMatchObject({
    changed: 3,
  });
  expect(await bulk({ query: '', expected: 0, action: 'delete' })).toMatchObject({ changed: 0, undo: null });
});

test('attack 58: while others edit, a query changes no other records, and none over what they have said', async () => {
  const t = await startApp();
  const ids: string[] = [];
  for (let n = 0; n < 450; n++) ids.push((await addFollowup(t, { name: `N${n}` })).id);
  const { bulk, headers } = await desk(t);
  const doing = bulk({ query: 'is.status=Pending', expected: 450, set: { status: 'Completed' } });
  // Whoever stood in the way of another, and was told so, tries once more.
  const edit = async (id: string) => {
    for (;;) {
      const answer = await t.app.inject({
        method: 'PUT',
        url: `/api/followup/${id}`,
        headers,
        payload: { name: 'Edited', mobile: '9818040107', status: 'In Progress' },
      });
      if (answer.statusCode !== 503) return answer;
    }
  };
  // Of either end, since it goes through them in pieces.
  const edits = [...ids.slice(0, 10), ...ids.slice(-10)].map(edit);
  const done = await doing;
  for (const { statusCode, body } of await Promise.all(edits)) expect(statusCode, body).toBe(200);
  const rows = await t.db.selectFrom('followups').select(['name', 'status']).execute();
  const completed = rows.filter(({ status }) => status === 'Completed').length;
  if (done.status === 409) expect(completed).toBe(0);
  else expect(done.changed + done.skipped.length).toBe(450);
  if (done.status !== 409) expect(rows.filter(({ status }) => status === 'Pending')).toEqual([]);
  const edited = rows.filter(({ name }) => name === 'Edited');
  expect([edited.length, edited.filter(({ status }) => status !== 'In Progress')]).toEqual([20, []]);
});

test('an owner comes with their name, must be one who can act, and goes back to who it was', async () => {
  const t = await startApp();
  const ravi = await t.addUser('employee', { name: 'Ravi' });
  const ids = [(await addFollowup(t, { name: 'A', ownerId: ravi._id, ownerName: 'Ravi' })).id];
  const { bulk, undo, user } = await desk(t);
  const owners = () => t.db.selectFrom('followups').select(['ownerId', 'ownerName', 'nextDate']).execute();
  const done = await bulk({ ids, set: { ownerId: user._id, nextDate: '2026-12-01' } });
  expect(await owners()).toMatchObject([
    { ownerId: user._id, ownerName: user.name, nextDate: '2026-12-01T00:00:00.000Z' },
  ]);
  expect(await bulk({ ids, set: { ownerId: nobody } })).toMatchObject({
    status: 400,
    fields: { ownerId: expect.any(String) },
  });
  expect(await undo(done.undo)).toMatchObject({ restored: 1 });
  expect(await owners()).toEqual([{ ownerId: ravi._id, ownerName: 'Ravi', nextDate: null }]);
});

test('what many were deleted or taken for spam comes back, and its way back goes with a record that is purged', async () => {
  const t = await startApp();
  const { id } = await addEnquiry(t, { newsHeld: true });
  const { headers, undo } = await desk(t);
  const bulk = async (body: object) =>
    (
      await t.app.inject({
        method: 'POST',
        url: '/api/records/enquiry/bulk',
        headers,
        payload: { ids: [id], ...body },
      })
    ).json();
  const stored = () =>
    t.db.selectFrom('enquiries').select(['isSpam', 'newsHeld', 'deletedAt']).executeTakeFirstOrThrow();
  const spam = await bulk({ action: 'spam' });
  expect(await stored()).toMatchObject({ isSpam: true, newsHeld: true });
  // Its news had been held back: now they go out, once.
  expect(await undo(spam.undo)).toMatchObject({ restored: 1 });
  expect(await stored()).toMatchObject({ isSpam: false, newsHeld: false });
  expect((await t.db.selectFrom('outbox').select('_id').execute()).length).toBeGreaterThan(0);
  const deleted = await bulk({ action: 'delete' });
  expect((await stored()).deletedAt).not.toBe(null);
  expect(await undo(deleted.undo)).toMatchObject({ restored: 1 });
  await bulk({ action: 'delete' });
  await t.app.inject({ method: 'DELETE', url: `/api/records/enquiry/${id}/purge`, headers });
  expect(await t.db.selectFrom('undoEntries').selectAll().execute()).toEqual([]);
});

test('an admin blocks many at once but never themselves, and lets them in again only when sure who it is', async () => {
  const t = await startApp();
  const { headers, user, undo } = await desk(t);
  const client = await t.addUser('user');
  const colleague = await t.addUser('admin');
  const answer = await t.app.inject({
    method: 'POST',
    url: '/api/records/user/bulk',
    headers,
    payload: { ids: [user._id, client._id, colleague._id], set: { isBlocked: true } },
  });
  const message = 'It is your own account, and is left as it is.';
  expect(answer.json()).toMatchObject({ changed: 2, skipped: [{ _id: user._id, message }] });
  const blocked = () =>
    t.db
      .selectFrom('users')
      .select(['isBlocked', 'blockedByAdmin'])
      .where('_id', '=', client._id)
      .executeTakeFirst();
  expect(await blocked()).toEqual({ isBlocked: true, blockedByAdmin: true });
  await t.db.updateTable('sessions').set({ confirmedAt: null }).execute();
  expect(await undo(answer.json().undo)).toMatchObject({ code: 'confirm_needed' });
  await t.db
    .updateTable('sessions')
    .set({ confirmedAt: fromNow(0) })
    .execute();
  expect(await undo(answer.json().undo)).toMatchObject({ restored: 2 });
  expect(await blocked()).toEqual({ isBlocked: false, blockedByAdmin: false });
});

describe('a call that does not say what it means', () => {
  const refused = (name: string, body: object, status = 400) => ({
    name,
    as: 'admin' as const,
    call: ['POST', '/api/records/followup/bulk', body] as ['POST', string, object],
    status,
  });
  scenarios([
    refused('names no records', { action: 'delete' }),
    refused('names them twice', { ids: [nobody], query: '', expected: 1, action: 'delete' }),
    refused('does not say how many', { query: '', action: 'delete' }),
    refused('does not say what to do', { ids: [nobody] }),
    refused('says two things', { ids: [nobody], set: { status: 'Pending' }, action: 'delete' }),
    refused('has no spam folder', { ids: [nobody], action: 'spam' }),
    refused('sets what is not offered', { ids: [nobody], set: { name: 'Mine' } }),
    refused('sets what there is none of', { ids: [nobody], set: { status: 'Adored' } }),
    refused('sets nothing', { ids: [nobody], set: {} }),
    refused('asks what the list does not know', { query: 'is.name=Asha', expected: 1, action: 'delete' }),
    refused('asks twice', { query: 'is.status=Pending&is.status=Completed', expected: 1, action: 'delete' }),
  ]);
});

test('no role reaches by a bulk call what it may not change or delete', async () => {
  const t = await startApp();
  for (const resource of resources) await addRecord(t, resource);
  for (const role of roles) {
    const { headers } = await t.logIn(role);
    for (const { name, area, table } of resources) {
      const tables = t.db.$extendTables<Record<string, { _id: string; deletedAt: string | null }>>();
      const { _id } = await tables
        .selectFrom(table)
        .select('_id')
        .where('deletedAt', 'is', null)
        .executeTakeFirstOrThrow();
      for (const which of [{ ids: [_id] }, { query: '', expected: 1 }]) {
        if (reach(role, `${area}:delete`) === 'all') continue;
        const payload = { ...which, action: 'delete' };
        const answer = await t.app.inject({
          method: 'POST',
          url: `/api/records/${name}/bulk`,
          headers,
          payload,
        });
        expect(answer.statusCode, `${role} ${name}`).toBe(403);
      }
    }
  }
});
