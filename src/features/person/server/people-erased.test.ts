import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { engineOf } from '~/platform/db/engine/engine';
import type { Database } from '~/platform/db/schema';
import { type StartedApp, startApp } from '~/testing/start-app';

const asha = { name: 'Asha Verma', email: 'asha@verma.example', phone: '+919818040201', city: 'Faridabad' };
const OFFICE = '+919818040199';

async function send({ call }: StartedApp, change: object = {}) {
  const answer = await call('POST', '/api/contact/fillcontact', { body: { ...asha, ...change } });
  expect(answer.statusCode, answer.body).toBe(200);
}

async function allOf(db: Database) {
  const tables = await (engineOf(db) === 'postgres'
    ? sql<{
        name: string;
      }>`select table_name as "name" from information_schema.tables where table_schema = 'public'`
    : sql<{ name: string }>`select name from sqlite_master where type = 'table' and name not like '%Search%'`
  ).execute(db);
  const all: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
    all.push(...rows.map((row) => `${name} ${JSON.stringify(row)}`));
  }
  return all;
}

const people = ({ db }: StartedApp) =>
  db.selectFrom('people').select(['_id', 'name', 'addresses', 'numbers']).orderBy('_id').execute();

async function erase(t: StartedApp, who: string) {
  const { headers } = await t.logIn('admin');
  const asked = (path: string, body: object) => t.call('POST', `/api/privacy/${path}`, { body, headers });
  const found = await asked('find', { who });
  expect(found.statusCode, found.body).toBe(200);
  const erased = await asked('erase', { who, confirm: who });
  expect(erased.statusCode, erased.body).toBe(200);
  return { found: found.json(), erased: erased.json() };
}

test('who is erased by one address is gone by all of them, with what a merge has stored', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('admin');
  await send(t);
  await send(t, { email: 'asha@home.example', name: 'Asha V', phone: '+919818040202' });
  await send(t, { email: 'ravi@rao.example', name: 'Ravi Rao', phone: '+919818040103' });
  const [one, two] = await people(t);
  const merged = await t.call('POST', `/api/people/${one?._id}/merge`, { body: { from: two?._id }, headers });
  expect(merged.statusCode, merged.body).toBe(200);
  const { found, erased } = await erase(t, 'asha@home.example');
  expect(found.records.map(({ resource }: { resource: string }) => resource).sort()).toEqual(
    expect.arrayContaining(['contact', 'contact', 'person']),
  );
  expect(found.amounts.records).toBe(erased.erased.records);
  expect((await people(t)).map(({ name }) => name)).toEqual(['Ravi Rao']);
  const left = (await allOf(t.db)).filter((row) => /asha|981804020[12]/i.test(row));
  expect(left).toEqual([]);
});

test('attack 41: who is erased takes nobody along who has the same number', async () => {
  const t = await startApp();
  await send(t, { phone: OFFICE });
  await send(t, { email: 'ravi@rao.example', name: 'Ravi Rao', phone: OFFICE });
  await erase(t, asha.email);
  expect(await people(t)).toMatchObject([
    { name: 'Ravi Rao', addresses: 'ravi@rao.example', numbers: OFFICE },
  ]);
  expect(await t.db.selectFrom('contacts').select('name').execute()).toEqual([{ name: 'Ravi Rao' }]);
  expect(await t.db.selectFrom('personSuggestions').selectAll().execute()).toEqual([]);
});

test('who has more than what was erased by a number that others have, too, stays without it', async () => {
  const t = await startApp();
  await send(t, { phone: OFFICE });
  await send(t);
  await send(t, { email: 'ravi@rao.example', name: 'Ravi Rao', phone: OFFICE });
  await erase(t, OFFICE);
  expect(await people(t)).toMatchObject([{ name: 'Asha Verma', addresses: asha.email, numbers: asha.phone }]);
  expect((await allOf(t.db)).filter((row) => row.includes(OFFICE))).toEqual([]);
});

test('a merge while one of the two is erased leaves nothing of them', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('admin');
  await send(t);
  await send(t, { email: 'ravi@rao.example', name: 'Ravi Rao', phone: '+919818040103' });
  const [one, two] = await people(t);
  const [, merged] = await Promise.all([
    erase(t, asha.email),
    t.call('POST', `/api/people/${two?._id}/merge`, { body: { from: one?._id }, headers }),
  ]);
  expect([200, 404, 503]).toContain(merged.statusCode);
  // Where the merge was first, both are one, and gone; otherwise the other is as before.
  const left = (await allOf(t.db)).filter((row) => /asha/i.test(row));
  if (merged.statusCode !== 200) expect(left).toEqual([]);
  const known = new Set((await people(t)).map(({ _id }) => _id));
  for (const { personId } of await t.db.selectFrom('contacts').select('personId').execute())
    expect(known.has(String(personId))).toBe(true);
});

/** Asha’s two addresses, made one person by a merge. */
async function merged(t: StartedApp) {
  const { headers } = await t.logIn('admin');
  await send(t);
  await send(t, { email: 'zoya@home.example', name: 'Zoya Khan', phone: '+919818040202' });
  const [one, two] = await people(t);
  const answer = await t.call('POST', `/api/people/${one?._id}/merge`, { body: { from: two?._id }, headers });
  expect(answer.statusCode, answer.body).toBe(200);
  const undo = () => t.call('POST', `/api/people/undo/${answer.json().undo}`, { headers });
  return { headers, id: one?._id, undo };
}

test('attack 59: who was split from a merge and is erased then is not in the way back from it', async () => {
  const t = await startApp();
  const { headers, id, undo } = await merged(t);
  const contact = await t.db
    .selectFrom('contacts')
    .select('_id')
    .where('email', '=', 'zoya@home.example')
    .executeTakeFirstOrThrow();
  const records = [{ resource: 'contact', _id: contact._id }];
  const split = await t.call('POST', `/api/people/${id}/split`, { body: { records }, headers });
  expect(split.statusCode, split.body).toBe(200);
  await erase(t, 'zoya@home.example');
  expect((await allOf(t.db)).filter((row) => /zoya|9818040202/i.test(row))).toEqual([]);
  expect((await undo()).statusCode).toBe(404);
  expect((await people(t)).map(({ name }) => name)).toEqual(['Asha Verma']);
});

test('attack 59: what a split has given away since a merge does not come back with it, to write to or to be erased', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('admin');
  await send(t);
  // The same by name and number, with another address.
  const zoya = { name: 'Zoya Khan', phone: '+919818040202' };
  await send(t, { ...zoya, email: 'zoya@home.example' });
  await send(t, { ...zoya, email: 'zoya@khan.example' });
  const [one, two] = await people(t);
  const post = async (path: string, body?: object) => {
    const answer = await t.call('POST', `/api/people/${path}`, { headers, ...(body ? { body } : {}) });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };
  const { undo } = await post(`${one?._id}/merge`, { from: two?._id });
  const contact = await t.db
    .selectFrom('contacts')
    .select('_id')
    .where('email', '=', 'zoya@home.example')
    .executeTakeFirstOrThrow();
  await post(`${one?._id}/split`, { records: [{ resource: 'contact', _id: contact._id }] });
  await post(`undo/${undo}`);
  const keys = await t.db.selectFrom('personKeys').select(['personId', 'value']).execute();
  const rows = await t.db.selectFrom('people').select(['_id', 'addresses', 'numbers']).execute();
  for (const { _id, addresses, numbers } of rows)
    expect(`${addresses} ${numbers}`.trim().split(' ').sort()).toEqual(
      keys.flatMap(({ personId, value }) => (personId === _id ? [value] : [])).sort(),
    );
  expect(rows.filter(({ addresses }) => addresses.includes('zoya@home.example'))).toHaveLength(1);
  await erase(t, 'zoya@home.example');
  expect((await allOf(t.db)).filter((row) => row.includes('zoya@home.example'))).toEqual([]);
});

test('what goes along is named before: the other addresses of the same person, and nothing with a number of several', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('admin');
  await send(t);
  await send(t, { email: 'spy@spy.example' });
  await send(t, { email: 'ravi@rao.example', name: 'Ravi Rao', phone: OFFICE });
  await send(t, { email: 'omar@else.example', name: 'Omar Else', phone: OFFICE });
  const along = async (who: string) =>
    (await t.call('POST', '/api/privacy/find', { headers, body: { who } })).json().goesAlong;
  expect(await along('spy@spy.example')).toEqual([asha.email, asha.phone]);
  expect(await along(OFFICE)).toEqual([]);
  expect(await along('ravi@rao.example')).toEqual([]);
});

test('an address that was taken from somebody by hand is erased from the way back of their merge, too', async () => {
  const t = await startApp();
  const { headers, id } = await merged(t);
  const body = { emails: { remove: ['zoya@home.example'] } };
  expect((await t.call('PUT', `/api/people/${id}`, { body, headers })).statusCode).toBe(200);
  await erase(t, 'zoya@home.example');
  expect((await allOf(t.db)).filter((row) => row.includes('zoya@home.example'))).toEqual([]);
});

test('who owned somebody and is erased comes back with no merge that is taken back', async () => {
  const t = await startApp();
  const owner = await t.addUser('employee', { name: 'Quirin', email: 'quirin@peepal.example' });
  await send(t, { email: 'zoya@home.example', name: 'Zoya Khan', phone: '+919818040202' });
  await t.db.updateTable('people').set({ ownerId: owner._id, ownerName: owner.name }).execute();
  await send(t);
  const [two, one] = await people(t);
  const { headers } = await t.logIn('admin');
  const answer = await t.call('POST', `/api/people/${one?._id}/merge`, { body: { from: two?._id }, headers });
  await erase(t, owner.email);
  expect(
    (await allOf(t.db)).filter((row) => row.startsWith('personMerges') && row.includes('Quirin')),
  ).toEqual([]);
  const undone = await t.call('POST', `/api/people/undo/${answer.json().undo}`, { headers });
  expect(undone.statusCode, undone.body).toBe(200);
  expect(await t.db.selectFrom('people').select('ownerName').distinct().execute()).toEqual([
    { ownerName: '' },
  ]);
});

test('who has lost all their records since a merge is not brought back by its undo', async () => {
  const t = await startApp();
  const { headers, undo } = await merged(t);
  const theirs = t.db
    .selectFrom('contacts')
    .select(['_id', 'followupId'])
    .where('email', '=', 'zoya@home.example');
  const { _id, followupId } = await theirs.executeTakeFirstOrThrow();
  for (const [path, resource, id] of [
    ['contact', 'contact', _id],
    ['followup', 'followup', followupId],
  ]) {
    await t.call('DELETE', `/api/${path}/${id}`, { headers });
    const purged = await t.call('DELETE', `/api/records/${resource}/${id}/purge`, { headers });
    expect(purged.statusCode, purged.body).toBe(200);
  }
  expect((await undo()).statusCode).toBe(200);
  expect((await people(t)).map(({ name }) => name)).toEqual(['Asha Verma']);
  expect((await allOf(t.db)).filter((row) => row.startsWith('person') && /zoya/i.test(row))).toEqual([]);
});
