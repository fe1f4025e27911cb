import { describe, expect, test } from 'vitest';
import { tidy } from '~/app/housekeeping';
import { DAY, fromNow } from '~/lib/time';
import { addEnquiry } from '~/testing/factories';
import { enquiries, row, sheet, start } from './test-kit';

test('attack 59: who is erased while a file is imported does not come back by it', async () => {
  const { t, check, act } = await start();
  const { headers } = await t.logIn('admin');
  const { id } = await check(sheet(...Array.from({ length: 200 }, (_, n) => row(n))));
  // Early, in the middle and at the end of it: each before its row came in, after it or at the same moment.
  const erased = [1, 60, 61, 120, 199].map((n) => `p${n}@sheet.example`);
  // Whoever is told that others are busy tries once more.
  const insist = async (who: string) => {
    for (let status = 503; status === 503; )
      status = (await t.call('POST', '/api/privacy/erase', { headers, body: { who, confirm: who } }))
        .statusCode;
  };
  const [ran] = await Promise.all([act('POST', `${id}/run`), ...erased.map(insist)]);
  expect(ran.statusCode).toBe(200);
  const left = (await enquiries(t)).map(({ email }) => email);
  expect(left).toHaveLength(195);
  expect(left.filter((email) => erased.includes(email))).toEqual([]);
  const rows = await t.db.selectFrom('importRows').select('people').execute();
  expect(rows.filter(({ people }) => erased.some((who) => people.includes(who)))).toEqual([]);
});

describe('privacy', () => {
  test('attack 41: who is erased is gone from spreadsheets, however they wrote the number', async () => {
    const { t, run, check } = await start();
    const { headers } = await t.logIn('admin');
    await addEnquiry(t, { email: 'was@sheet.example', phone: '+919818040007', name: 'Was' });
    await run(sheet(row(7, { email: 'is@sheet.example' }), row(8)), 'overwrite');
    await check(sheet(row(9, { phone: '(0) 98180-40007' })));
    const find = async (who: string) =>
      (await t.call('POST', '/api/privacy/find', { headers, body: { who } })).json().amounts;
    // The record, and whose it is.
    expect(await find('+919818040007')).toMatchObject({ records: 2, imports: 3 });
    // What it was before the import put something else there.
    expect(await find('was@sheet.example')).toMatchObject({ records: 2, imports: 3 });
    for (const who of ['+919818040007', 'was@sheet.example'])
      expect(
        (await t.call('POST', '/api/privacy/erase', { headers, body: { who, confirm: who } })).json(),
      ).toMatchObject({ erased: { imports: who.startsWith('+') ? 3 : 0 } });
    const left = await t.db.selectFrom('importRows').select(['cells', 'people']).execute();
    expect(left).toMatchObject([{ people: 'p8@sheet.example +919818040008' }]);
    expect(await t.db.selectFrom('importChanges').select('before').execute()).toEqual([{ before: null }]);
  });

  test('a file that is called by somebody’s address or number is called so no more', async () => {
    const { t, upload } = await start();
    for (const name of ['p1@sheet.example.csv', 'of 9818040001.csv', 'list of 2026-11-18.csv'])
      await upload(sheet(row(1)), 'enquiry', name);
    const names = t.db.selectFrom('imports').select('fileName').orderBy('_id');
    expect((await names.execute()).map(({ fileName }) => fileName)).toEqual([
      ...['file.csv', 'file.csv', 'list of 2026-11-18.csv'],
    ]);
  });

  test('a file is deleted after thirty days, with all that was stored of it', async () => {
    const { t, run } = await start();
    await run(sheet(row(1)));
    const { id } = await run(sheet(row(2)));
    await t.db
      .updateTable('imports')
      .set({ createdAt: fromNow(-31 * DAY) })
      .where('_id', '=', id)
      .execute();
    await tidy(t, { error: () => {} }, () => false);
    for (const table of ['imports', 'importRows', 'importChanges'] as const)
      expect(await t.db.selectFrom(table).select('_id').execute(), table).toHaveLength(1);
    expect(await enquiries(t)).toHaveLength(2);
  });

  test('of files that were never used no more than ten of somebody are stored', async () => {
    const { t, upload } = await start();
    for (let n = 0; n < 12; n++) await upload(sheet(row(n)));
    for (const table of ['imports', 'importRows'] as const)
      expect(await t.db.selectFrom(table).select('_id').execute()).toHaveLength(10);
  });
});
