import { describe, expect, test } from 'vitest';
import { now } from '~/lib/time';
import { newId } from '~/server/ids';
import { storedFiles } from '~/testing/application';
import { addContact, addEmployee, addFollowup, asha } from '~/testing/factories';
import { allOf, EMAIL, everywhere, find, type Login, PHONE, traces } from '~/testing/one-person';
import { startApp } from '~/testing/start-app';

describe('a person', () => {
  test('attack 41: is erased with rows, files, mails and mentions, and nothing says who it was', async () => {
    const { t, admin, account, mended } = await everywhere();
    const before = await allOf(t);
    for (const place of ['letters', 'outbox', 'history', 'notifications', 'idempotencyKeys', 'enquiries']) {
      expect(JSON.stringify(before[place]), place).toMatch(traces);
    }
    const answer = await t.call('POST', '/api/privacy/erase', {
      ...admin,
      body: { who: EMAIL, confirm: EMAIL },
    });
    expect(answer.json()).toMatchObject({
      message: 'Erased',
      erased: { records: 8, files: 1, mails: 8, notifications: 4, sessions: 1 },
      kept: [],
    });
    const after = await allOf(t);
    for (const [place, rows] of Object.entries(after))
      expect(JSON.stringify(rows), place).not.toMatch(traces);
    expect(await storedFiles(t)).toEqual([]);
    expect(await t.db.selectFrom('doomedFiles').selectAll().execute()).toEqual([]);
    expect((await t.call('GET', '/api/user/me', account)).statusCode).toBe(401);
    // Somebody else's is as it was, but for the address that was not theirs.
    const lines = (await t.call('GET', `/api/records/enquiry/${mended}/history`, admin)).json();
    expect(JSON.stringify(lines)).toContain('[erased]');
    expect(after.enquiries).toHaveLength(2);
    expect(after.letters).not.toEqual([]);
    expect(JSON.stringify(after.letters)).toContain('Vikram Else');
    expect(after.privacyActions).toMatchObject([
      { action: 'erased', userName: 'Ila', counts: { records: 8 } },
    ]);
    expect(await find(t, admin, EMAIL)).toMatchObject({ records: [], held: { mails: 0, history: 0 } });
    expect(await find(t, admin, PHONE)).toMatchObject({ records: [], held: { mails: 0, history: 0 } });
  });

  test('attack 41: leaves the notes on records of others, which keep the rest of their words', async () => {
    const t = await startApp();
    const admin = await t.logIn('admin');
    const { id } = await addFollowup(t, { email: 'vikram@else.example' });
    const said = [EMAIL, `wife of Nadia@Marker.example, call ${PHONE}.`, `not x${EMAIL} or ${EMAIL}.org`];
    const note = { resource: 'followup', recordId: id, kind: 'note' as const, at: now() };
    for (const text of said)
      await t.db
        .insertInto('activities')
        .values({ ...note, _id: newId(), text, userId: null, userName: 'Ila' })
        .execute();
    const before = await find(t, admin, EMAIL);
    expect([before.held.history, before.wouldErase.history]).toEqual([2, 2]);
    for (const who of [EMAIL, PHONE])
      await t.call('POST', '/api/privacy/erase', { ...admin, body: { who, confirm: who } });
    const notes = await t.db.selectFrom('activities').select('text').orderBy('_id').execute();
    const left = ['[erased]', 'wife of [erased], call [erased].', said[2]];
    expect(notes.map(({ text }) => text)).toEqual(left);
    expect((await find(t, admin, EMAIL)).held.history).toBe(0);
  });

  test('who worked here leaves what they did, done by nobody in particular', async () => {
    const t = await startApp();
    const [admin, colleague] = [
      await t.logIn('admin'),
      await t.logIn('admin', { name: 'Nadia Markerwala', email: EMAIL }),
    ];
    const { id } = await addFollowup(t, { ownerId: colleague.user._id, ownerName: 'Nadia Markerwala' });
    const contact = await addContact(t);
    await t.call('PUT', `/api/contact/${contact.id}`, { ...colleague, body: { city: 'Palwal' } });
    await t.call('POST', '/api/privacy/erase', { ...admin, body: { who: EMAIL, confirm: EMAIL } });
    expect(JSON.stringify(await allOf(t))).not.toMatch(traces);
    const followup = await t.db.selectFrom('followups').selectAll().where('_id', '=', id).executeTakeFirst();
    expect(followup).toMatchObject({ ownerId: null, ownerName: '' });
    const lines = (await t.call('GET', `/api/records/contact/${contact.id}/history`, admin)).json();
    expect(lines).toMatchObject([{ action: 'updated', userName: 'Erased person' }]);
  });

  test('what must be kept is named with the reason, before and after, and the rest goes', async () => {
    const t = await startApp();
    const admin = await t.logIn('admin');
    const employee = await addEmployee(t, { email: EMAIL });
    await addContact(t, { email: EMAIL });
    await t.call('POST', `/api/employee/${employee.employeeId}/invite`, admin);
    const found = await find(t, admin, EMAIL);
    const reasons = Object.fromEntries(
      found.records.map((one: { resource: string; keptBecause: string }) => [one.resource, one.keptBecause]),
    );
    expect(reasons).toEqual({
      user: 'The account belongs to the record of an employment, and stays with it.',
      contact: null,
      employee: 'Labour law asks an employer to keep the record of an employment.',
    });
    expect([found.held.records, found.wouldErase.records]).toEqual([3, 1]);
    expect([found.held.mails, found.wouldErase.mails]).toEqual([1, 0]);
    const answer = await t.call('POST', '/api/privacy/erase', {
      ...admin,
      body: { who: EMAIL, confirm: EMAIL },
    });
    expect(answer.json().kept).toHaveLength(2);
    expect(await t.db.selectFrom('contacts').selectAll().execute()).toEqual([]);
    expect(await t.db.selectFrom('outbox').select('recipient').execute()).toEqual([{ recipient: EMAIL }]);
    expect(await t.db.selectFrom('employees').select('_id').execute()).toEqual([{ _id: employee.id }]);
  });

  test('nobody erases themselves, and so the last admin stays', async () => {
    const t = await startApp();
    const admin = await t.logIn('admin', { email: EMAIL });
    const reason = async () => (await find(t, admin, EMAIL)).records[0].keptBecause;
    expect(await reason()).toBe('Nobody erases their own account: another admin does it.');
    await t.call('POST', '/api/privacy/erase', { ...admin, body: { who: EMAIL, confirm: EMAIL } });
    expect(await t.db.selectFrom('users').select('email').execute()).toEqual([{ email: EMAIL }]);
  });

  test('two admins who erase each other at once leave one', async () => {
    const t = await startApp();
    const [one, other] = [await t.logIn('admin'), await t.logIn('admin')];
    const erase = (by: Login, { user: { email } }: Login) =>
      t.call('POST', '/api/privacy/erase', { ...by, body: { who: email, confirm: email } });
    const answers = await Promise.all([erase(one, other), erase(other, one)]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await t.db.selectFrom('users').select('role').execute()).toEqual([{ role: 'admin' }]);
  });

  test('who has sent more than is read at a time goes whole', { timeout: 60_000 }, async () => {
    const t = await startApp();
    const admin = await t.logIn('admin');
    const row = { ...asha, email: EMAIL, phone: PHONE, date: now(), isSpam: true, deletedAt: null };
    for (let batch = 0; batch < 3; batch++) {
      const rows = Array.from({ length: 80 }, () => ({ ...row, _id: newId(), reference: newId() }));
      await t.db.insertInto('enquiries').values(rows).execute();
    }
    expect(await find(t, admin, EMAIL)).toMatchObject({
      more: true,
      held: { records: 240 },
      records: { length: 200 },
    });
    const answer = await t.call('POST', '/api/privacy/erase', {
      ...admin,
      body: { who: EMAIL, confirm: EMAIL },
    });
    expect(answer.json().erased.records).toBe(240);
    expect(await t.db.selectFrom('enquiries').selectAll().execute()).toEqual([]);
  });
});
