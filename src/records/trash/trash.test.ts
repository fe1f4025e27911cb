import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { resources } from '~/features/resources';
import { engineOf } from '~/platform/db/engine/engine';
import { addEnquiry, asha } from '~/testing/factories';
import { startApp } from '~/testing/start-app';

test('every change is kept: who, when, which fields', async () => {
  const t = await startApp();
  const admin = await t.logIn('admin', { name: 'Anil Admin' });
  const employee = await t.logIn('employee', { name: 'Esha Employee' });
  await t.call('POST', '/api/quotes', { body: asha });
  const { _id } = await t.db.selectFrom('enquiries').select('_id').executeTakeFirstOrThrow();
  const edit = { ...asha, name: 'Asha Rao' };
  await t.call('PUT', `/api/quotes/updatequotes/${_id}`, { headers: employee.headers, body: edit });
  await t.call('DELETE', `/api/quotes/remove/${_id}`, { headers: admin.headers });
  await t.call('POST', `/api/records/enquiry/${_id}/restore`, { headers: admin.headers });
  const history = (await t.call('GET', `/api/records/enquiry/${_id}/history`, employee)).json();
  expect(history).toMatchObject([
    { action: 'restored', userName: 'Anil Admin', changes: [] },
    { action: 'deleted', userName: 'Anil Admin', changes: [] },
    {
      action: 'updated',
      userName: 'Esha Employee',
      at: expect.stringMatching(/Z$/),
      changes: [{ field: 'name', from: 'Asha Verma', to: 'Asha Rao' }],
    },
    { action: 'created', userName: 'Visitor' },
  ]);
  const client = await t.logIn('user', { email: asha.email });
  expect((await t.call('GET', `/api/records/enquiry/${_id}/history`, client)).statusCode).toBe(403);
});

test('the history of an account holds no password', async () => {
  const t = await startApp();
  const admin = await t.logIn('admin');
  const { _id, passwordHash } = await t.addUser('user');
  await t.call('PUT', '/api/user/edit-user', { headers: admin.headers, body: { _id, role: 'employee' } });
  const history = (await t.call('GET', `/api/records/user/${_id}/history`, admin)).body;
  expect(history).toContain('employee');
  expect(history).not.toContain(passwordHash);
  expect(history).not.toContain('passwordHash');
});

test('what is deleted leaves list, page, count and search; it lies in the trash until it is restored or purged', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('admin');
  const [{ id: kept }, { id: gone }] = [
    await addEnquiry(t, { name: 'Kept' }),
    await addEnquiry(t, { name: 'Gone' }),
  ];
  const get = async (url: string) => (await t.call('GET', url, { headers })).json();
  await t.call('DELETE', `/api/quotes/remove/${gone}`, { headers });
  expect(await get('/api/quotes')).toMatchObject([{ _id: kept }]);
  expect(await get('/api/quotes?page=1')).toMatchObject({ total: 1 });
  expect(await get('/api/quotes?page=1&field=name&q=gone')).toMatchObject({ total: 0 });
  expect(await get('/api/stats')).toMatchObject({ enquiry: 1 });
  expect((await t.call('GET', `/api/records/enquiry/${gone}`, { headers })).statusCode).toBe(404);
  expect(await get('/api/records/enquiry/trash')).toMatchObject({ total: 1, items: [{ _id: gone }] });

  const employee = await t.logIn('employee');
  expect((await t.call('GET', '/api/records/enquiry/trash', employee)).statusCode).toBe(403);
  expect((await t.call('DELETE', `/api/records/enquiry/${gone}/purge`, employee)).statusCode).toBe(403);
  expect((await t.call('DELETE', `/api/records/enquiry/${kept}/purge`, { headers })).statusCode).toBe(404);
  expect((await t.call('DELETE', `/api/records/enquiry/${gone}/purge`, { headers })).statusCode).toBe(200);
  expect(await t.db.selectFrom('enquiries').select('_id').execute()).toEqual([{ _id: kept }]);
  expect(await get(`/api/records/enquiry/${gone}/history`)).toMatchObject([
    { action: 'purged', changes: [] },
  ]);
});

test('a plain list is whole and in order however long it is', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('admin');
  for (let n = 0; n < 1201; n++) await addEnquiry(t, { name: `Number ${n}` });
  const rows: { name: string }[] = (await t.call('GET', '/api/quotes', { headers })).json();
  expect(rows.map((row) => row.name)).toEqual(Array.from({ length: 1201 }, (_, n) => `Number ${1200 - n}`));
});

test('attack 26: an export is the filtered list, with dates as people write them and nothing that a spreadsheet runs', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('employee');
  await addEnquiry(t, { name: '=HYPERLINK("http://evil")', date: '2026-03-31T20:00:00.000Z', phone: '+911' });
  await addEnquiry(t, { name: 'Sharma, "Anita"', city: '@home' });
  await addEnquiry(t, { name: 'Left out' });
  const whole = await t.call('GET', '/api/records/enquiry/export.csv', { headers });
  expect(whole.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(whole.headers['content-disposition']).toMatch(
    /^attachment; filename="enquiry-\d\d-\d\d-\d{4}\.csv"$/,
  );
  const lines = whole.body.split('\r\n');
  expect(lines[0]).toBe('\ufeffDate,Name,Email,Phone,City,Requirement,Stage,Owner,Source,Reference,Consent');
  expect(lines).toHaveLength(5);
  expect(whole.body).toContain(`01/04/2026,"'=HYPERLINK(""http://evil"")",asha@verma.example,'+911,`);
  expect(whole.body).toContain(
    `"Sharma, ""Anita""",asha@verma.example,'+91 98180 40101,'@home,CRM Development`,
  );
  const filtered = await t.call('GET', '/api/records/enquiry/export.csv?field=name&q=sharma', { headers });
  expect(filtered.body).toContain('Anita');
  expect(filtered.body).not.toContain('Left out');
});

test('what an admin has deleted is not told by its history to those who do not see the trash', async () => {
  const t = await startApp();
  const [admin, employee] = [await t.logIn('admin'), await t.logIn('employee')];
  const { id } = await addEnquiry(t);
  const history = async ({ headers }: typeof admin) =>
    (await t.call('GET', `/api/records/enquiry/${id}/history`, { headers })).statusCode;
  expect([await history(admin), await history(employee)]).toEqual([200, 200]);
  await t.call('DELETE', `/api/quotes/remove/${id}`, admin);
  expect([await history(admin), await history(employee)]).toEqual([200, 404]);
});

test('the trash tells what was deleted last first, when and by whom, however often it was deleted before', async () => {
  const t = await startApp();
  const [anil, bela] = [
    await t.logIn('admin', { name: 'Anil Admin' }),
    await t.logIn('admin', { name: 'Bela Admin' }),
  ];
  const [first, second] = [await addEnquiry(t, { name: 'First' }), await addEnquiry(t, { name: 'Second' })];
  const untouched = await addEnquiry(t, { name: 'Untouched' });
  const remove = ({ id }: typeof first, by: typeof anil) =>
    t.call('DELETE', `/api/quotes/remove/${id}`, { headers: by.headers });
  await remove(first, anil);
  await t.call('POST', `/api/records/enquiry/${first.id}/restore`, { headers: anil.headers });
  await remove(second, anil);
  await t.db
    .updateTable('enquiries')
    .set({ deletedAt: '2026-01-01T00:00:00.000Z' })
    .where('_id', '=', second.id)
    .execute();
  await remove(first, bela);

  const trash = (await t.call('GET', '/api/records/enquiry/trash', anil)).json();
  expect(trash).toMatchObject({
    total: 2,
    page: 1,
    pages: 1,
    items: [
      { _id: first.id, deletedBy: 'Bela Admin', deletedAt: expect.stringMatching(/Z$/) },
      { _id: second.id, deletedBy: 'Anil Admin', deletedAt: '2026-01-01T00:00:00.000Z' },
    ],
  });
  expect(JSON.stringify(trash)).not.toContain(untouched.id);
  expect((await t.call('GET', '/api/quotes', anil)).body).not.toContain('deletedAt');
});

test('a page of the trash is ten records, and one that nobody remembers deleting is there too', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('admin');
  for (let n = 0; n < 11; n++) await addEnquiry(t, { deletedAt: `2026-01-01T00:00:${10 + n}.000Z` });
  const get = async (page: number) =>
    (await t.call('GET', `/api/records/enquiry/trash?page=${page}`, { headers })).json();
  const [one, two] = [await get(1), await get(2)];
  expect([one.total, one.pages, one.items.length, two.items.length]).toEqual([11, 2, 10, 1]);
  expect(one.items[0]).toMatchObject({ deletedAt: '2026-01-01T00:00:20.000Z', deletedBy: '' });
  expect(two.items[0]).toMatchObject({ deletedAt: '2026-01-01T00:00:10.000Z' });
});

test('what lies in the trash is counted by kind, for whoever may empty it', async () => {
  const t = await startApp();
  const [admin, employee] = [await t.logIn('admin'), await t.logIn('employee')];
  for (const deletedAt of ['2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z', null]) {
    await addEnquiry(t, { deletedAt });
  }
  const counts = (await t.call('GET', '/api/trash', admin)).json();
  expect(counts).toMatchObject({ enquiry: 2, user: 0, career: 0, contact: 0, followup: 0 });
  expect(Object.keys(counts)).toEqual(resources.map(({ name }) => name));
  // Pictures are theirs to delete.
  expect((await t.call('GET', '/api/trash', employee)).json()).toEqual({ media: 0 });
  expect((await t.call('GET', '/api/trash')).statusCode).toBe(401);
});

test('an index stands behind every trash', async () => {
  const { db } = await startApp();
  // PostgreSQL sorts a table that is nearly empty whatever indexes it has; SQLite's plan does not depend on the size.
  if (engineOf(db) === 'postgres') return;
  for (const { table } of resources) {
    const order = sql`order by "deletedAt" desc, "_id" desc limit 10`;
    const listed = sql`select "_id" from ${sql.table(table)} where "deletedAt" is not null ${order}`;
    const { rows } = await sql<{ detail: string }>`explain query plan ${listed}`.execute(db);
    const plan = rows.map(({ detail }) => detail).join('; ');
    expect(plan, table).toContain(`${table}Trash`);
    expect(plan, table).not.toContain('TEMP B-TREE');
  }
});

test('one whose address was taken meanwhile stays in the trash, and the reason is said', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('admin');
  const { _id, email } = await t.addUser('user', { email: 'asha@verma.example' });
  await t.call('DELETE', `/api/user/${_id}`, { headers });
  await t.addUser('user', { email });
  const answer = await t.call('POST', `/api/records/user/${_id}/restore`, { headers });
  expect([answer.statusCode, answer.json().message]).toEqual([
    409,
    'Meanwhile another record has taken its email or ID.',
  ]);
  expect((await t.call('GET', '/api/trash', { headers })).json()).toMatchObject({ user: 1 });
});
