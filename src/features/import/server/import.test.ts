import { setTimeout } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { tidy } from '~/app/housekeeping';
import { DAY, fromNow, MINUTE } from '~/lib/time';
import { insertRows } from '~/platform/db/rows-from';
import { addEnquiry, addFollowup } from '~/testing/factories';
import { fileOf, formOf } from '~/testing/form';
import { type StartedApp, startApp } from '~/testing/start-app';
import { goOnWithImports } from './go-on';

const HEADER = 'Name,Email,Phone,City,Requirement';
const row = (n: number, change: Partial<Record<'email' | 'phone' | 'city' | 'requirement', string>> = {}) => {
  const {
    email = `p${n}@sheet.example`,
    phone = `98180 ${40000 + n}`,
    city = 'Pune',
    requirement = 'CRM',
  } = change;
  return `Person ${n},${email},${phone},${city},${requirement}`;
};
const sheet = (...rows: string[]) => [HEADER, ...rows].join('\r\n');
const MAPPING = { Name: 'name', Email: 'email', Phone: 'phone', City: 'city', Requirement: 'requirement' };

async function start() {
  const t = await startApp();
  const { headers, user } = await t.logIn('employee');
  return { t, headers, user, ...desk(t, headers) };
}

/** What somebody does at the page. */
function desk(t: StartedApp, headers: Record<string, string>) {
  const upload = (content: string | Buffer, resource = 'enquiry', name = 'list.csv') => {
    const form = formOf({ resource }, 'file', fileOf(Buffer.from(content), name, 'text/csv'));
    return t.app.inject({ method: 'POST', url: '/api/imports', headers, payload: form });
  };
  const act = (method: 'GET' | 'PUT' | 'POST', path: string, body?: object) =>
    t.call(method, `/api/imports/${path}`, { headers, body });
  const check = async (content: string, onDuplicate = 'skip', mapping: object = MAPPING) => {
    const { _id } = (await upload(content)).json();
    return { id: String(_id), dry: (await act('PUT', _id, { mapping, onDuplicate })).json() };
  };
  const run = async (content: string, onDuplicate = 'skip') => {
    const { id } = await check(content, onDuplicate);
    return { id, outcome: (await act('POST', `${id}/run`)).json() };
  };
  const list = () => t.call('GET', '/api/imports?page=1', { headers });
  return { upload, act, check, run, list };
}

const enquiries = ({ db }: StartedApp) =>
  db.selectFrom('enquiries').selectAll().where('deletedAt', 'is', null).orderBy('_id').execute();

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
  const mended = file.body.replace(',no,1,', ',yes@sheet.example,9818040101,');
  const again = await desk(t, headers).run(mended);
  expect(again.outcome).toEqual({ added: 1, changed: 0, skipped: 0 });
  expect(await enquiries(t)).toMatchObject([{ name: '=HYPERLINK("x")', city: 'A "b", c' }]);
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

test('a run that waits for another check of the same file imports what that has settled', async () => {
  const { t, check, act } = await start();
  const { id } = await check(sheet(...Array.from({ length: 500 }, (_, n) => row(n))));
  const turned = { ...MAPPING, Name: 'city', City: 'name' };
  const checked = act('PUT', id, { mapping: turned, onDuplicate: 'skip' });
  // Mostly it has begun by then; where it has not, it comes too late.
  await setTimeout(15);
  expect((await act('POST', `${id}/run`)).statusCode).toBe(200);
  const isTurned = (await checked).statusCode === 200;
  const named = isTurned ? { name: 'Pune', city: 'Person 0' } : { name: 'Person 0', city: 'Pune' };
  expect((await enquiries(t))[0]).toMatchObject(named);
});

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

test('a follow-up comes with its owner, day and remark, by the words of our own export', async () => {
  const { t, upload, act } = await start();
  const owner = await t.addUser('employee', { name: 'Ravi Rao' });
  await addFollowup(t, { email: 'known@sheet.example', mobile: '+919818041234' });
  const content = [
    'Name\tMobile\tEmail\tStatus\tOwner\tNext date\tRemarks',
    `Asha\t'+919818040101\tasha@sheet.example\tin progress\travi rao\t19/11/2026\t"Asked for\na quote"`,
    'Else\t98180 41234\telse@sheet.example\tPending\t\t\tCalled again',
    'Bina\t98180 45678\tbina@sheet.example\tPending\tSomebody\t31/02/2026\t',
  ].join('\n');
  const { _id, mapping } = (await upload(Buffer.from(`\ufeff${content}`, 'utf16le'), 'followup')).json();
  const dry = (await act('PUT', _id, { mapping, onDuplicate: 'fill' })).json();
  expect(dry).toMatchObject({ rows: 3, good: 2, duplicates: 1 });
  expect(dry.faults).toEqual([
    { line: 4, field: 'ownerId', message: 'Choose an owner from the list.' },
    { line: 4, field: 'nextDate', message: 'Next date must be a date, such as 2025-04-01.' },
  ]);
  expect((await act('POST', `${_id}/run`)).json()).toEqual({ added: 1, changed: 1, skipped: 0 });
  const stored = t.db.selectFrom('followups').selectAll().where('name', '=', 'Asha');
  expect(await stored.executeTakeFirst()).toMatchObject({
    ...{ mobile: '+919818040101', status: 'In Progress', ownerId: owner._id, ownerName: 'Ravi Rao' },
    nextDate: expect.stringMatching(/^2026-11-19/),
  });
  const notes = await t.db.selectFrom('activities').select('text').orderBy('text').execute();
  expect(notes.map(({ text }) => text)).toEqual(['Asked for\na quote', 'Called again']);
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

test('a follow-up gets no more remarks by a file than by hand', async () => {
  const { t, upload, act, user } = await start();
  const { id: there } = await addFollowup(t, { email: 'full@sheet.example' });
  const note = { resource: 'followup', recordId: there, kind: 'note', text: 'x', at: fromNow(0) };
  const author = { userId: user._id, userName: user.name };
  const notes = Array.from({ length: 999 }, (_, n) => ({ _id: `note-${n}`, ...note, ...author }));
  await insertRows(t.db, 'activities', notes);
  const rows = ['One', 'Two'].map((said) => `Full,full@sheet.example,9818040101,Pending,${said}`);
  const { _id } = (await upload(['Name,Email,Mobile,Status,Remark', ...rows].join('\n'), 'followup')).json();
  const mapping = { Name: 'name', Email: 'email', Mobile: 'mobile', Status: 'status', Remark: 'remark' };
  const dry = (await act('PUT', _id, { mapping, onDuplicate: 'fill' })).json();
  expect(dry).toMatchObject({ rows: 2, good: 1 });
  const message = 'A follow-up can have at most 1000 remarks.';
  expect(dry.faults).toEqual([{ line: 3, field: 'remark', message }]);
  expect((await act('GET', `${_id}/faults.csv`)).body).toContain(message);
  expect((await act('POST', `${_id}/run`)).json()).toEqual({ added: 0, changed: 1, skipped: 0 });
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

describe('an import that fails in the middle', () => {
  async function failing(content: string, onDuplicate = 'skip') {
    const desk = await start();
    const { id } = await desk.check(content, onDuplicate);
    const feature = desk.t.features.find(({ name }) => name === 'enquiry');
    if (!feature) throw new Error('there are no enquiries');
    let added = 0;
    feature.afterChange = async () => {
      if (++added === 170) throw new Error('not this one');
    };
    onTestFinished(() => {
      delete feature.afterChange;
    });
    expect((await desk.act('POST', `${id}/run`)).statusCode).toBe(500);
    delete feature.afterChange;
    return { ...desk, id };
  }
  // Each tenth is somebody's who came before, and says something new of them.
  const rows = Array.from({ length: 250 }, (_, n) =>
    n % 10 === 9 ? row(n, { email: `p${n - 9}@sheet.example`, city: `Pune ${n}` }) : row(n),
  );

  test('is gone on with where it is, nothing comes in twice, and all of it is taken back', async () => {
    const { t, act, id } = await failing(sheet(...rows), 'overwrite');
    expect(await enquiries(t)).toHaveLength(135);
    expect((await act('GET', id)).json()).toMatchObject({ status: 'running', progress: 150 });
    // Nobody makes something else of the rest.
    expect((await act('PUT', id, { mapping: MAPPING, onDuplicate: 'skip' })).statusCode).toBe(409);
    expect((await act('POST', `${id}/run`)).json()).toEqual({ added: 225, changed: 0, skipped: 25 });
    const all = await enquiries(t);
    expect(all).toHaveLength(225);
    expect(new Set(all.map(({ email }) => email)).size).toBe(225);
    expect(all.filter(({ city }) => city !== 'Pune')).toHaveLength(25);
    expect((await act('POST', `${id}/revert`)).json()).toEqual({ removed: 225, restored: 0, kept: [] });
    expect(await enquiries(t)).toEqual([]);
  });

  test('is gone on with by itself', async () => {
    const { t, act, id, user } = await failing(sheet(...rows));
    await goOnWithImports(t.db, t.features);
    expect((await act('GET', id)).json()).toMatchObject({ status: 'done', added: 225, skipped: 25 });
    expect(await enquiries(t)).toHaveLength(225);
    const authors = await t.db.selectFrom('history').select('userId').distinct().execute();
    expect(authors).toEqual([{ userId: user._id }]);
  });
});

test('a run that died with its process can be begun again after a while, and so can a revert', async () => {
  const { t, check, act } = await start();
  const { id } = await check(sheet(row(1)));
  const die = (status: 'running' | 'reverting', agoMs: number) =>
    t.db
      .updateTable('imports')
      .set({ status, since: fromNow(-agoMs) })
      .execute();
  for (const [status, before, what] of [
    ['running', 'checked', 'run'],
    ['reverting', 'done', 'revert'],
  ] as const) {
    await die(status, 0);
    expect((await act('POST', `${id}/${what}`)).statusCode).toBe(409);
    expect((await act('GET', id)).json()).toMatchObject({ status });
    await die(status, 20 * MINUTE);
    expect((await act('GET', id)).json()).toMatchObject({ status: before });
    expect((await act('POST', `${id}/${what}`)).statusCode).toBe(200);
  }
  expect(await enquiries(t)).toEqual([]);
});

test('of two runs at once one runs', async () => {
  const { t, check, act } = await start();
  const { id } = await check(sheet(row(1), row(2)));
  const answers = await Promise.all([1, 2, 3].map(() => act('POST', `${id}/run`)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  expect(await enquiries(t)).toHaveLength(2);
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
