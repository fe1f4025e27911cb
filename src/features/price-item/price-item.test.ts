import { describe, expect, test } from 'vitest';
import { dayAfter, dayOf, now } from '~/lib/time';
import { fileOf, formOf } from '~/testing/form';
import { scenarios } from '~/testing/scenario';
import { startApp } from '~/testing/start-app';

const website = {
  ...{ name: 'Company website, eight pages', kind: 'service', sac: '998314', unit: 'project' },
  ...{ ratePaise: 45_000_00, gstPercent: 18, validFrom: '2026-04-01' },
};
const path = '/api/price-items';

async function desk() {
  const t = await startApp();
  const { headers } = await t.logIn('admin');
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', at: string, body?: object) =>
    t.call(method, `/api${at}`, { headers, body });
  const add = async (change: object = {}) =>
    (await call('POST', '/price-items', { ...website, ...change })).json().price;
  const edit = async ({ _id, version }: { _id: string; version: number }, change: object) =>
    (await call('PUT', `/price-items/${_id}`, { ...change, version })).json().price;
  const rates = async (id: string): Promise<unknown[][]> =>
    (await call('GET', `/price-items/${id}/rates`)).json().map(Object.values);
  const match = async (q: string, at: string) =>
    (await call('GET', `/price-items/match?${new URLSearchParams({ q, at })}`)).json();
  return { t, call, add, edit, rates, match, headers };
}

describe('a price', () => {
  test('with a later day is another rate, and each day has its own', async () => {
    const { add, edit, rates, match } = await desk();
    const first = await add();
    await edit(first, { ratePaise: 50_000_00, validFrom: '2027-04-01' });
    expect(await rates(first._id)).toEqual([
      ['2027-04-01', 50_000_00, 18],
      ['2026-04-01', 45_000_00, 18],
    ]);
    const rateOn = async (day: string) =>
      (await match('website', day)).map((one: object) => Object(one).ratePaise);
    expect(await rateOn('2026-03-31')).toEqual([]);
    expect(await rateOn('2026-04-01')).toEqual([45_000_00]);
    expect(await rateOn('2027-03-31')).toEqual([45_000_00]);
    expect(await rateOn('2027-04-01')).toEqual([50_000_00]);
  });

  test('with the same day is corrected, and with an earlier one it takes the place of what came after', async () => {
    const { add, edit, rates } = await desk();
    const first = await add();
    const second = await edit(first, { gstPercent: 12.5, validFrom: '2027-04-01' });
    const third = await edit(second, { gstPercent: 0.25 });
    expect(third).toMatchObject({ sac: '998314', unit: 'project', validFrom: '2027-04-01' });
    expect(await rates(first._id)).toEqual([
      ['2027-04-01', 45_000_00, 0.25],
      ['2026-04-01', 45_000_00, 18],
    ]);
    await edit(third, { gstPercent: 18, validFrom: '2026-04-01' });
    expect(await rates(first._id)).toEqual([['2026-04-01', 45_000_00, 18]]);
  });

  test('of two edits at once one comes through, with its rate alone', async () => {
    const { add, call, rates } = await desk();
    const { _id, version } = await add();
    const both = await Promise.all(
      ['2027-04-01', '2028-04-01'].map((validFrom) =>
        call('PUT', `/price-items/${_id}`, { validFrom, ratePaise: 1, version }),
      ),
    );
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await rates(_id)).toHaveLength(2);
  });

  test('attack 15: has a hundred rates at most', async () => {
    const { t, add, call } = await desk();
    const { _id } = await add();
    const earlier = Array.from({ length: 99 }, (_, n) => dayAfter('2025-01-01', n));
    const filled = earlier.map((validFrom) => ({ itemId: _id, validFrom, ratePaise: 1, gstPercent: 18 }));
    await t.db.insertInto('priceRates').values(filled).execute();
    const refused = await call('PUT', `/price-items/${_id}`, { validFrom: '2027-04-01' });
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['validFrom']]);
    expect((await call('GET', `/price-items/${_id}/rates`)).json()).toHaveLength(100);
  });

  test('goes to the trash and back with its rates, and for good without a trace of them', async () => {
    const { t, call, add, match } = await desk();
    const { _id } = await add();
    await call('DELETE', `/price-items/${_id}`);
    expect(await match('website', '2026-11-17')).toEqual([]);
    await call('POST', `/records/price-item/${_id}/restore`);
    expect(await match('website', '2026-11-17')).toHaveLength(1);
    await call('DELETE', `/price-items/${_id}`);
    await call('DELETE', `/records/price-item/${_id}/purge`);
    expect(await t.db.selectFrom('priceRates').selectAll().execute()).toEqual([]);
  });
});

describe('a match', () => {
  test('is from the price list first, then from the catalogue, ten at most', async () => {
    const { t, add, match } = await desk();
    const { fillCatalogue } = await import('~/features/iot-product/first-catalogue.server');
    await fillCatalogue(t);
    await add({ name: 'Field gateway', kind: 'product', sac: '8517', unit: 'piece', ratePaise: 38_500_00 });
    expect(await match('gateway', '2026-11-17')).toEqual([
      {
        ...{ name: 'Field gateway', kind: 'product', sac: '8517', unit: 'piece' },
        ...{ ratePaise: 38_500_00, gstPercent: 18 },
      },
    ]);
    expect(await match('soil', '2026-11-17')).toEqual([
      {
        ...{ name: 'Soil Moisture Node', kind: 'product', sac: '', unit: 'piece' },
        ...{ ratePaise: 0, gstPercent: 18 },
      },
    ]);
    for (let n = 0; n < 12; n++) await add({ name: `Audit ${n}` });
    expect(await match('', '2026-11-17')).toHaveLength(10);
    expect(await match('au', '2026-11-17')).toHaveLength(10);
  });

  test.each(['%', '_', "'", '"', '100% "cotton" (soft)*', 'दुकान', '😀\\'])(
    'attack 12: finds %s as it is written, and nothing else',
    async (typed) => {
      const { add, match } = await desk();
      await add({ name: 'Plain' });
      await add({ name: `A ${typed} B` });
      const found = await match(typed, '2026-11-17');
      expect(found.map(({ name }: { name: string }) => name)).toEqual([`A ${typed} B`]);
    },
  );
});

test('a spreadsheet brings rupees and percents; the same name is the same item', async () => {
  const { t, call, headers, add, rates } = await desk();
  const { _id } = await add();
  const rows = [
    'Item,Kind,HSN code,Unit,Rate,GST,Effective from',
    '"Company website, eight pages",Service,998314,project,"₹ 50,000.50",18%,01/04/2027',
    'Soil probe,product,9025,piece,4500,18,',
    'Hosting,,998315,month,abc,18,',
    'Advice,,998313,hour,1500,180,',
    'Care,,998313,hour,"900,50","7,5",',
  ];
  const file = fileOf(Buffer.from(rows.join('\r\n')), 'prices.csv', 'text/csv');
  const form = formOf({ resource: 'price-item' }, 'file', file);
  const read = (await t.app.inject({ method: 'POST', url: '/api/imports', headers, payload: form })).json();
  expect(Object.values(read.mapping)).toHaveLength(7);
  const dry = await call('PUT', `/imports/${read._id}`, { mapping: read.mapping, onDuplicate: 'overwrite' });
  expect(dry.json()).toMatchObject({
    ...{ rows: 5, good: 2, duplicates: 1 },
    faults: [
      { line: 4, field: 'ratePaise', message: 'Write the rate in rupees, such as 12,50,000.' },
      { line: 5, field: 'gstPercent' },
      { line: 6, field: 'ratePaise' },
      { line: 6, field: 'gstPercent' },
    ],
  });
  expect((await call('POST', `/imports/${read._id}/run`)).json()).toEqual({
    added: 1,
    changed: 1,
    skipped: 0,
  });
  expect(await rates(_id)).toEqual([
    ['2027-04-01', 50_000_50, 18],
    ['2026-04-01', 45_000_00, 18],
  ]);
  const added = await t.db.selectFrom('priceItems').selectAll().where('name', '=', 'Soil probe').execute();
  expect(added).toMatchObject([
    { kind: 'product', sac: '9025', unit: 'piece', ratePaise: 4500_00, validFrom: dayOf(now()) },
  ]);
  expect((await call('POST', `/imports/${read._id}/revert`)).json()).toMatchObject({
    removed: 1,
    restored: 1,
  });
  expect(await rates(_id)).toEqual([['2026-04-01', 45_000_00, 18]]);
});

test('an export is what an import reads', async () => {
  const { t, headers, add } = await desk();
  await add();
  const csv = await t.app.inject({ method: 'GET', url: '/api/records/price-item/export.csv', headers });
  expect(csv.body).toContain('Name,Kind,SAC/HSN,Rate,GST,Valid from,Unit');
  expect(csv.body).toContain('"Company website, eight pages",Service,998314,45000,18,01/04/2026,project');
});

scenarios([
  { name: 'an employee adds one', as: 'employee', call: ['POST', path, website], status: 200 },
  {
    name: 'as a form sends it',
    as: 'employee',
    call: ['POST', path, { ...website, ratePaise: '4500000', gstPercent: '12.5' }],
    status: 200,
    answer: { price: { ratePaise: 45_000_00, gstPercent: 12.5 } },
  },
  {
    name: 'one that begins on no day begins today',
    as: 'employee',
    call: ['POST', path, { ...website, validFrom: undefined }],
    status: 200,
    answer: { price: { validFrom: dayOf(now()) } },
  },
  ...[
    { ratePaise: -1 },
    { ratePaise: 1.5 },
    { ratePaise: 999_99_99_999_01 },
    { ratePaise: '' },
    { gstPercent: 100.01 },
    { gstPercent: '18.123' },
    { gstPercent: null },
    { sac: '99' },
    { kind: 'constructor' },
    { name: ' ' },
    { name: 'x'.repeat(201) },
    { validFrom: '2027-02-30' },
    { validFrom: '0027-02-03' },
  ].map((change) => ({
    name: `attack 15: no price has ${JSON.stringify(change).slice(0, 60)}`,
    as: 'employee' as const,
    call: ['POST', path, { ...website, ...change }] as ['POST', string, object],
    status: 400,
    answer: { fields: { [Object.keys(change)[0] ?? '']: expect.any(String) } },
  })),
  { name: 'a client reads none', as: 'user', call: ['GET', path], status: 403 },
  { name: 'nor does a client match any', as: 'business', call: ['GET', `${path}/match?q=a`], status: 403 },
  { name: 'a visitor matches none', call: ['GET', `${path}/match?q=a`], status: 401 },
  { name: 'no day is none', as: 'employee', call: ['GET', `${path}/match?q=a&at=today`], status: 400 },
  {
    name: 'what is not there has no rates',
    as: 'employee',
    call: ['GET', `${path}/0198f3d2-0000-7000-8000-000000000000/rates`],
    status: 404,
  },
]);
