import fs from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';
import { samples } from '~/platform/files/test-kit';
import { application } from '../application';
import { addEnquiry, asha } from '../factories';
import { type StartedApp, startApp } from '../start-app';

export const EMAIL = 'nadia@marker.example';
export const PHONE = '+919818047777';
export const nadia = { name: 'Nadia Markerwala', email: EMAIL, phone: '98180 47777' };

export type Login = Awaited<ReturnType<StartedApp['logIn']>>;

/** One person in every place where the site can hold one, and somebody else beside them. */
export async function everywhere() {
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
export async function allOf({ db, dataDir }: StartedApp) {
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
    'notificationReads',
    'notificationMarks',
    'history',
    'activities',
    'people',
    'personKeys',
    'personSuggestions',
    'personMerges',
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

export const traces = /nadia|98180 ?47777/i;
export const find = async (t: StartedApp, admin: Login, who: string) =>
  (await t.call('POST', '/api/privacy/find', { ...admin, body: { who } })).json();
