import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { databaseBefore } from '~/testing/filled/old-database';
import { migrate, migrateIn } from '../../migrate';
import { pagesByBytes } from '../../pages-by-bytes';
import type { Database } from '../../schema';

const MIGRATION = '0016-activities';
const ID = '0198f3d2-0000-7000-8000-000000000001';
const DATE = '2026-01-01T00:00:00.000Z';

/** As it was before: remarks within their follow-up, and both whole lists in every line of history. */
const oldDatabase = () => databaseBefore(MIGRATION);

const remark = (index: number, length = 2000) => ({
  val: `${index} ${'ह'.repeat(length)}`,
  date: new Date(Date.parse(DATE) + index * 1000).toISOString(),
});
const remarksOf = (count: number) => Array.from({ length: count }, (_, index) => remark(index));

const addFollowup = (db: Database, id: string, remarks: object[]) =>
  sql`insert into "followups" ("_id", "date", "name", "mobile", "email", "status", "remarks")
    values (${id}, ${DATE}, 'Meera', '+919818040103', 'meera@joshi.example', 'Pending', ${JSON.stringify(remarks)})`.execute(
    db,
  );

const addLine = (db: Database, id: string, resource: string, changes: object[]) =>
  db
    .insertInto('history')
    .values({
      ...{ _id: id, resource, recordId: ID, at: DATE, userId: null, userName: 'Ila', action: 'updated' },
      changes: JSON.stringify(changes),
    })
    .execute();

const columnsOf = async (db: Database, table: string) =>
  (await db.introspection.getTables()).find(({ name }) => name === table)?.columns.map(({ name }) => name);

test('remarks become notes in their order, however many and long, and stand before what is said later', async () => {
  const db = await oldDatabase();
  const all = remarksOf(1000);
  await addFollowup(db, ID, all);
  await addFollowup(db, ID.replace(/1$/, '2'), []);
  await addFollowup(db, ID.replace(/1$/, '3'), [{ val: 'Called', date: '2026-01-01' }]);
  await migrate(db);
  const notes = await db.selectFrom('activities').selectAll().orderBy('_id').execute();
  const of = (id: string) =>
    notes.filter(({ recordId }) => recordId === id).map(({ text, at }) => ({ val: text, date: at }));
  expect(of(ID)).toEqual(all);
  expect(of(ID.replace(/1$/, '3'))).toEqual([{ val: 'Called', date: DATE }]);
  expect(notes).toHaveLength(1001);
  expect(notes[0]).toMatchObject({ resource: 'followup', kind: 'note', userId: null, direction: null });
  expect(await columnsOf(db, 'followups')).not.toContain('remarks');
});

test('attack 48: lines of history that hold whole lists keep what changed', async () => {
  const db = await oldDatabase();
  const all = remarksOf(1000);
  const name = { field: 'name', from: 'Meera', to: 'Mira' };
  await addLine(db, 'a', 'followup', [name, { field: 'remarks', from: all, to: [...all, remark(1000)] }]);
  await addLine(db, 'b', 'followup', [{ field: 'remarks', from: null, to: all }]);
  await addLine(db, 'c', 'iot-product', [{ field: 'specification', from: ['a', 'b'], to: ['b', 'c'] }]);
  await addLine(db, 'd', 'user', [{ field: 'description', from: 'x'.repeat(9000), to: null }]);
  await addLine(db, 'e', 'enquiry', [name]);
  await migrate(db);
  const lines = await db.selectFrom('history').select(['_id', 'changes']).orderBy('_id').execute();
  const changes = lines.map((line) => line.changes);
  expect(changes[0]).toEqual([name, { field: 'remarks', from: [], to: [expect.any(Object)] }]);
  expect(JSON.stringify(changes[0])).toContain('1000 ह');
  expect(changes[1]).toEqual([{ field: 'remarks', from: null, to: expect.any(Array), more: 992 }]);
  expect(changes[2]).toEqual([{ field: 'specification', from: ['a'], to: ['c'] }]);
  expect(changes[4]).toEqual([name]);
  for (const each of changes) expect(JSON.stringify(each).length).toBeLessThan(8000);
});

test('one that is cut off leaves all as it was, and the next start does it whole', async () => {
  const db = await oldDatabase();
  await addFollowup(db, ID, remarksOf(3));
  const cut = db.transaction().execute(async (trx) => {
    await migrateIn(trx);
    throw new Error('killed');
  });
  await expect(cut).rejects.toThrow('killed');
  expect(await columnsOf(db, 'followups')).toContain('remarks');
  expect(await columnsOf(db, 'activities')).toBeUndefined();
  await migrate(db);
  expect(await db.selectFrom('activities').select('_id').execute()).toHaveLength(3);
});

test('attack 48: rows of any size are read in pages of bounded size, each of them once', async () => {
  const db = await oldDatabase();
  const sizes = [3, 3, 1, 6, 1, 1, 1];
  for (const [index, megabytes] of sizes.entries()) {
    await addLine(db, String(index), 'user', [
      { field: 'a', from: null, to: 'x'.repeat(megabytes * 1024 * 1024) },
    ]);
  }
  const pages: unknown[][] = [];
  for await (const page of pagesByBytes(db, { table: 'history', key: ['_id'], columns: ['_id', 'changes'] }))
    pages.push(page.map(({ _id }) => _id));
  expect(pages).toEqual([['0'], ['1'], ['2'], ['3'], ['4', '5', '6']]);
});
