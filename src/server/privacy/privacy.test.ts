import fs from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { now } from '~/lib/time';
import { samples } from '~/server/files/test-kit';
import { newId } from '~/server/ids';
import { application, storedFiles } from '~/testing/application';
import { addContact, addEmployee, addEnquiry, addFollowup, asha } from '~/testing/factories';
import { scenarios } from '~/testing/scenario';
import { type StartedApp, startApp } from '~/testing/start-app';
import { unzip } from './test-kit';

const EMAIL = 'nadia@marker.example';
const PHONE = '+919818047777';
const nadia = { name: 'Nadia Markerwala', email: EMAIL, phone: '98180 47777' };

type Login = Awaited<ReturnType<StartedApp['logIn']>>;

/** One person in every place where the site can hold one, and somebody else beside them. */
async function everywhere() {
  const t = await startApp();
  const admin = await t.logIn('admin', { name: 'Ila', mobile: '+919818040001' });
  await t.call('POST', '/api/quotes', { body: { ...asha, ...nadia } });
  await t.call('POST', '/api/quotes', { body: { ...asha, ...nadia, website: 'robot' } });
  await t.call('POST', '/api/contact/fillcontact', { body: { ...nadia, city: 'Palwal' } });
  await t.call('POST', '/api/iot/quote/iot/quote/products', {
    body: { ...nadia, productName: 'Field Gateway' },
  });
  await t.call('POST', '/api/career', { body: application({ ...nadia, designation: 'WBD' }, samples.pdf) });
  const account = await t.logIn('user', { name: nadia.name, email: EMAIL, mobile: PHONE });
  const [contact] = (await t.call('GET', '/api/contact/getcontact', admin)).json();
  const { followup } = (await t.call('POST', `/api/followup/from/contact/${contact._id}`, admin)).json();
  // The same follow-up goes by another address later; where it came from still says whose it is.
  const { name, mobile } = followup;
  await t.call('PUT', `/api/followup/${followup._id}`, {
    ...admin,
    body: { name, mobile: '98180 48888', email: 'other@marker.example', remark: `${name} asks for a call` },
  });
  expect(mobile).toBe(PHONE);
  const quotes = (await t.call('GET', '/api/iot/quote/all', admin)).json();
  await t.call('DELETE', `/api/iot/quote/${quotes[0]._id}`, admin);
  // Somebody else's record that once carried the address.
  const { id: mended } = await addEnquiry(t, { name: 'Vikram Else', email: 'vikram@else.example' });
  const edit = (email: string) =>
    t.call('PUT', `/api/quotes/updatequotes/${mended}`, {
      ...admin,
      body: { name: 'Vikram Else', email, phone: '98180 46666', requirement: 'crm' },
    });
  await edit(EMAIL);
  await edit('vikram@else.example');
  await t.call('POST', '/api/followup', {
    body: { ...nadia, mobile: nadia.phone, status: 'Pending' },
    headers: { ...admin.headers, 'idempotency-key': 'follow-nadia-up' },
  });
  await t.call('POST', '/api/quotes', {
    body: { ...asha, name: 'Vikram Else', email: 'vikram@else.example' },
  });
  await t.mailer.flush();
  return { t, admin, account, mended };
}

/** Everything that the site keeps, as one text. */
async function allOf({ db, dataDir }: StartedApp) {
  const tables = [
    'users',
    'sessions',
    'enquiries',
    'contacts',
    'careers',
    'iotQuotes',
    'employees',
    'followups',
    'notifications',
    'history',
    'outbox',
    'idempotencyKeys',
    'privacyActions',
  ] as const;
  const kept: Record<string, unknown[]> = {};
  for (const table of tables) kept[table] = await db.selectFrom(table).selectAll().execute();
  const folder = path.join(dataDir, 'mail');
  const letters = await fs.readdir(folder).catch(() => []);
  kept.letters = await Promise.all(letters.map((name) => fs.readFile(path.join(folder, name), 'utf8')));
  return kept;
}

const traces = /nadia|98180 ?47777/i;
const find = async (t: StartedApp, admin: Login, who: string) =>
  (await t.call('POST', '/api/privacy/find', { ...admin, body: { who } })).json();

describe('a person', () => {
  test('attack 41: is found in every place by address and by number, however they are written', async () => {
    const { t, admin } = await everywhere();
    for (const who of [EMAIL, ' Nadia@Marker.Example ', '098180-47777', PHONE]) {
      const found = await find(t, admin, who);
      const seen = found.records.map(
        (one: { resource: string; state: string }) => `${one.resource} ${one.state}`,
      );
      expect(seen.sort()).toEqual([
        'career shown',
        'contact shown',
        'enquiry shown',
        'enquiry spam',
        'followup shown',
        'followup shown',
        'iot-quote trash',
        'user shown',
      ]);
      expect(found).toMatchObject({ more: false, held: { records: 8, files: 1, sessions: 1 } });
      expect(found.wouldErase).toEqual(found.held);
      // Receipts and alerts of what is not spam: four each.
      expect(found.held.mails).toBe(8);
      expect(found.held.notifications).toBe(4);
      expect(found.also).toContain('other@marker.example');
    }
    expect((await find(t, admin, EMAIL)).also).toContain(PHONE);
    expect(await find(t, admin, 'nobody@marker.example')).toMatchObject({ records: [], held: { mails: 0 } });
  });

  test('attack 41: gets all that is held on them, with the files, and no secret and nobody else', async () => {
    const { t, admin } = await everywhere();
    const answer = await t.call('POST', '/api/privacy/export', { ...admin, body: { who: EMAIL } });
    expect(answer.headers['content-type']).toBe('application/zip');
    expect(String(answer.headers['content-disposition'])).not.toMatch(traces);
    const files = unzip(answer.rawPayload);
    const held = JSON.parse(String(files.get('held.json')));
    expect(Object.keys(held.records).sort()).toEqual([
      'career',
      'contact',
      'enquiry',
      'followup',
      'iot-quote',
      'user',
    ]);
    expect(held.records.enquiry).toHaveLength(2);
    expect(held.records.user).toMatchObject([
      { name: nadia.name, mobile: PHONE, sessions: [{ device: 'test' }] },
    ]);
    expect(held.mails).toHaveLength(8);
    expect(held.mails).toContainEqual(expect.objectContaining({ title: 'Enquiry: receipt', status: 'sent' }));
    expect(held.namedIn).toEqual(Array(2).fill(expect.objectContaining({ fields: ['email'] })));
    const cv = [...files].find(([name]) => name.startsWith('files/career-'));
    expect(cv?.[1]).toEqual(samples.pdf);
    const text = String(files.get('held.json'));
    for (const secret of ['Hash', 'argon2', 'vikram', 'Vikram', 'Ila', admin.user.email])
      expect(text).not.toContain(secret);
    const [note] = await t.db.selectFrom('privacyActions').selectAll().execute();
    expect(note).toMatchObject({ action: 'exported', userName: 'Ila', counts: { records: 8, files: 1 } });
  });

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
    expect(await find(t, admin, EMAIL)).toMatchObject({ more: true, held: { records: 200 } });
    const answer = await t.call('POST', '/api/privacy/erase', {
      ...admin,
      body: { who: EMAIL, confirm: EMAIL },
    });
    expect(answer.json().erased.records).toBe(240);
    expect(await t.db.selectFrom('enquiries').selectAll().execute()).toEqual([]);
  });
});

const body = { who: EMAIL, confirm: EMAIL };
scenarios([
  ...(['find', 'export', 'erase'] as const).flatMap(
    (call) =>
      [
        {
          name: `attack 41: an employee may not ${call} a person`,
          given: (t) => addContact(t, { email: EMAIL }),
          as: 'employee' as const,
          call: ['POST', `/api/privacy/${call}`, body] as ['POST', string, object],
          status: 403,
        },
        {
          name: `nobody may ${call} a person`,
          call: ['POST', `/api/privacy/${call}`, body] as ['POST', string, object],
          status: 401,
        },
      ] satisfies Parameters<typeof scenarios>[0],
  ),
  {
    name: 'an erasure that is not confirmed by the same address changes nothing',
    given: (t) => addContact(t, { email: EMAIL }),
    as: 'admin',
    call: ['POST', '/api/privacy/erase', { who: EMAIL, confirm: 'nadia@other.example' }],
    status: 400,
    answer: { fields: { confirm: 'This is not the address or number that is to be erased.' } },
    after: async ({ db }) =>
      expect(await db.selectFrom('contacts').select('email').execute()).toHaveLength(1),
  },
  ...['nadia', '@marker.example', '%', '981'].map((who) => ({
    name: `part of an address or number finds nobody: ${who}`,
    as: 'admin' as const,
    call: ['POST', '/api/privacy/find', { who }] as ['POST', string, object],
    status: 400,
    answer: { fields: { who: 'Enter a whole email address or phone number.' } },
  })),
]);
