import { expect, test } from 'vitest';
import { addEnquiry } from '~/testing/factories';
import { startApp } from '~/testing/start-app';

async function desk() {
  const t = await startApp();
  const { headers, user } = await t.logIn('employee');
  const post = async (url: string, payload: object = {}) => {
    const answer = await t.app.inject({ method: 'POST', url: `/api/records/${url}`, headers, payload });
    return { status: answer.statusCode, ...answer.json() };
  };
  const owners = async (table: 'enquiries' | 'followups') =>
    (await t.db.selectFrom(table).select(['name', 'ownerName']).orderBy('name').execute()).map(
      ({ name, ownerName }) => `${name}: ${ownerName || 'nobody'}`,
    );
  return { t, user, post, owners };
}

/** As visitors do, so that each is followed up. */
async function book(t: Awaited<ReturnType<typeof startApp>>, name: string, email: string) {
  const body = { name, email, phone: '9818040101', city: 'Palwal', requirement: 'crm' };
  const { statusCode } = await t.call('POST', '/api/quotes', { body });
  expect(statusCode).toBe(200);
}

test('whose many requests are is set where they are followed up, in the history of that, and taken back', async () => {
  const { t, user, post, owners } = await desk();
  await book(t, 'Asha', 'asha@bulk.example');
  await book(t, 'Bela', 'bela@bulk.example');
  const bare = (await addEnquiry(t, { name: 'Chitra' })).id;
  const asked = await t.db.selectFrom('enquiries').select('_id').where('_id', '!=', bare).execute();
  const ids = [...asked.map(({ _id }) => _id), bare];
  const done = await post('enquiry/bulk', { ids, set: { ownerId: user._id } });
  expect(done).toMatchObject({
    ...{ status: 200, changed: 2, message: 'Inquiry updated successfully! (2)' },
    skipped: [{ _id: bare, message: 'Nobody follows it up yet.' }],
  });
  expect(await owners('enquiries')).toEqual([`Asha: ${user.name}`, `Bela: ${user.name}`, 'Chitra: nobody']);
  expect(await owners('followups')).toEqual([`Asha: ${user.name}`, `Bela: ${user.name}`]);
  const rows = await t.db.selectFrom('history').select(['resource', 'action']).execute();
  expect(rows.filter(({ action }) => action === 'updated')).toEqual([
    { resource: 'followup', action: 'updated' },
    { resource: 'followup', action: 'updated' },
  ]);
  expect(await post('enquiry/bulk', { ids: [ids[0]], set: { ownerId: user._id } })).toMatchObject({
    ...{ changed: 0, undo: null, skipped: [{ _id: ids[0], message: 'It is so already.' }] },
  });
  expect(await post(`undo/${done.undo}`)).toMatchObject({ status: 200, restored: 2 });
  expect(await owners('enquiries')).toEqual(['Asha: nobody', 'Bela: nobody', 'Chitra: nobody']);
});

test('of two requests that one lead follows up both are told of; by a query exactly as many as were expected', async () => {
  const { t, user, post, owners } = await desk();
  await book(t, 'Asha', 'asha@bulk.example');
  await book(t, 'Asha', 'asha@bulk.example');
  const set = { ownerId: user._id };
  const query = 'field=name&q=asha';
  expect(await post('enquiry/bulk', { query, expected: 1, set })).toMatchObject({ status: 409 });
  expect(await owners('followups')).toEqual(['Asha: nobody']);
  expect(await post('enquiry/bulk', { query, expected: 2, set })).toMatchObject({ changed: 2, skipped: [] });
  expect(await owners('enquiries')).toEqual([`Asha: ${user.name}`, `Asha: ${user.name}`]);
});

test('neither with another field of theirs, nor to who does not work here', async () => {
  const { t, user, post } = await desk();
  await book(t, 'Asha', 'asha@bulk.example');
  const { user: client } = await t.logIn('user');
  const asked = await t.db.selectFrom('enquiries').select('_id').execute();
  const ids = asked.map(({ _id }) => _id);
  const mixed = { ownerId: user._id, requirement: 'crm' };
  expect(await post('enquiry/bulk', { ids, set: mixed })).toMatchObject({ status: 400 });
  expect(await post('enquiry/bulk', { ids, set: { ownerId: client._id } })).toMatchObject({ status: 400 });
  expect(await post('enquiry/bulk', { ids, set: { stage: 'Won' } })).toMatchObject({ status: 400 });
});
