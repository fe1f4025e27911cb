import { describe, expect, test } from 'vitest';
import { now } from '~/lib/time';
import { visitor } from '~/platform/auth/author';
import { newId } from '~/platform/db/ids';
import { insertRows } from '~/platform/db/rows-from';
import { addContact, asha } from '~/testing/factories';
import { type StartedApp, startApp } from '~/testing/start-app';

const leads = ({ db }: StartedApp) => db.selectFrom('followups').selectAll().orderBy('_id').execute();
const enquiries = ({ db }: StartedApp) => db.selectFrom('enquiries').selectAll().orderBy('_id').execute();
const notes = async ({ db }: StartedApp) =>
  (await db.selectFrom('activities').selectAll().orderBy('_id').execute()).map(({ text }) => text);
const news = ({ db }: StartedApp) => db.selectFrom('notifications').select(['userId', 'text']).execute();

async function desk(t: StartedApp) {
  const { headers, user } = await t.logIn('admin', { name: 'Ravi Rao' });
  return {
    user,
    send: (change: object = {}) => t.call('POST', '/api/quotes', { body: { ...asha, ...change } }),
    call: async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body: object = {}) =>
      (await t.call(method, url, { headers, ...(method === 'GET' ? {} : { body }) })).json(),
  };
}

describe('what somebody sends', () => {
  test('attack 49: onto one lead, a thousand times, leaves room for the notes of who works on it', async () => {
    const t = await startApp();
    const { send, call } = await desk(t);
    await send();
    const [lead] = await leads(t);
    const said = { resource: 'followup', recordId: lead?._id ?? '', kind: 'note' as const, text: 'Again' };
    const rows = Array.from({ length: 1000 }, () => ({ _id: newId(), at: now(), ...said, ...visitor }));
    await insertRows(t.db, 'activities', rows);
    const taken = await call('POST', `/api/followup/step/followup/${lead?._id}`, { remark: 'Called' });
    expect(taken.message).toBe('Follow-up updated successfully');
  });

  test('is followed up at once, unplanned and unowned, and says so itself', async () => {
    const t = await startApp();
    const { send } = await desk(t);
    await send();
    const [lead, ...others] = await leads(t);
    const [enquiry] = await enquiries(t);
    expect(others).toEqual([]);
    expect(lead).toMatchObject({
      ...{ name: 'Asha Verma', email: 'asha@verma.example', mobile: '+919818040101', requirement: 'crm' },
      ...{ stage: 'New', status: 'Pending', nextDate: null, valuePaise: null, ownerId: null },
      ...{
        sourceResource: 'enquiry',
        sourceId: enquiry?._id,
        personId: enquiry?.personId,
        channel: 'direct',
      },
    });
    expect(enquiry).toMatchObject({ followupId: lead?._id, stage: 'New', ownerId: null, ownerName: '' });
    expect(await notes(t)).toEqual([expect.stringMatching(/^Enquiry PW-.*CRM Development, Faridabad$/)]);
  });

  test('joins what is open of theirs, whose owner alone hears of it; of what is done a new one is opened', async () => {
    const t = await startApp();
    const { send, call } = await desk(t);
    await send();
    const [first] = await leads(t);
    const meera = await t.addUser('employee', { name: 'Meera' });
    await call('POST', `/api/followup/step/followup/${first?._id}`, { ownerId: meera._id, stage: 'Quoted' });
    await t.db.deleteFrom('notifications').execute();
    await send({ requirement: 'hrm' });
    expect(await leads(t)).toHaveLength(1);
    const said = { followupId: first?._id, stage: 'Quoted', ownerId: meera._id, ownerName: 'Meera' };
    expect(await enquiries(t)).toMatchObject([said, said]);
    expect(await notes(t)).toEqual(expect.arrayContaining([expect.stringMatching(/HRM Development/)]));
    expect(await news(t)).toEqual([{ userId: meera._id, text: 'Enquiry: Asha Verma' }]);
    await call('POST', `/api/followup/step/followup/${first?._id}`, { stage: 'Won' });
    await send();
    const [won, second] = await leads(t);
    expect(won).toMatchObject({ stage: 'Won' });
    // Who knows them goes on.
    expect(second).toMatchObject({ stage: 'New', ownerName: 'Meera' });
    expect((await enquiries(t)).map(({ stage }) => stage)).toEqual(['Won', 'Won', 'New']);
  });

  test('of one person many times at once is one lead', async () => {
    const t = await startApp();
    const { send } = await desk(t);
    await Promise.all(Array.from({ length: 20 }, () => send()));
    expect(await leads(t)).toHaveLength(1);
    const known = await enquiries(t);
    expect(new Set(known.map(({ followupId }) => followupId)).size).toBe(1);
    await t.db.updateTable('followups').set({ stage: 'Closed', status: 'Completed' }).execute();
    await Promise.all(Array.from({ length: 20 }, () => send()));
    expect(await leads(t)).toHaveLength(2);
  });

  test('is followed up when it turns out to be no spam, and not before', async () => {
    const t = await startApp();
    const { send, call } = await desk(t);
    await send({ website: 'https://spam.example' });
    expect(await leads(t)).toEqual([]);
    const [enquiry] = await enquiries(t);
    expect(enquiry).toMatchObject({ isSpam: true, followupId: null });
    await call('POST', `/api/records/enquiry/bulk`, { ids: [enquiry?._id], action: 'notSpam' });
    const [lead] = await leads(t);
    expect(lead).toMatchObject({ sourceId: enquiry?._id });
    expect(await enquiries(t)).toMatchObject([{ followupId: lead?._id, stage: 'New' }]);
  });

  test('that is taken for spam and put back has the lead that somebody has planned, with its day', async () => {
    const t = await startApp();
    const { send, call } = await desk(t);
    await send();
    const [planned] = await leads(t);
    const nextDate = '2030-01-01T00:00:00.000Z';
    // As what was followed up before stages were counted, and whatever else is planned from the first.
    await t.db.updateTable('followups').set({ nextDate }).execute();
    const [enquiry] = await enquiries(t);
    for (const action of ['spam', 'notSpam'])
      await call('POST', `/api/records/enquiry/bulk`, { ids: [enquiry?._id], action });
    const days = await t.db.selectFrom('followups').select(['_id', 'nextDate']).execute();
    expect(days).toEqual([{ _id: planned?._id, nextDate }]);
  });

  test('says what its follow-up says: deleted, restored, purged, handed on, renamed', async () => {
    const t = await startApp();
    const { send, call, user } = await desk(t);
    await send();
    const [lead] = await leads(t);
    const said = async () => {
      const [{ followupId, stage, ownerId, ownerName } = {}] = await enquiries(t);
      return { followupId, stage, ownerId, ownerName };
    };
    const nothing = { stage: null, ownerId: null, ownerName: '' };
    await call('POST', '/api/records/followup/bulk', { ids: [lead?._id], set: { ownerId: user._id } });
    expect(await said()).toMatchObject({ ownerId: user._id, ownerName: 'Ravi Rao', stage: 'New' });
    await t.db.updateTable('followups').set({ version: 2 }).execute();
    await call('DELETE', `/api/followup/${lead?._id}`);
    expect(await said()).toMatchObject(nothing);
    await call('POST', `/api/records/followup/${lead?._id}/restore`);
    expect(await said()).toMatchObject({ stage: 'New', ownerName: 'Ravi Rao' });
    await call('DELETE', `/api/followup/${lead?._id}`);
    await call('DELETE', `/api/records/followup/${lead?._id}/purge`);
    expect(await leads(t)).toEqual([]);
    expect(await said()).toEqual({ followupId: null, ...nothing });
  });

  test('is listed by stage and owner for the staff, and tells a client neither', async () => {
    const t = await startApp();
    const { send, call, user } = await desk(t);
    await send();
    await send({ email: 'other@verma.example', phone: '9818040199', name: 'Other' });
    const [lead] = await leads(t);
    await call('POST', `/api/followup/step/followup/${lead?._id}`, { stage: 'Quoted', ownerId: user._id });
    const names = async (query: string) =>
      (await call('GET', `/api/quotes?page=1&${query}`)).items.map(({ name }: { name: string }) => name);
    expect(await names('is.stage=Quoted')).toEqual(['Asha Verma']);
    expect(await names('is.ownerId=me')).toEqual(['Asha Verma']);
    expect(await names('is.ownerId=none&is.stage=New')).toEqual(['Other']);
    const client = await t.logIn('user', { email: 'asha@verma.example' });
    const own = await t.call('GET', '/api/quotes', client);
    expect(own.json()).toHaveLength(1);
    expect(own.body).not.toMatch(/Quoted|ownerId|followupId|Ravi/);
    expect((await t.call('GET', '/api/quotes?page=1&is.stage=New', client)).statusCode).toBe(400);
  });
});

test('an older record that is followed up by hand joins the lead of the same person', async () => {
  const t = await startApp();
  const { send, call } = await desk(t);
  await send();
  const [lead] = await leads(t);
  const { id } = await addContact(t, { personId: lead?.personId ?? null });
  expect(await call('POST', `/api/followup/from/contact/${id}`)).toMatchObject({
    message: 'There is a follow-up already',
    followup: { _id: lead?._id },
  });
  expect(await call('GET', `/api/followup/of/contact/${id}`)).toMatchObject([{ _id: lead?._id }]);
});
