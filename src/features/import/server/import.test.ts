import { describe, expect, test } from 'vitest';
import { fromNow } from '~/lib/time';
import { addEnquiry } from '~/testing/factories';
import { desk, enquiries, HEADER, MAPPING, row, sheet, start } from './test-kit';

test('200 rows with 12 faults: read, checked, imported and taken back', async () => {
  const { t, act, upload, user } = await start();
  const rows = Array.from({ length: 200 }, (_, n) => row(n, n % 17 === 3 ? { email: 'nobody' } : {}));
  const read = (await upload(sheet(...rows))).json();
  expect(read).toMatchObject({ columns: HEADER.split(','), mapping: MAPPING });
  expect(read.sample[0]).toEqual(row(0).split(','));
  const checked = await act('PUT', read._id, { mapping: read.mapping, onDuplicate: 'skip' });
  expect(checked.json()).toMatchObject({ rows: 200, good: 188, duplicates: 0, moreFaults: false });
  expect(checked.json().faults).toHaveLength(12);
  expect(checked.json().faults[0]).toEqual({
    line: 5,
    field: 'email',
    message: 'Enter a valid email address.',
  });
  expect(await enquiries(t)).toEqual([]);

  const ran = await act('POST', `${read._id}/run`);
  expect(ran.json()).toEqual({ added: 188, changed: 0, skipped: 0 });
  const [first, ...others] = await enquiries(t);
  expect(others).toHaveLength(187);
  expect(first).toMatchObject({
    name: 'Person 0',
    phone: '+919818040000',
    requirement: 'crm',
    isSpam: false,
    source: 'import',
  });
  const history = await t.db.selectFrom('history').selectAll().execute();
  expect(history).toHaveLength(188);
  expect(history[0]).toMatchObject({ resource: 'enquiry', action: 'created', userId: user._id });
  expect(await t.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  expect(await t.db.selectFrom('notifications').selectAll().execute()).toHaveLength(1);
  expect((await act('POST', `${read._id}/run`)).statusCode).toBe(409);

  const reverted = await act('POST', `${read._id}/revert`);
  expect(reverted.json()).toEqual({ removed: 188, restored: 0, kept: [] });
  expect(await enquiries(t)).toEqual([]);
  expect((await act('POST', `${read._id}/revert`)).statusCode).toBe(409);
  expect((await act('GET', read._id)).json()).toMatchObject({ status: 'reverted', rows: 200, removed: 188 });
});

test.each(['enquiry', 'contact'])(
  'of a list of names and numbers every row is a good %s',
  async (resource) => {
    const { t, upload, act } = await start();
    const read = (await upload('Name,Mobile no.\r\nAsha,98180 40101\r\nRavi,98180 40102', resource)).json();
    expect(read.mapping).toEqual({ Name: 'name', 'Mobile no.': 'phone' });
    const checked = await act('PUT', read._id, { mapping: read.mapping, onDuplicate: 'skip' });
    expect(checked.json()).toMatchObject({ rows: 2, good: 2, duplicates: 0, faults: [] });
    expect((await act('POST', `${read._id}/run`)).json()).toEqual({ added: 2, changed: 0, skipped: 0 });
    const table = resource === 'enquiry' ? 'enquiries' : 'contacts';
    const stored = await t.db.selectFrom(table).select(['name', 'email', 'city', 'source']).execute();
    expect(stored).toContainEqual({ name: 'Asha', email: '', city: '', source: 'import' });
  },
);

test('the faults are a file to be mended, in which nothing is a formula', async () => {
  const { t, check, act, headers } = await start();
  const { id } = await check(sheet(row(1), `"=HYPERLINK(""x"")",no,1,"A ""b"", c",CRM`));
  const file = await act('GET', `${id}/faults.csv`);
  expect(file.headers['content-type']).toContain('text/csv');
  expect(file.body).toBe(
    [
      `\ufeff${HEADER},Line,Faults`,
      `"'=HYPERLINK(""x"")",no,1,"A ""b"", c",CRM,3,Phone must be a number of 6 to 15 digits. Email: Enter a valid email address.`,
      '',
    ].join('\r\n'),
  );
  await act('POST', `${id}/run`);
  expect((await act('GET', `${id}/faults.csv`)).body).toBe(file.body);
  const mended = file.body.replace(',no,1,', ',yes@sheet.example,9818040101,');
  const again = await desk(t, headers).run(mended);
  expect(again.outcome).toEqual({ added: 1, changed: 0, skipped: 0 });
  expect(await enquiries(t)).toMatchObject([{}, { name: '=HYPERLINK("x")', city: 'A "b", c' }]);
});

describe('a row with the email or number of a record, or of an earlier row,', () => {
  const known = { email: 'known@sheet.example', phone: '+919818049999', name: 'Known', city: '' };
  const rows = [
    row(1, { email: 'Known@Sheet.example', city: 'Agra' }),
    row(2, { phone: '0091 98180 49999', city: 'Kochi' }),
    row(3),
    row(4, { phone: '98180 40003', requirement: 'hrm' }),
  ];

  test.each([
    ['skip', { added: 1, changed: 0, skipped: 3 }, { name: 'Known', city: '' }, 'crm'],
    ['fill', { added: 1, changed: 1, skipped: 2 }, { name: 'Known', city: 'Agra' }, 'crm'],
    ['overwrite', { added: 1, changed: 1, skipped: 2 }, { name: 'Person 2', city: 'Kochi' }, 'hrm'],
  ])('%s', async (onDuplicate, outcome, there, requirement) => {
    const { t, check, act } = await start();
    const { id: knownId } = await addEnquiry(t, known);
    const { id, dry } = await check(sheet(...rows), onDuplicate);
    expect(dry).toMatchObject({ rows: 4, good: 4, duplicates: 3, faults: [] });
    expect((await act('POST', `${id}/run`)).json()).toEqual(outcome);
    const [first, second] = await enquiries(t);
    expect(first).toMatchObject({ ...there, _id: knownId });
    expect(second).toMatchObject({ requirement });
    expect((await act('POST', `${id}/revert`)).json()).toMatchObject({
      removed: 1,
      restored: outcome.changed,
      kept: [],
    });
    expect(await enquiries(t)).toMatchObject([{ ...known, _id: knownId }]);
  });

  test('is none where the other lies in the trash or among the spam', async () => {
    const { t, run } = await start();
    await addEnquiry(t, { ...known, isSpam: true });
    await addEnquiry(t, { ...known, deletedAt: fromNow(0) });
    expect((await run(sheet(row(1, { email: known.email })))).outcome).toMatchObject({ added: 1 });
  });
});

test('attack 57: a revert leaves what somebody has worked on, and says so', async () => {
  const { t, run, act, headers } = await start();
  const { id: there } = await addEnquiry(t, { email: 'p4@sheet.example', city: 'Old' });
  const { id } = await run(sheet(row(1), row(2), row(3), row(4, { city: 'New' })), 'overwrite');
  const all = await enquiries(t);
  const named = (name: string) => all.find((one) => one.name === name)?._id ?? '';
  const edit = { name: 'Person 1', email: 'p1@sheet.example', phone: '9818040001', requirement: 'hrm' };
  await t.call('PUT', `/api/quotes/updatequotes/${named('Person 1')}`, { headers, body: edit });
  await t.call('POST', `/api/followup/step/enquiry/${named('Person 2')}`, {
    headers,
    body: { remark: 'Called.' },
  });
  const { name, email, phone, requirement } = all.find(({ _id }) => _id === there) ?? edit;
  await t.call('PUT', `/api/quotes/updatequotes/${there}`, {
    headers,
    body: { name, email, phone, requirement, city: 'Newer' },
  });
  const reverted = (await act('POST', `${id}/revert`)).json();
  expect(reverted).toMatchObject({ removed: 1, restored: 0 });
  expect(reverted.kept.map((one: { _id: string }) => one._id).sort()).toEqual(
    [named('Person 1'), named('Person 2'), there].sort(),
  );
  expect(reverted.kept).toContainEqual({
    _id: named('Person 1'),
    message: 'Person 1 has been changed since.',
  });
  expect((await enquiries(t)).map(({ city }) => city).sort()).toEqual(['Newer', 'Pune', 'Pune']);
});

describe('who may', () => {
  test('attack 10: clients may not, and an import is its maker’s own but for admins', async () => {
    const { t, upload, list } = await start();
    const { _id } = (await upload(sheet(row(1)))).json();
    const client = desk(t, (await t.logIn('business')).headers);
    const colleague = desk(t, (await t.logIn('employee')).headers);
    const admin = desk(t, (await t.logIn('admin')).headers);
    expect((await client.upload(sheet(row(1)))).statusCode).toBe(403);
    const body = { mapping: MAPPING, onDuplicate: 'skip' };
    const tries = [
      ['GET', _id],
      ['PUT', _id, body],
      ['POST', `${_id}/run`],
      ['POST', `${_id}/revert`],
      ['GET', `${_id}/faults.csv`],
    ] as const;
    for (const [method, path, sent] of tries) {
      expect((await client.act(method, path, sent)).statusCode, path).toBe(403);
      expect((await colleague.act(method, path, sent)).statusCode, path).toBe(404);
    }
    expect((await colleague.list()).json()).toMatchObject({ total: 0 });
    for (const desk of [admin, { list }])
      expect((await desk.list()).json()).toMatchObject({
        total: 1,
        items: [{ _id, fileName: 'list.csv', status: 'read', rows: 1 }],
      });
    expect((await admin.act('PUT', _id, body)).statusCode).toBe(200);
  });

  test.each(['user', 'employee', 'iot-product', 'career', '__proto__', 'imports', '../enquiry'])(
    'attack 53: %s is nothing that a spreadsheet becomes',
    async (resource) => {
      const { t, upload } = await start();
      expect((await upload(sheet(row(1)), resource)).statusCode).toBe(400);
      expect(await t.db.selectFrom('imports').selectAll().execute()).toEqual([]);
    },
  );
});

test('a mapping names columns and fields that there are, each field once', async () => {
  const { upload, act } = await start();
  const { _id } = (await upload(sheet(row(1)))).json();
  const mappings = [{ Nobody: 'name' }, { Name: 'isSpam' }, { Name: 'name', City: 'name' }, { Name: 1 }, []];
  for (const mapping of mappings)
    expect((await act('PUT', _id, { mapping, onDuplicate: 'skip' })).statusCode).toBe(400);
  expect((await act('POST', `${_id}/run`)).statusCode).toBe(409);
});

test('what is refused leaves nothing', async () => {
  const { t, upload } = await start();
  const refused: [string | Buffer, number][] = [
    [Buffer.alloc(5 * 1024 * 1024 + 1, 'a,b\n'), 413],
    [Buffer.alloc(5e6, 'x'), 400],
    [Buffer.from('PK\x03\x04'), 415],
    ['', 400],
  ];
  for (const [content, status] of refused) expect((await upload(content)).statusCode).toBe(status);
  for (const table of ['imports', 'importRows'] as const)
    expect(await t.db.selectFrom(table).selectAll().execute()).toEqual([]);
});
