import { expect, test } from 'vitest';
import { pictureCalled, upload } from '~/features/media/test-kit';
import { formOf } from '~/testing/form';
import { scenarios } from '~/testing/scenario';
import { startApp } from '~/testing/start-app';
import { emptyIn, missingIn, unsettledBusiness } from '../business';
import { financialYear } from './numbers';

const path = '/api/settings/business';
const ours = {
  ...{
    legalName: 'PeepalWorks Private Limited',
    gstin: '06AAPFU0939F1ZZ',
    stateCode: '06',
    pan: 'AAPFU0939F',
  },
  ...{
    address: 'Plot 14, Sector 18\nGurugram 122015',
    bank: 'State Bank\nIFSC SBIN0001234',
    upi: 'pw@okbank',
  },
  ...{ terms: 'Half in advance.\nHalf on delivery.', validityDays: 15, logo: '', lut: 'Under LUT AD06' },
};

test('who we are is settled by an admin, line by line, and read by all who work here', async () => {
  const t = await startApp();
  const reader = await t.logIn('employee');
  const read = async () => (await t.call('GET', path, reader)).json();
  expect(await read()).toEqual({ ...unsettledBusiness, version: 0 });
  const { headers } = await t.logIn('admin');
  const set = await t.call('PUT', path, { headers, body: { ...ours, version: 0 } });
  expect(set.json()).toEqual({ message: 'Business data saved', business: { ...ours, version: 1 } });
  expect(await read()).toEqual({ ...ours, version: 1 });
});

test('of two admins who settle it at once the later is told what the other has settled', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('admin');
  const both = await Promise.all(
    ['First', 'Second'].map((legalName) =>
      t.call('PUT', path, { headers, body: { ...ours, legalName, version: 0 } }),
    ),
  );
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const [first, second] = [200, 409].map((status) => both.find((one) => one.statusCode === status));
  expect(second?.json()).toMatchObject({ code: 'conflict', current: first?.json().business });
});

test('the picture of the logo says where it is used, is not deleted, and is replaced there, too', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('admin');
  const added = await upload(t, { headers }, { name: 'Logo', alt: 'Our logo' }, await pictureCalled('logo'));
  const { _id, url, version } = added.json();
  const settle = (logo: string) => t.call('PUT', '/api/settings/business', { headers, body: { logo } });
  const logo = async () => (await t.call('GET', '/api/settings/business', { headers })).json().logo;
  await settle(url);
  const use = { place: 'Settings', title: 'Logo on papers', at: '/dashboard/settings#business' };
  expect((await t.call('GET', `/api/media/${_id}/uses`, { headers })).json()).toMatchObject([use]);
  const refused = await t.call('DELETE', `/api/media/${_id}`, { headers });
  expect([refused.statusCode, refused.json().uses]).toMatchObject([409, [use]]);
  const other = formOf({ version: String(version) }, 'file', await pictureCalled('another'));
  const replaced = await t.call('PUT', `/api/media/${_id}`, { headers, body: other });
  expect([replaced.statusCode, replaced.json().url === url, await logo()]).toEqual([
    ...[200, false],
    replaced.json().url,
  ]);
  await settle('');
  expect((await t.call('DELETE', `/api/media/${_id}`, { headers })).statusCode).toBe(200);
});

test('the next numbers are told, and none is taken by asking', async () => {
  const t = await startApp();
  const login = await t.logIn('employee');
  const next = async () => (await t.call('GET', `${path}/series`, login)).json();
  const year = financialYear(new Date(Date.now() + 5.5 * 3600_000).toISOString().slice(0, 10));
  expect(await next()).toEqual({ quotation: `QT/${year}/0001`, proforma: `PI/${year}/0001` });
  await t.db
    .insertInto('numberSeries')
    .values([
      { series: 'QT', year, last: 41 },
      { series: 'QT', year: '20-21', last: 977 },
    ])
    .execute();
  expect(await next()).toEqual({ quotation: `QT/${year}/0042`, proforma: `PI/${year}/0001` });
  expect(await next()).toEqual({ quotation: `QT/${year}/0042`, proforma: `PI/${year}/0001` });
});

test('what a paper cannot do without is named', () => {
  expect(missingIn(unsettledBusiness)).toEqual(['GSTIN', 'address']);
  expect(emptyIn({ ...unsettledBusiness, legalName: '' })).toEqual(['legalName', 'gstin', 'address']);
});

scenarios([
  { name: 'an employee settles nothing', as: 'employee', call: ['PUT', path, ours], status: 403 },
  { name: 'a client reads nothing of it', as: 'corporate', call: ['GET', path], status: 403 },
  { name: 'nor the numbers', as: 'user', call: ['GET', `${path}/series`], status: 403 },
  ...[
    { gstin: '06AAPFU0939F1ZA' },
    { stateCode: '27' },
    { stateCode: 'constructor' },
    { pan: 'AAPFU0939' },
    { upi: 'nobody' },
    { upi: `${'x'.repeat(400)}@okbank` },
    { validityDays: 0 },
    { validityDays: 366 },
    { validityDays: 1.5 },
    { legalName: 'A\u0000B' },
    { address: 'x'.repeat(1001) },
    { terms: 'x'.repeat(10_001) },
  ].map((change) => ({
    name: `attack 15: nobody settles ${JSON.stringify(change).slice(0, 50)}`,
    as: 'admin' as const,
    call: ['PUT', path, { ...ours, ...change }] as ['PUT', string, object],
    status: 400,
    answer: { fields: { [Object.keys(change)[0] ?? '']: expect.any(String) } },
  })),
]);
