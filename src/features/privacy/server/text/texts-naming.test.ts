import { expect, test } from 'vitest';
import { now } from '~/lib/time';
import { newId } from '~/platform/db/ids';
import { unzip } from '~/platform/files/zip/test-kit';
import { addCareer, addEnquiry } from '~/testing/factories';
import { EMAIL, find, type Login } from '~/testing/filled/one-person';
import { type StartedApp, startApp } from '~/testing/start-app';

// A line of its own: where a text lies as JSON, the sign before it is a letter.
const AMONG = `Ask\n${EMAIL} first`;

async function addEntry(t: StartedApp) {
  const entry = { _id: newId(), title: 'Asha Verma' };
  const place = {
    collection: 'team',
    slug: 'asha-verma',
    position: 1,
    publishedVersion: null,
    lastVersion: 1,
  };
  await t.db
    .insertInto('contentEntries')
    .values({ ...entry, ...place })
    .execute();
  return entry;
}

/** Wherever staff write as they like beside the records. */
async function writtenEverywhere(t: StartedApp, userId: string, careerId: string) {
  const entry = await addEntry(t);
  const written = { entryId: entry._id, data: JSON.stringify({ note: AMONG }), at: now(), userName: 'Ila' };
  const insert = {
    interviews: {
      ...{ _id: newId(), careerId, at: now(), minutes: 30, place: AMONG, sequence: 0, userId },
      ...{ cancelledAt: null, remindedAt: null, createdAt: now() },
    },
    scores: { careerId, userId, criterion: 'Fit', score: 3, note: AMONG, at: now() },
    quotationTemplates: {
      ...{ _id: newId(), name: 'Shop', nameKey: 'shop', terms: '', savedAt: now() },
      lines: JSON.stringify([{ description: AMONG }]),
    },
    signatures: { userId, text: AMONG },
    contentDrafts: { ...written, version: 99, userId },
    redirects: { _id: newId(), from: `/team/${EMAIL}`, to: '/about-us' },
    settings: { name: 'assignment', value: JSON.stringify({ text: AMONG }) },
  } as const;
  await t.db.insertInto('interviews').values(insert.interviews).execute();
  await t.db.insertInto('scores').values(insert.scores).execute();
  await t.db.insertInto('quotationTemplates').values(insert.quotationTemplates).execute();
  await t.db.insertInto('signatures').values(insert.signatures).execute();
  await t.db.insertInto('contentDrafts').values(insert.contentDrafts).execute();
  const version = { ...written, userId };
  for (const number of [90, 91])
    await t.db
      .insertInto('contentVersions')
      .values({ ...version, version: number })
      .execute();
  await t.db.insertInto('redirects').values(insert.redirects).execute();
  await t.db.insertInto('settings').values(insert.settings).execute();
  return { entry, redirect: insert.redirects._id, template: insert.quotationTemplates._id };
}

const erase = async (t: StartedApp, admin: Login) =>
  (await t.call('POST', '/api/privacy/erase', { ...admin, body: { who: EMAIL, confirm: EMAIL } })).json();

test('attack 41: what names somebody beside the records is found, answered and handed out by where it stands, never by what it says', async () => {
  const t = await startApp();
  const admin = await t.logIn('admin');
  const { user } = await t.logIn('employee', { name: 'Meera Nair' });
  await addEnquiry(t, { email: EMAIL });
  const other = await addCareer(t, { name: 'Vikram Else', email: 'vikram@else.example' });
  const { entry, redirect, template } = await writtenEverywhere(t, user._id, other.id);
  const onCareer = { resource: 'career', _id: other.id, title: 'Vikram Else', state: 'shown' };
  const website = { kind: 'Website', at: `/dashboard/content/team/${entry._id}` };
  const named = [
    { ...onCareer, fields: ['Place of an interview'] },
    { ...onCareer, fields: ['Note of a score'] },
    { resource: 'user', _id: user._id, title: 'Meera Nair', fields: ['Signature below their mails'] },
    { _id: template, title: 'Shop', fields: ['Lines'], place: { kind: 'Quotation templates' } },
    { title: 'assignment', fields: ['What is settled'], place: { kind: 'Settings' } },
    { _id: entry._id, title: `Team, ${entry.title}`, fields: ['Draft'], place: website },
    // Both versions are one place.
    { _id: entry._id, fields: ['Published, now or before'], place: website },
    { _id: redirect, fields: ['Old address'], place: { kind: 'Redirects', at: '/dashboard/addresses' } },
  ];
  const inOrder = (all: { _id: string; fields: string[] }[]) =>
    all.toSorted((one, two) => (String(one.fields) < String(two.fields) ? -1 : 1));
  const expected = inOrder(named.map((one) => ({ _id: expect.anything(), ...one })));

  const found = await find(t, admin, EMAIL);
  expect(inOrder(found.namedIn)).toMatchObject(expected);
  expect(JSON.stringify(found.namedIn)).not.toContain('first');
  const copy = await t.call('POST', '/api/privacy/export', { ...admin, body: { who: EMAIL } });
  const held = JSON.parse(String(unzip(copy.rawPayload).get('held.json')));
  expect(inOrder(held.namedIn).map(({ fields }) => fields)).toEqual(expected.map(({ fields }) => fields));
  const erased = await erase(t, admin);
  expect(erased.message).toMatch(/^Erased\. Records of others still name them\. /);
  expect(inOrder(erased.namedIn)).toMatchObject(expected);
});

test('what is written about them on what is theirs goes with it, and is named nowhere', async () => {
  const t = await startApp();
  const admin = await t.logIn('admin');
  const { id: careerId } = await addCareer(t, { email: EMAIL });
  const note = { careerId, userId: admin.user._id, criterion: 'Fit', score: 3, note: AMONG, at: now() };
  await t.db.insertInto('scores').values(note).execute();
  expect((await find(t, admin, EMAIL)).namedIn).toEqual([]);
  expect(await erase(t, admin)).toMatchObject({ message: 'Erased', namedIn: [] });
  expect(await t.db.selectFrom('scores').selectAll().execute()).toEqual([]);
});

test('more than fits into one look is found to the last, wherever a key of several columns is cut', async () => {
  const t = await startApp();
  const admin = await t.logIn('admin');
  const { _id: entryId } = await addEntry(t);
  const version = { entryId, at: now(), userId: null, userName: 'Ila' };
  const last = 450;
  for (let number = 50; number <= last; number++)
    await t.db
      .insertInto('contentVersions')
      .values({ ...version, version: number, data: JSON.stringify({ note: number === last ? AMONG : '' }) })
      .execute();
  expect((await find(t, admin, EMAIL)).namedIn).toMatchObject([{ _id: entryId }]);
});
