import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { endAllSessions, findSession, startSession } from '~/platform/auth/sessions/sessions';
import { startApp } from '~/testing/start-app';
import { openDatabase } from '.';
import { repeatedQueries } from './repeated-query';

test('a shape is made once, and each call brings values of its own', async () => {
  const t = await startApp();
  const [first, second] = [await t.addUser('admin'), await t.addUser('user')];
  const ask = repeatedQueries(t.db);
  let made = 0;
  const roleOf = async (email: string) =>
    ask('role', { email }, (value) => {
      made++;
      return t.db.selectFrom('users').select('role').where('email', '=', value('email'));
    });
  expect([await roleOf(first.email), await roleOf(second.email)]).toEqual([
    [{ role: 'admin' }],
    [{ role: 'user' }],
  ]);
  expect(await roleOf('nobody@test.example')).toEqual([]);
  expect(made).toBe(1);
});

test('what a transaction has changed is not read before it is committed', async () => {
  const t = await startApp();
  const { email } = await t.addUser('admin');
  const ask = repeatedQueries(t.db);
  const roleOf = () =>
    ask('role', { email }, (value) =>
      t.db.selectFrom('users').select('role').where('email', '=', value('email')),
    );
  expect(await roleOf()).toEqual([{ role: 'admin' }]);
  const read = await new Promise((resolve) => {
    void t.db
      .transaction()
      .execute(async (trx) => {
        await trx.updateTable('users').set({ role: 'employee' }).where('email', '=', email).execute();
        resolve(roleOf());
        throw new Error('undone');
      })
      .catch(() => {});
  });
  expect(read).toEqual([{ role: 'admin' }]);
});

test('a session that another process has ended, or whose owner it has blocked, is not found by the next call', async () => {
  const t = await startApp();
  const other = openDatabase(t.config);
  const open = async (token: string) => (await findSession(t.db, token, undefined)) !== undefined;
  const people = [await t.addUser('admin'), await t.addUser('employee')] as const;
  const [ended, blocked] = await Promise.all(
    people.map(async ({ _id }) => (await startSession(t.db, _id, 'a desk', false)).token),
  );
  const both = () => Promise.all([open(`${ended}`), open(`${blocked}`)]);
  expect(await both()).toEqual([true, true]);
  await endAllSessions(other, people[0]._id);
  expect(await both()).toEqual([false, true]);
  await other.updateTable('users').set({ isBlocked: true }).where('_id', '=', people[1]._id).execute();
  expect(await both()).toEqual([false, false]);
  await other.destroy();
});

test('what was asked of all columns is answered with those that there are now', async () => {
  const t = await startApp();
  const all = async () => (await sql`select * from "colours"`.execute(t.db)).rows;
  await sql`create table "colours" ("name" text)`.execute(t.db);
  await sql`insert into "colours" values ('green')`.execute(t.db);
  expect(await all()).toEqual([{ name: 'green' }]);
  await sql`alter table "colours" rename column "name" to "word"`.execute(t.db);
  expect(await all()).toEqual([{ word: 'green' }]);
  await sql`drop table "colours"`.execute(t.db);
});
