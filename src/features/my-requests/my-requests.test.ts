import { describe, expect, test } from 'vitest';
import { dayOf, now } from '~/lib/time';
import { newId } from '~/platform/db/ids';
import { unzip } from '~/platform/files/zip/test-kit';
import { addContact } from '~/testing/factories';
import { type StartedApp, startApp } from '~/testing/start-app';

const demo = {
  name: 'Ritu Saini',
  email: 'ritu@saini.example',
  phone: '9818040102',
  city: 'Hisar',
  requirement: 'crm',
};

const client = (t: StartedApp, more: object = {}) =>
  t.logIn('user', { email: demo.email, name: 'Ritu Saini', ...more });
const mine = async (t: StartedApp, headers: Record<string, string>) =>
  (await t.call('GET', '/api/my/requests', { headers })).json().items;
const reply = (
  t: StartedApp,
  headers: Record<string, string>,
  id: string,
  text = 'Thursday suits me.',
  resource = 'enquiry',
) => t.call('POST', `/api/my/requests/${resource}/${id}/reply`, { headers, body: { text } });
const replies = ({ db }: StartedApp) =>
  db.selectFrom('activities').selectAll().where('kind', '=', 'reply').execute();

async function asked(t: StartedApp) {
  await t.call('POST', '/api/quotes', { body: demo });
  const { _id } = await t.db
    .selectFrom('enquiries')
    .select('_id')
    .orderBy('date', 'desc')
    .executeTakeFirstOrThrow();
  return _id;
}

/** The lead that a request has become, in the hands of somebody or of nobody. */
async function lead(t: StartedApp, id: string, more: object = {}) {
  await t.db.deleteFrom('followups').execute();
  const _id = newId();
  const { name, email, phone: mobile } = demo;
  const row = { _id, date: now(), name, email, mobile, status: 'Pending' as const, ownerName: '', ...more };
  await t.db
    .insertInto('followups')
    .values({ ...row, deletedAt: null })
    .execute();
  await t.db.updateTable('enquiries').set({ followupId: _id, stage: 'New' }).where('_id', '=', id).execute();
  return _id;
}

const wrote = (t: StartedApp, about: string, text: string, more: object = {}) =>
  t.db
    .insertInto('outbox')
    .values({
      _id: newId(),
      template: 'written',
      recipient: demo.email,
      data: JSON.stringify({ _id: about, email: demo.email, subject: 'Your demo', text }),
      status: 'sent',
      nextAttemptAt: now(),
      lastError: null,
      createdAt: now(),
      sentAt: now(),
      ...more,
    })
    .execute();

describe('what a client has asked for', () => {
  test('is told with its stage in plain words, and with what we wrote to them about it', async () => {
    const t = await startApp();
    const { headers } = await client(t);
    const id = await asked(t);
    const followup = await lead(t, id);
    for (const [stage, words] of [
      ['New', 'We have it'],
      ['Quoted', 'You have our offer'],
      ['Lost', 'Closed'],
    ] as const) {
      await t.db.updateTable('enquiries').set({ stage }).where('_id', '=', id).execute();
      expect(await mine(t, headers)).toMatchObject([{ title: 'Demo request', stage: words, messages: [] }]);
    }
    await wrote(t, id, 'When may I call you?', { createdAt: '2026-01-02T10:00:00.000Z' });
    await wrote(t, followup, 'Here is our offer.', { createdAt: '2026-01-03T10:00:00.000Z' });
    const [item] = await mine(t, headers);
    expect(item.messages).toEqual([
      { at: '2026-01-02T10:00:00.000Z', from: 'us', subject: 'Your demo', text: 'When may I call you?' },
      { at: '2026-01-03T10:00:00.000Z', from: 'us', subject: 'Your demo', text: 'Here is our offer.' },
    ]);
  });

  test('says what a message was about as people read it', async () => {
    const t = await startApp();
    const { headers } = await client(t);
    await addContact(t, { email: demo.email, requirement: 'dynamic-web-dev' });
    expect(await mine(t, headers)).toMatchObject([{ title: 'Message', about: 'Dynamic Web Development' }]);
  });

  test('tells what the staff write to them from its record', async () => {
    const t = await startApp();
    const { headers } = await client(t);
    const admin = await t.logIn('admin');
    const id = await asked(t);
    const body = { resource: 'enquiry', id, subject: 'Your demo', text: 'Is Thursday at eleven right?' };
    expect((await t.call('POST', '/api/mails', { ...admin, body })).statusCode).toBe(200);
    const [item] = await mine(t, headers);
    expect(item.messages).toMatchObject([{ from: 'us', subject: 'Your demo', text: body.text }]);
  });

  test('tells what the staff write to the person under the latest request, or beside them where nothing is open', async () => {
    const t = await startApp();
    const { headers } = await client(t);
    const admin = await t.logIn('admin');
    await asked(t);
    await t.call('POST', '/api/iot/quote/iot/quote/products', {
      body: { name: demo.name, email: demo.email, phone: demo.phone, productName: 'Soil sensor' },
    });
    const { personId } = await t.db.selectFrom('enquiries').select('personId').executeTakeFirstOrThrow();
    const write = (text: string) =>
      t.call('POST', '/api/mails', {
        ...admin,
        body: { resource: 'person', id: personId, subject: 'Hello', text },
      });
    expect((await write('Is Thursday right?')).statusCode).toBe(200);
    await t.db.updateTable('followups').set({ status: 'Completed', stage: 'Won' }).execute();
    expect((await write('Happy new year.')).statusCode).toBe(200);
    const { items, others } = (await t.call('GET', '/api/my/requests', { headers })).json();
    expect(items).toMatchObject([
      { resource: 'iot-quote', messages: [{ from: 'us', text: 'Is Thursday right?' }] },
      { resource: 'enquiry', messages: [] },
    ]);
    expect(others).toMatchObject([{ from: 'us', subject: 'Hello', text: 'Happy new year.' }]);
    const stranger = await t.logIn('user', { email: 'other@saini.example' });
    expect((await t.call('GET', '/api/my/requests', { headers: stranger.headers })).json().others).toEqual(
      [],
    );
  });

  test('attack 14: tells nothing of what staff say among themselves, nor what was written to somebody else', async () => {
    const t = await startApp();
    const { headers } = await client(t);
    const id = await asked(t);
    const followup = await lead(t, id, { lostReason: 'SECRET', valuePaise: 123_456, stage: 'Lost' });
    const author = { userId: null, userName: 'SECRET' };
    const about = [
      { resource: 'enquiry', recordId: id },
      { resource: 'followup', recordId: followup },
    ];
    for (const where of about)
      for (const kind of ['note', 'call', 'whatsapp', 'mail', 'meeting', 'stage'] as const)
        await t.db
          .insertInto('activities')
          .values({
            _id: newId(),
            ...where,
            personId: null,
            kind,
            direction: 'out',
            text: 'SECRET',
            at: now(),
            ...author,
          })
          .execute();
    await wrote(t, id, 'SECRET', { recipient: 'other@saini.example' });
    await wrote(t, followup, 'SECRET', { template: 'alert-enquiry' });
    await wrote(t, followup, 'SECRET', { status: 'failed' });
    const { body } = await t.call('GET', '/api/my/requests', { headers });
    expect(body).not.toContain('SECRET');
    expect(body).not.toContain('123456');
    expect(body).not.toContain(followup);
  });

  test('attack 14: is nobody’s while the address is not confirmed, nor somebody else’s', async () => {
    const t = await startApp();
    const stranger = await client(t, { emailVerifiedAt: null });
    const other = await t.logIn('user', { email: 'other@saini.example' });
    const id = await asked(t);
    for (const { headers } of [stranger, other]) {
      expect(await mine(t, headers)).toEqual([]);
      expect((await reply(t, headers, id)).statusCode).toBe(404);
    }
    await t.db.updateTable('enquiries').set({ isSpam: true }).execute();
    await t.db.updateTable('users').set({ emailVerifiedAt: now() }).execute();
    expect(await mine(t, stranger.headers)).toEqual([]);
    expect((await reply(t, stranger.headers, id)).statusCode).toBe(404);
    expect((await t.call('GET', '/api/my/requests')).statusCode).toBe(401);
    expect(await replies(t)).toEqual([]);
  });
});

describe('a reply', () => {
  test('stands on the timeline, rings for the owner alone, and makes what nobody has planned due today', async () => {
    const t = await startApp();
    const owner = await t.logIn('employee');
    await t.logIn('admin');
    const { headers, user } = await client(t);
    const id = await asked(t);
    const followup = await lead(t, id, { ownerId: owner.user._id });
    await t.db.deleteFrom('notifications').execute();
    expect((await reply(t, headers, id)).json()).toEqual({ message: 'Thank you. We have your reply.' });
    expect(await replies(t)).toMatchObject([
      { resource: 'enquiry', recordId: id, direction: 'in', text: 'Thursday suits me.', userId: user._id },
    ]);
    const bell = async (who: Record<string, string>) =>
      (await t.call('GET', '/api/notifications', { headers: who })).json().items;
    expect(await bell(owner.headers)).toMatchObject([{ recordId: id, text: 'Reply from Ritu Saini' }]);
    const row = await t.db.selectFrom('followups').selectAll().where('_id', '=', followup).executeTakeFirst();
    expect(row?.nextDate).toContain(dayOf(now()));
    const [item] = await mine(t, headers);
    expect(item.messages).toMatchObject([{ from: 'you', text: 'Thursday suits me.' }]);
    const seen = await t.call('GET', `/api/replies/enquiry/${id}`, { headers: owner.headers });
    expect(seen.json().items).toMatchObject([{ text: 'Thursday suits me.' }]);
    expect((await t.call('GET', `/api/replies/enquiry/${id}`, { headers })).statusCode).toBe(403);
  });

  test('leaves a day that was planned, and rings for all where the owner is gone', async () => {
    const t = await startApp();
    const owner = await t.logIn('employee', { isBlocked: true });
    const admin = await t.logIn('admin');
    const { headers } = await client(t);
    const id = await asked(t);
    const nextDate = '2030-01-01T00:00:00.000Z';
    const followup = await lead(t, id, { ownerId: owner.user._id, nextDate });
    await t.db.deleteFrom('notifications').execute();
    expect((await reply(t, headers, id)).statusCode).toBe(200);
    const bell = (await t.call('GET', '/api/notifications', { headers: admin.headers })).json().items;
    expect(bell).toMatchObject([{ text: 'Reply from Ritu Saini' }]);
    const row = await t.db.selectFrom('followups').selectAll().where('_id', '=', followup).executeTakeFirst();
    expect(row?.nextDate).toBe(nextDate);
  });

  test('rings for all while the owner is away', async () => {
    const t = await startApp();
    const owner = await t.logIn('employee');
    const admin = await t.logIn('admin');
    const { headers } = await client(t);
    const id = await asked(t);
    await lead(t, id, { ownerId: owner.user._id });
    const today = dayOf(now());
    const away = { away: { from: today, to: today } };
    const set = await t.call('PUT', '/api/settings/my-notices', { headers: owner.headers, body: away });
    expect(set.statusCode, set.body).toBe(200);
    await t.db.deleteFrom('notifications').execute();
    expect((await reply(t, headers, id)).statusCode).toBe(200);
    const bell = await t.call('GET', '/api/notifications', { headers: admin.headers });
    expect(bell.json().items).toMatchObject([{ recordId: id, text: 'Reply from Ritu Saini' }]);
  });

  test('to what was done with opens a lead anew, of who knows them, with what was said, and rings for that one', async () => {
    const t = await startApp();
    const owner = await t.logIn('employee', { name: 'Ravi Rao' });
    const { headers } = await client(t);
    const id = await asked(t);
    const before = await t.db.selectFrom('followups').selectAll().executeTakeFirstOrThrow();
    const step = { stage: 'Lost', lostReason: 'Too dear', ownerId: owner.user._id };
    await t.call('POST', `/api/followup/step/followup/${before._id}`, { headers: owner.headers, body: step });
    await t.db.deleteFrom('notifications').execute();
    const both = await Promise.all([reply(t, headers, id, 'We need more.'), reply(t, headers, id, 'Much.')]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const leads = t.db.selectFrom('followups').selectAll().where('_id', '<>', before._id);
    const [opened, ...more] = await leads.execute();
    expect(more).toEqual([]);
    expect(opened).toMatchObject({ stage: 'New', ownerId: owner.user._id, personId: before.personId });
    expect(opened?.nextDate).toContain(dayOf(now()));
    const notes = t.db
      .selectFrom('activities')
      .select('text')
      .where('recordId', '=', opened?._id ?? '');
    expect(['We need more.', 'Much.']).toContain((await notes.executeTakeFirst())?.text);
    expect(await t.db.selectFrom('enquiries').select(['followupId', 'stage']).execute()).toEqual([
      { followupId: opened?._id, stage: 'New' },
    ]);
    const bell = await t.call('GET', '/api/notifications', { headers: owner.headers });
    expect(bell.json().items).toMatchObject(Array(2).fill({ recordId: id, text: 'Reply from Ritu Saini' }));
  });

  test('to what was won leaves it agreed on, opens one lead beside it, and is answered under the same request', async () => {
    const t = await startApp();
    const owner = await t.logIn('employee', { name: 'Ravi Rao' });
    const { headers } = await client(t);
    const id = await asked(t);
    const won = await t.db.selectFrom('followups').selectAll().executeTakeFirstOrThrow();
    const step = (about: string, body: object) =>
      t.call('POST', `/api/followup/step/${about}`, { headers: owner.headers, body });
    await step(`followup/${won._id}`, { stage: 'Won', ownerId: owner.user._id });
    for (const text of ['When do we start?', 'And with whom?'])
      expect((await reply(t, headers, id, text)).statusCode).toBe(200);
    const isWon = async () => {
      expect(await mine(t, headers)).toMatchObject([{ stage: 'Agreed' }]);
      expect(await t.db.selectFrom('enquiries').select(['followupId', 'stage']).execute()).toEqual([
        { followupId: won._id, stage: 'Won' },
      ]);
    };
    await isWon();
    const leads = t.db.selectFrom('followups').selectAll().where('_id', '<>', won._id);
    const [opened, ...more] = await leads.execute();
    expect(more).toEqual([]);
    expect(opened).toMatchObject({ stage: 'New', ownerId: owner.user._id, sourceId: id });
    expect(opened?.nextDate).toContain(dayOf(now()));
    // What the staff do from the record goes to what is open, and what they write to whoever asked is an answer to them.
    await step(`enquiry/${id}`, { remark: 'Starts on Monday.' });
    const called = { resource: 'enquiry', id, kind: 'call', outcome: 'reached', text: '' };
    await t.call('POST', '/api/activities', { headers: owner.headers, body: called });
    const said = t.db.selectFrom('activities').select('recordId').where('userId', '=', owner.user._id);
    for (const { recordId } of await said.where('kind', 'in', ['note', 'call']).execute())
      expect(recordId).toBe(opened?._id);
    const subjects = { followup: opened?._id, person: won.personId, enquiry: id };
    for (const [resource, about] of Object.entries(subjects)) {
      const body = { resource, id: about, subject: 'Your start', text: `On Monday: ${resource}` };
      const mail = await t.call('POST', '/api/mails', { headers: owner.headers, body });
      expect(mail.statusCode, mail.body).toBe(200);
    }
    await isWon();
    const [{ messages }] = await mine(t, headers);
    expect(messages.map(({ text }: { text: string }) => text)).toEqual([
      ...['When do we start?', 'And with whom?'],
      ...['On Monday: followup', 'On Monday: person', 'On Monday: enquiry'],
    ]);
    expect((await t.call('GET', '/api/my/requests', { headers })).json().others).toEqual([]);
  });

  test('attack 38: is taken once under its key, and is neither empty nor without end', async () => {
    const t = await startApp();
    const { headers } = await client(t);
    const id = await asked(t);
    const keyed = { ...headers, 'idempotency-key': 'reply-0001' };
    const both = await Promise.all([reply(t, keyed, id), reply(t, keyed, id)]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await replies(t)).toHaveLength(1);
    for (const text of ['', '   ', 'x'.repeat(2001)])
      expect((await reply(t, headers, id, text)).statusCode).toBe(400);
    expect((await reply(t, headers, id, 'hello', 'employee')).statusCode).toBe(400);
    expect(await replies(t)).toHaveLength(1);
  });

  test('twenty an hour are taken, however many come at once', async () => {
    const t = await startApp();
    const { headers } = await client(t);
    const id = await asked(t);
    const answers = await Promise.all(
      Array.from({ length: 23 }, (_, n) => reply(t, headers, id, `Reply ${n}`)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(3);
    expect(await replies(t)).toHaveLength(20);
  });

  test('attack 41: is in the copy of what is held on whoever wrote it, and goes when they are erased', async () => {
    const t = await startApp();
    const admin = await t.logIn('admin');
    const { headers } = await client(t);
    const id = await asked(t);
    await reply(t, headers, id, 'Ring me on MARKER street.');
    const copy = await t.call('POST', '/api/privacy/export', { ...admin, body: { who: demo.email } });
    expect(String(unzip(copy.rawPayload).get('held.json'))).toContain('MARKER street');
    const body = { who: demo.email, confirm: demo.email };
    expect((await t.call('POST', '/api/privacy/erase', { ...admin, body })).statusCode).toBe(200);
    expect(await replies(t)).toEqual([]);
    expect(await t.db.selectFrom('notifications').selectAll().where('recordId', '=', id).execute()).toEqual(
      [],
    );
  });
});
