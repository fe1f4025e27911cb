import { describe, expect, test } from 'vitest';
import { now } from '~/lib/time';
import { newId } from '~/platform/db/ids';
import { addContact, addEnquiry, addQuotation, asha } from '~/testing/factories';
import { startApp } from '~/testing/start-app';
import { dump } from './test-kit';

const SHARED = 'office@verma.example';

test('a split finds the last of thousands of records, and leaves an address with whom another of them has it', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('admin');
  await t.call('POST', '/api/quotes', { body: asha });
  const { _id: personId } = await t.db.selectFrom('people').select('_id').executeTakeFirstOrThrow();
  const many = Array.from({ length: 2100 }, (_, n) => ({
    ...{ ...asha, _id: newId(), reference: `R${n}`, date: now(), deletedAt: null, personId },
    email: n < 2098 ? asha.email : SHARED,
  }));
  for (let at = 0; at < many.length; at += 300)
    await t.db
      .insertInto('enquiries')
      .values(many.slice(at, at + 300))
      .execute();
  await t.db.insertInto('personKeys').values({ kind: 'email', value: SHARED, personId }).execute();
  const split = await t.call('POST', `/api/people/${personId}/split`, {
    headers,
    body: { records: [{ resource: 'enquiry', _id: many.at(-1)?._id }] },
  });
  expect(split.statusCode, split.body).toBe(200);
  const whose = t.db.selectFrom('personKeys').select('personId').where('value', '=', SHARED);
  expect(await whose.execute()).toEqual([{ personId }]);
});

test('whoever had the latest of what goes along knows them, of whatever kind it is', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('admin');
  const [dev, ila] = [
    await t.addUser('employee', { name: 'Dev' }),
    await t.addUser('employee', { name: 'Ila' }),
  ];
  await t.call('POST', '/api/quotes', { body: asha });
  const { _id: personId } = await t.db.selectFrom('people').select('_id').executeTakeFirstOrThrow();
  const theirs = { email: SHARED, personId };
  // In the order of the kinds the contact comes last.
  const newer = await addEnquiry(t, {
    ...theirs,
    date: '2026-06-01T10:00:00.000Z',
    ownerId: ila._id,
    ownerName: 'Ila',
  });
  const older = await addContact(t, {
    ...theirs,
    date: '2026-01-01T10:00:00.000Z',
    ownerId: dev._id,
    ownerName: 'Dev',
  });
  const records = [
    { resource: 'contact', _id: older.id },
    { resource: 'enquiry', _id: newer.id },
  ];
  const split = await t.call('POST', `/api/people/${personId}/split`, { headers, body: { records } });
  expect(split.statusCode, split.body).toBe(200);
  const made = t.db.selectFrom('people').select('ownerName').where('_id', '<>', personId);
  expect(await made.execute()).toEqual([{ ownerName: 'Ila' }]);
});

/** Two who share the address of their office: the second has joined the lead of the first, which a colleague has in hand. */
async function office() {
  const t = await startApp();
  const { headers } = await t.logIn('admin');
  const owner = await t.addUser('employee', { name: 'Dev' });
  const send = async (name: string, phone: string) => {
    const sent = await t.call('POST', '/api/quotes', { body: { ...asha, email: SHARED, name, phone } });
    expect(sent.statusCode, sent.body).toBe(200);
  };
  const enquiries = () =>
    t.db
      .selectFrom('enquiries')
      .select(['_id', 'name', 'personId', 'followupId', 'stage', 'ownerName'])
      .orderBy('_id')
      .execute();
  const leads = () =>
    t.db
      .selectFrom('followups')
      .select(['_id', 'name', 'personId', 'sourceId', 'status', 'ownerName'])
      .orderBy('_id')
      .execute();
  const notesOn = (recordId: unknown) =>
    t.db
      .selectFrom('activities')
      .select(['text', 'personId'])
      .where('resource', '=', 'followup')
      .where('recordId', '=', String(recordId))
      .orderBy('_id')
      .execute();
  const post = async (url: string, body: object = {}) => {
    const answer = await t.call('POST', url, { headers, body });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };
  await send('Asha Verma', '98180 40101');
  await send('Ravi Verma', '98180 40102');
  const [first, second] = await enquiries();
  const [lead] = await leads();
  if (!first?.personId || !second || !lead) throw new Error('nothing came in');
  expect([second.personId, second.followupId]).toEqual([first.personId, lead._id]);
  await post(`/api/followup/step/followup/${lead._id}`, { ownerId: owner._id, remark: 'Called both.' });
  const one = first.personId;
  const split = async (...records: [resource: string, _id: string][]): Promise<string> => {
    const body = { records: records.map(([resource, _id]) => ({ resource, _id })) };
    return (await post(`/api/people/${one}/split`, body)).person._id;
  };
  return { ...t, headers, owner, one, first, second, lead, enquiries, leads, notesOn, post, split };
}

describe('when people are split', () => {
  test.each(['followup', 'quotation'] as const)(
    'a request, its follow-up and what was offered there go together: named by the %s',
    async (named) => {
      const t = await office();
      const offered = await addQuotation(t, { followupId: t.lead._id, personId: t.one });
      const other = await t.split([named, named === 'followup' ? t.lead._id : offered.id]);
      const [asked, joined] = await t.enquiries();
      const [lead, anew] = await t.leads();
      expect([asked?.personId, lead?.personId]).toEqual([other, other]);
      expect(await t.db.selectFrom('quotations').select('personId').execute()).toEqual([{ personId: other }]);
      // What had joined it stays behind, and is not forgotten there.
      expect(joined).toMatchObject({
        personId: t.one,
        followupId: anew?._id,
        stage: 'New',
        ownerName: 'Dev',
      });
      expect(anew).toMatchObject({ personId: t.one, name: 'Ravi Verma', sourceId: t.second._id });
      const person = await t.call('GET', `/api/people/${other}`, { headers: t.headers });
      expect(person.json()).toMatchObject({ ownerName: 'Dev', open: [{ _id: t.lead._id }] });
    },
  );

  test('what had joined the lead of the other is followed up by itself, with its own words, by who has it in hand', async () => {
    const t = await office();
    const other = await t.split(['enquiry', t.second._id]);
    const [, joined] = await t.enquiries();
    const [lead, anew] = await t.leads();
    expect(lead).toMatchObject({ personId: t.one, ownerName: 'Dev' });
    expect(joined).toMatchObject({ personId: other, followupId: anew?._id, ownerName: 'Dev' });
    expect(anew).toMatchObject({ personId: other, sourceId: t.second._id, status: 'Pending' });
    expect(await t.notesOn(lead?._id)).toHaveLength(2);
    expect(await t.notesOn(anew?._id)).toMatchObject([{ personId: other }]);
    const person = (await t.call('GET', `/api/people/${other}`, { headers: t.headers })).json();
    expect(person).toMatchObject({ name: 'Ravi Verma', ownerName: 'Dev' });
    expect(new Set(person.records.map(({ group }: { group: string }) => group)).size).toBe(1);
  });

  test('nobody is given again what is done with', async () => {
    const t = await office();
    await t.post(`/api/followup/step/followup/${t.lead._id}`, { stage: 'Closed', remark: 'Done.' });
    await t.split(['enquiry', t.second._id]);
    const [asked, joined] = await t.enquiries();
    expect(asked).toMatchObject({ followupId: t.lead._id, stage: 'Closed' });
    expect(joined).toMatchObject({ followupId: null, stage: null, ownerName: '' });
    expect(await t.leads()).toHaveLength(1);
  });

  test('who is blocked by then is not given what is followed up anew', async () => {
    const t = await office();
    await t.db.updateTable('users').set({ isBlocked: true }).where('_id', '=', t.owner._id).execute();
    await t.split(['enquiry', t.second._id]);
    expect((await t.leads()).map(({ ownerName }) => ownerName)).toEqual(['Dev', '']);
  });

  test('all that is left goes with none of it: something must stay', async () => {
    const t = await office();
    const records = [
      { resource: 'followup', _id: t.lead._id },
      { resource: 'enquiry', _id: t.second._id },
    ];
    const split = await t.call('POST', `/api/people/${t.one}/split`, {
      headers: t.headers,
      body: { records },
    });
    expect(split.statusCode).toBe(400);
    expect(await t.leads()).toHaveLength(1);
  });

  test('and merged again, the way back from that leaves the database as it was', async () => {
    const t = await office();
    const other = await t.split(['enquiry', t.second._id]);
    const before = await dump(t.db);
    const { undo } = await t.post(`/api/people/${t.one}/merge`, { from: other });
    expect((await t.enquiries()).map(({ personId }) => personId)).toEqual([t.one, t.one]);
    await t.post(`/api/people/undo/${undo}`);
    expect(await dump(t.db)).toEqual(before);
  });

  test('by the way back from a merge, what was made since from what returns goes along, and what joined stays with none', async () => {
    const t = await office();
    const other = await t.split(['enquiry', t.second._id]);
    const [, theirs] = await t.leads();
    await t.post(`/api/followup/step/followup/${theirs?._id}`, { stage: 'Closed', remark: 'Done.' });
    await t.post(`/api/followup/step/followup/${t.lead._id}`, { stage: 'Closed', remark: 'Done.' });
    const { undo } = await t.post(`/api/people/${t.one}/merge`, { from: other });
    const { followup: made } = await t.post(`/api/followup/from/enquiry/${t.second._id}`);
    const offered = await addQuotation(t, { followupId: made._id, personId: t.one });
    // Of the one who stays, on what goes.
    await t.post(`/api/followup/from/enquiry/${t.first._id}`);
    expect((await t.enquiries()).map(({ followupId }) => followupId)).toEqual([made._id, made._id]);
    await t.post(`/api/people/undo/${undo}`);
    const [first, second] = await t.enquiries();
    const [, , again, anew] = await t.leads();
    expect(again).toMatchObject({ _id: made._id, personId: other });
    expect(second).toMatchObject({ personId: other, followupId: made._id });
    expect(anew).toMatchObject({ personId: t.one, sourceId: t.first._id });
    expect(first).toMatchObject({ personId: t.one, followupId: anew?._id });
    const quotations = t.db.selectFrom('quotations').select('personId').where('_id', '=', offered.id);
    expect(await quotations.execute()).toEqual([{ personId: other }]);
    expect(new Set((await t.notesOn(made._id)).map(({ personId }) => personId))).toEqual(new Set([other]));
  });
});
