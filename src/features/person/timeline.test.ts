import { describe, expect, test } from 'vitest';
import { now } from '~/lib/time';
import { newId } from '~/platform/db/ids';
import type { NewRow } from '~/platform/db/schema';
import { personOf } from '~/records/people/person-of';
import { addCareer, addContact, addEnquiry, addFollowup, addIotQuote } from '~/testing/factories';
import { scenarios } from '~/testing/scenario';
import { type StartedApp, startApp } from '~/testing/start-app';
import type { TestApp } from '~/testing/test-app';
import type { TimelineItem } from './timeline-call';

const EMAIL = 'nadia@marker.example';

async function addPerson({ db }: Pick<TestApp, 'db'>) {
  const who = { name: 'Nadia Marker', email: EMAIL, phone: '' };
  const { _id: personId } = await db.transaction().execute((trx) => personOf(trx, who));
  await db
    .insertInto('personKeys')
    .values({ kind: 'email', value: 'nadia@home.example', personId })
    .execute();
  return personId;
}

type Said = Partial<NewRow<'activities'>> & Pick<NewRow<'activities'>, 'personId' | 'recordId'>;

const say = ({ db }: Pick<TestApp, 'db'>, said: Said) =>
  db
    .insertInto('activities')
    .values({
      _id: newId(),
      resource: 'followup',
      kind: 'note',
      text: 'Said',
      at: now(),
      userName: 'Ila',
      userId: null,
      ...said,
    })
    .execute();

const mail = ({ db }: Pick<TestApp, 'db'>, sent: Partial<NewRow<'outbox'>>) =>
  db
    .insertInto('outbox')
    .values({
      _id: newId(),
      template: 'enquiry-receipt',
      recipient: EMAIL,
      data: '{}',
      status: 'sent',
      nextAttemptAt: now(),
      lastError: null,
      createdAt: now(),
      sentAt: now(),
      ...sent,
    })
    .execute();

async function filled(t: StartedApp) {
  const personId = await addPerson(t);
  const on = (day: number) => `2026-03-${String(day).padStart(2, '0')}T10:00:00.000Z`;
  const { id: enquiry } = await addEnquiry(t, { personId, date: on(1) });
  const { id: followup } = await addFollowup(t, { personId, date: on(2) });
  await say(t, {
    personId,
    recordId: followup,
    kind: 'call',
    direction: 'out',
    outcome: 'reached',
    at: on(3),
  });
  await say(t, { personId, recordId: followup, kind: 'stage', text: 'New → Contacted', at: on(4) });
  await addCareer(t, { personId, date: on(5) });
  await mail(t, { sentAt: on(6) });
  await mail(t, { sentAt: on(7), template: 'password-reset', recipient: 'nadia@home.example' });
  const { _id } = await t.addUser('user', { email: EMAIL });
  await t.db
    .updateTable('users')
    .set({ personId, createdAt: on(8) })
    .where('_id', '=', _id)
    .execute();
  await say(t, { personId, recordId: enquiry, resource: 'enquiry', text: 'Asks for a call', at: on(9) });
  return { personId, enquiry, followup };
}

async function read(t: StartedApp, personId: string, headers: Record<string, string>, query = '') {
  const answer = await t.call('GET', `/api/people/${personId}/timeline?${query}`, { headers });
  expect(answer.statusCode).toBe(200);
  const page: { items: TimelineItem[]; next: string | null } = answer.json();
  return page;
}

const kindsIn = ({ items }: { items: TimelineItem[] }) => items.map(({ kind }) => kind);

describe('the timeline of a person', () => {
  test('tells all that was between them and us, newest first, in words', async () => {
    const t = await startApp();
    const { personId, enquiry } = await filled(t);
    const page = await read(t, personId, (await t.logIn('admin')).headers);
    expect(kindsIn(page)).toEqual([
      ...['note', 'account', 'mail', 'mail', 'application', 'stage', 'call', 'followup', 'request'],
    ]);
    expect(page.next).toBeNull();
    const [note, , reset, receipt, , stage, call, , request] = page.items;
    expect(note).toMatchObject({
      resource: 'enquiry',
      recordId: enquiry,
      by: 'Ila',
      text: 'Asks for a call',
    });
    expect(reset).toMatchObject({ resource: 'outbox', text: 'Password reset', to: 'nadia@home.example' });
    expect(receipt).toMatchObject({ text: 'Enquiry: receipt', to: EMAIL, by: null });
    expect(stage?.text).toBe('New → Contacted');
    expect(call).toMatchObject({ direction: 'out', outcome: 'reached' });
    expect(request).toMatchObject({ recordId: enquiry, by: null });
    expect(request?.text).toMatch(/^Enquiry PW-.*: CRM Development, Faridabad$/);
  });

  test('tells what came in once, although its lead begins with it', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('admin');
    const body = { name: 'Nadia', email: EMAIL, phone: '9818040102', city: 'Hisar', requirement: 'crm' };
    await t.call('POST', '/api/quotes', { body });
    const { personId, _id } = await t.db.selectFrom('enquiries').selectAll().executeTakeFirstOrThrow();
    const note = { resource: 'enquiry', id: _id, kind: 'note', text: 'Rings at four.' };
    await t.call('POST', '/api/activities', { headers, body: note });
    const page = await read(t, personId ?? '', headers);
    const words = page.items.map(({ kind, text }) => [kind, text]).filter(([kind]) => kind !== 'followup');
    expect(words.sort()).toEqual([
      ['note', 'Rings at four.'],
      ['request', expect.stringMatching(/^Enquiry PW-.*: CRM Development, Hisar$/)],
    ]);
  });

  test('says of a lead that it was opened and about what, and nothing that it has become since', async () => {
    const t = await startApp();
    const personId = await addPerson(t);
    const owner = await t.logIn('employee', { name: 'Ravi Rao' });
    await addFollowup(t, {
      ...{ personId, requirement: 'crm', stage: 'Quoted', nextDate: '2026-11-26T00:00:00.000Z' },
      ...{ ownerId: owner.user._id, ownerName: 'Ravi Rao' },
    });
    const { items } = await read(t, personId, owner.headers, 'kind=followup');
    expect(items).toMatchObject([{ kind: 'followup', text: 'CRM Development' }]);
  });

  test('is told by kind', async () => {
    const t = await startApp();
    const { personId } = await filled(t);
    const { headers } = await t.logIn('admin');
    for (const [kind, count] of Object.entries({ mail: 2, request: 1, stage: 1, account: 1, meeting: 0 })) {
      expect(kindsIn(await read(t, personId, headers, `kind=${kind}`))).toEqual(Array(count).fill(kind));
    }
  });

  test('tells nobody of accounts who may not read them', async () => {
    const t = await startApp();
    const { personId } = await filled(t);
    const page = await read(t, personId, (await t.logIn('employee')).headers);
    expect(kindsIn(page)).toEqual([
      ...['note', 'mail', 'application', 'stage', 'call', 'followup', 'request'],
    ]);
    expect(JSON.stringify(page)).not.toContain('Password');
  });

  test('comes page by page, each entry once, where many share a moment', async () => {
    const t = await startApp();
    const personId = await addPerson(t);
    const { headers } = await t.logIn('employee');
    const at = '2026-03-01T10:00:00.000Z';
    const { id: recordId } = await addFollowup(t, { personId, date: at });
    for (const add of [addEnquiry, addContact, addIotQuote, addCareer])
      for (let count = 0; count < 3; count++) await add(t, { personId, date: at });
    for (let count = 0; count < 7; count++) await say(t, { personId, recordId, at });
    for (let count = 0; count < 3; count++) await mail(t, { sentAt: at });
    const found: string[] = [];
    let before = '';
    do {
      const page = await read(t, personId, headers, `limit=4${before && `&before=${before}`}`);
      found.push(...page.items.map(({ _id }) => _id));
      before = page.next ?? '';
    } while (before);
    expect(found).toHaveLength(23);
    expect(found).toEqual([...new Set(found)].sort().reverse());
  });

  test.each([
    '2026-02-30T00:00:00.000Z',
    '2026-06-31T10:00:00.000Z',
    '0000-01-01T00:00:00.000Z',
    '2026-03-01T24:00:00.000Z',
  ])('attack 47: a place in it at %s, which is no moment, is refused', async (at) => {
    const t = await startApp();
    const personId = await addPerson(t);
    const { headers } = await t.logIn('employee');
    const before = `${at}_00000000-0000-0000-0000-000000000000`;
    const answer = await t.call('GET', `/api/people/${personId}/timeline?before=${before}`, { headers });
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      'This is not where a page of the timeline ended.',
    ]);
  });

  test('leaves out what lies in the trash, was taken for spam or is somebody else’s, and what was said of it', async () => {
    const t = await startApp();
    const personId = await addPerson(t);
    const { headers } = await t.logIn('admin');
    const { id: deleted } = await addEnquiry(t, { personId, deletedAt: now() });
    await say(t, { personId, recordId: deleted, resource: 'enquiry' });
    const { id: spam } = await addContact(t, { personId, isSpam: true });
    await say(t, { personId, recordId: spam, resource: 'contact' });
    await say(t, { personId, recordId: newId() });
    await addEnquiry(t);
    await mail(t, { status: 'dropped' });
    await mail(t, { status: 'queued', sentAt: null });
    await mail(t, { recipient: 'somebody@else.example' });
    await mail(t, { template: 'enquiry-alert' });
    await mail(t, { template: 'written' });
    expect((await read(t, personId, headers)).items).toEqual([]);
    await t.db.updateTable('enquiries').set({ deletedAt: null }).execute();
    expect(kindsIn(await read(t, personId, headers)).sort()).toEqual(['note', 'request']);
  });

  test('what is deleted for good is gone from it', async () => {
    const t = await startApp();
    const { personId, followup } = await filled(t);
    const admin = await t.logIn('admin');
    await t.call('DELETE', `/api/followup/${followup}`, admin);
    await t.call('DELETE', `/api/records/followup/${followup}/purge`, admin);
    expect(kindsIn(await read(t, personId, admin.headers))).not.toContain('call');
    expect(
      await t.db.selectFrom('activities').where('recordId', '=', followup).selectAll().execute(),
    ).toEqual([]);
  });

  test('of who was merged leads on to the other', async () => {
    const t = await startApp();
    const { personId } = await filled(t);
    const fromId = newId();
    await t.db.insertInto('personRedirects').values({ fromId, toId: personId }).execute();
    const { headers } = await t.logIn('employee');
    const answer = await t.call('GET', `/api/people/${fromId}/timeline?kind=call`, { headers });
    expect(answer.statusCode).toBe(301);
    expect(answer.headers).toMatchObject({
      location: `/api/people/${personId}/timeline?kind=call`,
      'cache-control': 'no-store',
    });
  });

  const id = '0198f3d2-0000-7000-8000-000000000000';
  scenarios([
    {
      name: 'of nobody there is none',
      as: 'employee',
      call: ['GET', `/api/people/${id}/timeline`],
      status: 404,
    },
    ...['yesterday', `2026-13-01T00:00:00.000Z_${id}`, `2026-03-01T10:00:00.000Z_${id}'`].map((before) => ({
      name: `attack 16: a page that begins before ${before} is refused`,
      as: 'employee' as const,
      call: ['GET', `/api/people/${id}/timeline?before=${encodeURIComponent(before)}`] as ['GET', string],
      status: 400,
    })),
    {
      name: 'a client reads none',
      as: 'user',
      call: ['GET', `/api/people/${id}/timeline`],
      status: 403,
    },
  ]);
});
