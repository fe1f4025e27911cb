import { describe, expect, test } from 'vitest';
import { resources } from '~/features/resources';
import { now } from '~/lib/time';
import { newId } from '~/platform/db/ids';
import { fileUrl } from '~/platform/files/store/urls';
import { unzip } from '~/platform/files/zip/test-kit';
import { storedFiles } from '~/testing/application';
import { addCareer, addContact, addEmployee, asha, meera } from '~/testing/factories';
import { allOf, EMAIL, everywhere, find, type Login, PHONE } from '~/testing/filled/one-person';
import { storeCv } from '~/testing/servers/backup-place';
import { type StartedApp, startApp } from '~/testing/start-app';

type Told = Record<string, unknown> & { history: object[] };

async function exported(t: StartedApp, admin: Login, who = EMAIL) {
  const answer = await t.call('POST', '/api/privacy/export', { ...admin, body: { who } });
  expect(answer.statusCode).toBe(200);
  const files = unzip(answer.rawPayload);
  const text = String(files.get('held.json'));
  const held: { records: Record<string, Told[]>; mails: object[]; missingFiles: string[] } = JSON.parse(text);
  return { files, text, held };
}

/** Beside the columns that a resource declares. */
const ALWAYS = ['_id', 'state', 'files', 'history', 'notes', 'sessions'];

describe('a copy of all that is held on a person', () => {
  test('attack 41: holds what a resource declares as theirs, and nothing else of any record', async () => {
    const { t, admin } = await everywhere();
    await addEmployee(t, { email: 'employed@marker.example', mobile: PHONE });
    const secret = { secondFactorSeed: 'SEEDOFTHESECONDFACTOR', secondFactorStep: 77_777_777 };
    await t.db.updateTable('users').set(secret).where('mobile', '=', PHONE).execute();
    await t.db.updateTable('followups').set({ ownerName: 'Ila' }).execute();
    const { held, text } = await exported(t, admin, PHONE);
    expect(Object.keys(held.records)).toHaveLength(8);
    for (const [name, records] of Object.entries(held.records)) {
      const personal = resources.find((resource) => resource.name === name)?.person?.data ?? [];
      for (const record of records) {
        const kept = Object.keys(record).filter((key) => ![...ALWAYS, ...personal].includes(key));
        expect([name, kept]).toEqual([name, []]);
        expect([name, Object.keys(record)]).toEqual([name, expect.arrayContaining([...personal])]);
      }
    }
    for (const hidden of ['SEEDOFTHESECONDFACTOR', '77777777', 'Hash', 'argon2', 'newsHeld', 'searchBlock'])
      expect(text).not.toContain(hidden);
    for (const hidden of ['Ila', 'ownerId', 'ownerName', '"userId"']) expect(text).not.toContain(hidden);
  });

  test('attack 63: holds nothing of what reviewers think of them, nor how an application stands by it', async () => {
    const t = await startApp();
    const admin = await t.logIn('admin');
    const { id: careerId } = await addCareer(t, { email: EMAIL, score: 250, rating: '2' });
    const given = { careerId, criterion: 'Skills', note: 'Could not say what an index is.', at: now() };
    for (const [userId, score] of [
      [newId(), 1],
      [newId(), 4],
    ] as const)
      await t.db
        .insertInto('scores')
        .values({ ...given, userId, score })
        .execute();
    const { held, text } = await exported(t, admin);
    expect(held.records.career).toHaveLength(1);
    expect(text).not.toMatch(/score|rating|criterion|Skills|index/i);
  });

  test('attack 41: every resource that holds people says what is theirs', () => {
    const people = resources.filter(({ row }) => 'email' in row.shape);
    expect(people.map(({ name, person }) => [name, person?.data.includes('email')])).toEqual(
      people.map(({ name }) => [name, true]),
    );
  });

  test('attack 43: records that name the same file are each given it, and an erasure of one leaves it to the other', async () => {
    const t = await startApp();
    const admin = await t.logIn('admin');
    const resume = fileUrl(await storeCv(t.files, 'Ravi'));
    await addCareer(t, { email: EMAIL, resume });
    await addCareer(t, { email: EMAIL, resume });
    await addCareer(t, { email: 'other@marker.example', resume });
    await addContact(t, { email: EMAIL, city: resume });
    const filesIn = async (who: string) =>
      [...(await exported(t, admin, who)).files.keys()].filter((name) => name.startsWith('files/'));
    expect([(await filesIn(EMAIL)).length, (await filesIn('other@marker.example')).length]).toEqual([2, 1]);
    await t.call('POST', '/api/privacy/erase', { ...admin, body: { who: EMAIL, confirm: EMAIL } });
    expect(await filesIn('other@marker.example')).toHaveLength(1);
    const other = { who: 'other@marker.example', confirm: 'other@marker.example' };
    await t.call('POST', '/api/privacy/erase', { ...admin, body: other });
    expect(await storedFiles(t)).toEqual([]);
  });

  test('attack 41: of letters to the staff about them there is the title, and no name of who works here', async () => {
    const t = await startApp();
    const boss = await t.logIn('admin', { name: 'Ila Overseer', email: 'boss@agency.example' });
    const { _id } = await t.addUser('user', { email: EMAIL, mobile: PHONE });
    for (const role of ['admin', 'user'])
      await t.call('PUT', `/api/user/edit-role/${_id}`, { ...boss, body: { role } });
    await t.call('POST', '/api/quotes', { body: { ...asha, email: EMAIL, phone: PHONE } });
    await t.call('POST', '/api/quotes', { body: { ...asha, email: 'office@marker.example', phone: PHONE } });
    await t.mailer.flush();
    const letters = JSON.stringify((await allOf(t)).letters);
    expect(letters).toContain('Made by: Ila Overseer');
    for (const who of [EMAIL, PHONE]) {
      const { held, text } = await exported(t, boss, who);
      expect(held.mails).toContainEqual({
        ...{ to: 'our staff', title: 'Notice of a new admin', status: 'sent' },
        ...{ createdAt: expect.any(String), sentAt: expect.any(String) },
      });
      for (const hidden of ['boss@agency.example', 'Overseer', 'Made by']) expect(text).not.toContain(hidden);
      const receipts = held.mails.filter((mail) => 'letter' in mail);
      expect(receipts).toMatchObject(
        (who === EMAIL ? [EMAIL] : [EMAIL, 'office@marker.example']).map((to) => ({
          ...{ to, title: 'Enquiry: receipt', data: { email: to } },
          letter: { text: expect.stringContaining('Hello') },
        })),
      );
    }
  });

  test('a file that is not there is named as missing', async () => {
    const t = await startApp();
    const { id } = await addCareer(t, { email: EMAIL });
    const { held } = await exported(t, await t.logIn('admin'));
    const name = `files/career-${id}-00000000-0000-4000-8000-000000000000.pdf`;
    expect([held.missingFiles, held.records.career]).toMatchObject([[name], [{ files: [name] }]]);
  });

  test('attack 48: holds all of it, however much there is, and so does an erasure', async () => {
    const t = await startApp();
    const admin = await t.logIn('admin');
    const many = <Made>(count: number, make: (n: number) => Made) =>
      Array.from({ length: count / 50 }, (_, part) =>
        Array.from({ length: 50 }, (_one, n) => make(50 * part + n)),
      );
    const moment = now();
    const enquiry = { ...asha, email: EMAIL, phone: PHONE, date: moment, deletedAt: null };
    const enquiries = many(450, (n) => ({
      ...{ ...enquiry, _id: newId(), reference: newId(), isSpam: n % 3 === 0 },
      deletedAt: n % 5 === 0 ? moment : null,
    }));
    await t.db.transaction().execute(async (trx) => {
      for (const rows of enquiries) await trx.insertInto('enquiries').values(rows).execute();
    });
    const { id } = await addContact(t, { email: EMAIL });
    const changes = many(1100, (n) => ({
      ...{ _id: newId(), resource: 'contact', recordId: id, at: moment, userId: null, userName: 'Ila' },
      ...{ action: 'updated' as const, changes: JSON.stringify([{ field: 'city', from: n, to: n + 1 }]) },
    }));
    const mails = many(1100, () => ({
      ...{ _id: newId(), template: 'enquiry-receipt', recipient: EMAIL, data: '{}', status: 'sent' as const },
      ...{ nextAttemptAt: moment, createdAt: moment, lastError: null, sentAt: moment },
    }));
    const followups = many(250, (n) => ({
      ...{ ...meera, _id: newId(), date: moment, deletedAt: null, email: `${n}@marker.example` },
      ...{ sourceResource: 'contact', sourceId: id },
    }));
    await t.db.transaction().execute(async (trx) => {
      for (const rows of changes) await trx.insertInto('history').values(rows).execute();
      for (const rows of mails) await trx.insertInto('outbox').values(rows).execute();
      for (const rows of followups) await trx.insertInto('followups').values(rows).execute();
    });
    const found = await find(t, admin, EMAIL);
    const all = { records: 701, history: 1100, mails: 1100 };
    expect(found).toMatchObject({ more: true, moreAlso: true, amounts: all, wouldErase: all });
    const { held } = await exported(t, admin);
    expect([held.records.enquiry?.length, held.records.followup?.length]).toEqual([450, 250]);
    expect([held.records.contact?.[0]?.history.length, held.mails.length]).toEqual([1100, 1100]);
    const ids = new Set(held.records.enquiry?.map(({ _id }) => _id));
    expect(ids.size).toBe(450);
    const answer = await t.call('POST', '/api/privacy/erase', {
      ...admin,
      body: { who: EMAIL, confirm: EMAIL },
    });
    expect(answer.json()).toMatchObject({ message: 'Erased', erased: all, stayingRecords: [], filesLeft: 0 });
    expect(JSON.stringify(await allOf(t))).not.toContain(EMAIL);
    expect(await find(t, admin, EMAIL)).toMatchObject({ records: [], amounts: { mails: 0, history: 0 } });
  });
});
