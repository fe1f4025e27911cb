import { describe, expect, test } from 'vitest';
import { now } from '~/lib/time';
import { newId } from '~/platform/db/ids';
import { unzip } from '~/platform/files/zip/test-kit';
import { storedFiles } from '~/testing/application';
import { addContact, addEmployee, addFollowup, addIotProduct, asha } from '~/testing/factories';
import { allOf, EMAIL, everywhere, find, type Login, PHONE, traces } from '~/testing/filled/one-person';
import { mailsOf } from '~/testing/mails';
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
      erased: { records: 9, files: 1, mails: 8, notifications: 4, sessions: 1 },
      stayingRecords: [],
    });
    const after = await allOf(t);
    for (const [place, rows] of Object.entries(after))
      expect(JSON.stringify(rows), place).not.toMatch(traces);
    expect(await storedFiles(t)).toEqual([]);
    expect(await t.db.selectFrom('pendingFileDeletions').selectAll().execute()).toEqual([]);
    expect((await t.call('GET', '/api/user/me', account)).statusCode).toBe(401);
    // Somebody else's is as it was, but for the address that was not theirs.
    const lines = (await t.call('GET', `/api/records/enquiry/${mended}/history`, admin)).json();
    expect(JSON.stringify(lines)).toContain('[erased]');
    expect(after.enquiries).toHaveLength(2);
    expect(after.letters).not.toEqual([]);
    expect(JSON.stringify(after.letters)).toContain('Vikram Else');
    expect(after.privacyActions).toMatchObject([
      { action: 'erased', userName: 'Ila', counts: { records: 9 } },
    ]);
    expect(await find(t, admin, EMAIL)).toMatchObject({ records: [], amounts: { mails: 0, history: 0 } });
    expect(await find(t, admin, PHONE)).toMatchObject({ records: [], amounts: { mails: 0, history: 0 } });
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
    expect([before.amounts.history, before.wouldErase.history]).toEqual([2, 2]);
    for (const who of [EMAIL, PHONE])
      await t.call('POST', '/api/privacy/erase', { ...admin, body: { who, confirm: who } });
    const notes = await t.db.selectFrom('activities').select('text').orderBy('_id').execute();
    const left = ['[erased]', 'wife of [erased], call [erased].', said[2]];
    expect(notes.map(({ text }) => text)).toEqual(left);
    expect((await find(t, admin, EMAIL)).amounts.history).toBe(0);
  });

  test('attack 41: leaves mails, letters, notifications and history of others, whose own words are named for people to mend', async () => {
    const t = await startApp();
    const admin = await t.logIn('admin');
    const words = `ask ${EMAIL}, or ${PHONE}.`;
    // Somebody else whose words name her: the record, its mails and the bell of the staff.
    const else_ = { ...asha, name: `Vikram for ${EMAIL}`, email: 'vikram@else.example', city: words };
    expect((await t.call('POST', '/api/quotes', { body: else_ })).statusCode).toBe(200);
    const contact = await addContact(t, { email: 'vikram@else.example', deletedAt: now() });
    await t.db.updateTable('contacts').set({ city: words, deletedAt: now() }).execute();
    const followup = await addFollowup(t, { email: 'vikram@else.example' });
    const note = {
      resource: 'followup',
      recordId: followup.id,
      kind: 'note' as const,
      at: now(),
      userId: null,
      userName: 'Ila',
    };
    for (const remark of [words, `not x${EMAIL}`])
      await t.db
        .insertInto('activities')
        .values({ ...note, _id: newId(), text: remark })
        .execute();
    const product = await addIotProduct(t, { description: `Made by\n${EMAIL}` });
    await t.db
      .updateTable('outbox')
      .set({ lastError: `550 <${EMAIL}> is unknown` })
      .execute();
    // Made from an id alone: who did it is looked up when the letter is written.
    const colleague = await t.logIn('admin', { name: 'Nadia', email: EMAIL });
    const other = await t.addUser('user');
    const promotion = { ...colleague, body: { role: 'admin' } };
    const promoted = await t.call('PUT', `/api/user/edit-role/${other._id}`, promotion);
    expect(promoted.statusCode).toBe(200);
    await t.mailer.flush();

    const before = await allOf(t);
    for (const place of ['history', 'activities', 'notifications', 'outbox', 'letters', 'enquiries'])
      expect(JSON.stringify(before[place]), place).toContain(EMAIL);
    const [enquiry] = await t.db.selectFrom('enquiries').select('_id').execute();
    const [person] = await t.db.selectFrom('people').select('_id').where('name', '=', else_.name).execute();
    const named = [
      { resource: 'enquiry', _id: enquiry?._id, title: else_.name, state: 'shown', fields: ['name', 'city'] },
      { resource: 'contact', _id: contact.id, state: 'trash', fields: ['city'] },
      { resource: 'iot-product', _id: product.id, state: 'shown', fields: ['description'] },
      { resource: 'person', _id: person?._id, state: 'shown', fields: ['name'] },
    ];
    const found = await find(t, admin, EMAIL);
    expect(found.moreNamedIn).toBe(false);
    const [lead] = await t.db
      .selectFrom('followups')
      .select('_id')
      .where('sourceResource', '=', 'enquiry')
      .execute();
    const onLead = { resource: 'followup', _id: lead?._id, title: else_.name, state: 'shown' };
    const ofLead = ['name', 'remarks'].map((field) => ({ ...onLead, fields: [field] }));
    const onFollowup = { resource: 'followup', _id: followup.id, state: 'shown', fields: ['remarks'] };
    const all = [...named, ...ofLead, onFollowup];
    expect(found.namedIn).toHaveLength(all.length);
    expect(found.namedIn).toEqual(expect.arrayContaining(all.map((one) => expect.objectContaining(one))));
    const copy = await t.call('POST', '/api/privacy/export', { ...admin, body: { who: EMAIL } });
    const held = JSON.parse(String(unzip(copy.rawPayload).get('held.json')));
    for (const { resource, _id, fields } of [...named, onFollowup])
      expect(held.namedIn).toContainEqual({ resource, _id, fields });
    expect(JSON.stringify(held.namedIn)).not.toContain('Vikram');

    const erase = (who: string) =>
      t.call('POST', '/api/privacy/erase', { ...admin, body: { who, confirm: who } });
    const answer = (await erase(EMAIL)).json();
    expect(answer.message).toMatch(/^Erased\. Records of others still name them\. /);
    const [leadsName] = ofLead;
    expect(answer.namedIn).toHaveLength(named.length + 1);
    expect(answer.namedIn).toEqual(
      expect.arrayContaining([...named, leadsName].map((one) => expect.objectContaining(one))),
    );
    expect((await erase(PHONE)).json().namedIn).toMatchObject([{ fields: ['city'] }, { fields: ['city'] }]);
    const after = await allOf(t);
    const whole = new RegExp(`(?<!x)${EMAIL}|\\${PHONE}`);
    for (const place of ['history', 'activities', 'notifications', 'outbox', 'letters'])
      expect(JSON.stringify(after[place]), place).not.toMatch(whole);
    for (const place of ['history', 'activities', 'notifications', 'outbox'])
      expect(JSON.stringify(after[place]), place).toContain('[erased]');
    const letters = await mailsOf(t);
    const alert = letters.find(({ subject }) => subject?.includes('Vikram for [erased]'));
    for (const text of [alert?.text, alert?.html]) {
      expect(text).toContain('ask [erased], or [erased].');
      expect(text).not.toMatch(whole);
    }
    expect(JSON.stringify(letters)).not.toMatch(whole);
    // Their own words are theirs to mend.
    expect(after.enquiries).toMatchObject([{ name: else_.name, city: words }]);
    expect(JSON.stringify(after.activities)).toContain(`not x${EMAIL}`);
    expect(await find(t, admin, EMAIL)).toMatchObject({
      amounts: { records: 0, mails: 0, notifications: 0, history: 0 },
      namedIn: { length: 5 },
    });
  });

  test('attack 41: who is named by more records than a screen shows is told so, and the copy names them all', async () => {
    const t = await startApp();
    const admin = await t.logIn('admin');
    const row = { ...asha, date: now(), isSpam: false, deletedAt: null, city: `with ${EMAIL}` };
    for (let batch = 0; batch < 3; batch++) {
      const rows = Array.from({ length: 80 }, () => ({ ...row, _id: newId(), reference: newId() }));
      await t.db.insertInto('enquiries').values(rows).execute();
    }
    expect(await find(t, admin, EMAIL)).toMatchObject({ namedIn: { length: 200 }, moreNamedIn: true });
    const copy = await t.call('POST', '/api/privacy/export', { ...admin, body: { who: EMAIL } });
    const held = JSON.parse(String(unzip(copy.rawPayload).get('held.json')));
    expect(new Set(held.namedIn.map(({ _id }: { _id: string }) => _id)).size).toBe(240);
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
      found.records.map((one: { resource: string; staysBecause: string }) => [
        one.resource,
        one.staysBecause,
      ]),
    );
    expect(reasons).toEqual({
      user: 'The account belongs to the record of an employment, and stays with it.',
      contact: null,
      employee: 'Labour law asks an employer to keep the record of an employment.',
    });
    expect([found.amounts.records, found.wouldErase.records]).toEqual([3, 1]);
    expect([found.amounts.mails, found.wouldErase.mails]).toEqual([1, 0]);
    const answer = await t.call('POST', '/api/privacy/erase', {
      ...admin,
      body: { who: EMAIL, confirm: EMAIL },
    });
    expect(answer.json().stayingRecords).toHaveLength(2);
    expect(await t.db.selectFrom('contacts').selectAll().execute()).toEqual([]);
    expect(await t.db.selectFrom('outbox').select('recipient').execute()).toEqual([{ recipient: EMAIL }]);
    expect(await t.db.selectFrom('employees').select('_id').execute()).toEqual([{ _id: employee.id }]);
  });

  test('nobody erases themselves, and so the last admin stays', async () => {
    const t = await startApp();
    const admin = await t.logIn('admin', { email: EMAIL });
    const reason = async () => (await find(t, admin, EMAIL)).records[0].staysBecause;
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

  test('who has sent more than is read at a time goes whole', async () => {
    const t = await startApp();
    const admin = await t.logIn('admin');
    const row = { ...asha, email: EMAIL, phone: PHONE, date: now(), isSpam: true, deletedAt: null };
    for (let batch = 0; batch < 3; batch++) {
      const rows = Array.from({ length: 80 }, () => ({ ...row, _id: newId(), reference: newId() }));
      await t.db.insertInto('enquiries').values(rows).execute();
    }
    expect(await find(t, admin, EMAIL)).toMatchObject({
      more: true,
      amounts: { records: 240 },
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
