import { chmod, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startApp } from '~/testing/start-app';
import { openDatabase } from './';
import { databaseFault, isUniqueViolation } from './engine/faults';
import { migrate } from './migrate';

const moment = '2026-03-31T18:30:00.120Z';

const mail = {
  _id: 'one',
  template: 'some-kind',
  recipient: 'asha@verma.example',
  data: JSON.stringify({ list: [1, 'two', null, true], nested: { name: 'Zoë' } }),
  status: 'queued' as const,
  nextAttemptAt: moment,
  lastError: null,
  createdAt: moment,
  sentAt: null,
};

describe('rows come back the same from both engines', () => {
  test('texts, moments, booleans and nothing at all', async () => {
    const { db, addUser } = await startApp();
    const values = { name: 'Zoë अनिता 🌿', isBlocked: true, createdAt: moment, emailVerifiedAt: null };
    const user = await addUser('employee', values);
    expect(await db.selectFrom('users').selectAll().execute()).toMatchObject([
      { ...user, ...values, termsVersion: null, deletedAt: null },
    ]);
    const [row] = await db
      .updateTable('users')
      .set({ isBlocked: false })
      .returning(['isBlocked', 'createdAt'])
      .execute();
    expect(row).toEqual({ isBlocked: false, createdAt: moment });
  });

  test('lists and objects', async () => {
    const { db } = await startApp();
    const data = { list: [1, 'two', null, true], nested: { name: 'Zoë' } };
    const unsaid = { attempts: 0, mustArrive: false, eraseWhenSent: false };
    const inserted = await db.insertInto('outbox').values(mail).returningAll().executeTakeFirst();
    expect(inserted).toEqual({ ...mail, ...unsaid, data });
    expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([{ ...mail, ...unsaid, data }]);
  });

  test('counts, sums and the newest moment', async () => {
    const { db } = await startApp();
    await db
      .insertInto('outbox')
      .values([
        { ...mail, attempts: 2 },
        { ...mail, _id: 'two', attempts: 3 },
      ])
      .execute();
    const row = await db
      .selectFrom('outbox')
      .select((eb) => [
        eb.fn.countAll().as('count'),
        eb.fn.sum('attempts').as('sum'),
        eb.fn.max('createdAt').as('newest'),
      ])
      .executeTakeFirst();
    expect(row).toEqual({ count: 2, sum: 5, newest: moment });
  });

  test('moments are compared as moments', async () => {
    const { db } = await startApp();
    await db
      .insertInto('outbox')
      .values([mail, { ...mail, _id: 'later', createdAt: '2026-03-31T18:30:00.121Z' }])
      .execute();
    const later = await db.selectFrom('outbox').select('_id').where('createdAt', '>', moment).execute();
    expect(later).toEqual([{ _id: 'later' }]);
  });

  test('nothing is in an empty list, and everything is outside it', async () => {
    const { db } = await startApp();
    await db.insertInto('outbox').values(mail).execute();
    const mails = db.selectFrom('outbox').select('_id');
    const none = mails.where('_id', 'in', []);
    expect(await none.execute()).toEqual([]);
    expect(await mails.where('_id', 'in', none).execute()).toEqual([]);
    expect(await mails.where('_id', 'not in', []).execute()).toEqual([{ _id: 'one' }]);
    expect((await db.deleteFrom('outbox').where('_id', 'in', []).executeTakeFirst()).numDeletedRows).toBe(0n);
  });

  test('how many rows a change met', async () => {
    const { db } = await startApp();
    await db.insertInto('outbox').values(mail).execute();
    const change = (id: string) =>
      db.updateTable('outbox').set({ status: 'sent' }).where('_id', '=', id).executeTakeFirst();
    expect([(await change('one')).numUpdatedRows, (await change('none')).numUpdatedRows]).toEqual([1n, 0n]);
    expect((await db.deleteFrom('outbox').executeTakeFirst()).numDeletedRows).toBe(1n);
  });
});

describe('the database', () => {
  test('tells a value that is taken from any other fault', async () => {
    const { db, addUser } = await startApp();
    const { _id, email } = await addUser('user');
    const taken = await Promise.allSettled([addUser('user', { email }), addUser('user', { _id })]);
    const faults = taken.map((result) => result.status === 'rejected' && isUniqueViolation(result.reason));
    expect(faults).toEqual([true, true]);
    const other = await db
      .insertInto('outbox')
      .values({ ...mail, recipient: sql`null` })
      .execute()
      .catch((fault) => fault);
    expect(other).toBeInstanceOf(Error);
    expect(isUniqueViolation(other)).toBe(false);
  });

  test('keeps no session without its user', async () => {
    const { db, logIn } = await startApp();
    const { user } = await logIn('user');
    const [session] = await db.selectFrom('sessions').selectAll().execute();
    await db.deleteFrom('users').where('_id', '=', user._id).execute();
    expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
    const orphan = session && db.insertInto('sessions').values(session).execute();
    await expect(orphan).rejects.toThrow(/foreign key/i);
  });

  test('undoes all of a transaction that fails', async () => {
    const { db, addUser } = await startApp();
    const { _id } = await addUser('user', { name: 'Before' });
    const failing = db.transaction().execute(async (trx) => {
      await trx.updateTable('users').set({ name: 'After' }).where('_id', '=', _id).execute();
      await trx.insertInto('outbox').values(mail).execute();
      await trx.insertInto('outbox').values(mail).execute();
    });
    await expect(failing).rejects.toThrow();
    expect(await db.selectFrom('users').select('name').execute()).toEqual([{ name: 'Before' }]);
    expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });

  test('counts every one of many transactions at once', async () => {
    const { db } = await startApp();
    await db.insertInto('outbox').values(mail).execute();
    const addOne = () =>
      db
        .transaction()
        .execute((trx) => trx.updateTable('outbox').set({ attempts: sql`"attempts" + 1` }).execute());
    await Promise.all(Array.from({ length: 40 }, addOne));
    expect(await db.selectFrom('outbox').select('attempts').execute()).toEqual([{ attempts: 40 }]);
  });
});

describe('SQLite', () => {
  async function openNew() {
    const home = await mkdtemp(path.join(tmpdir(), 'sqlite-test-'));
    const dataDir = path.join(home, 'new', 'folder');
    const db = openDatabase({ dataDir, databaseUrl: undefined });
    onTestFinished(async () => {
      await db.destroy();
      await rm(home, { recursive: true });
    });
    const pragma = async (name: string) => (await sql.raw(`pragma ${name}`).execute(db)).rows[0];
    return { db, pragma, dataDir, file: path.join(dataDir, 'peepalworks.sqlite') };
  }

  test('writes ahead, waits for the disk and keeps references', async () => {
    const { pragma } = await openNew();
    expect(await pragma('journal_mode')).toEqual({ journal_mode: 'wal' });
    expect(await pragma('synchronous')).toEqual({ synchronous: 2 });
    expect(await pragma('foreign_keys')).toEqual({ foreign_keys: 1 });
  });

  test('is for its owner alone, also in a folder that everybody may look into', async () => {
    const { db, dataDir, file } = await openNew();
    await mkdir(dataDir, { recursive: true });
    await chmod(dataDir, 0o755);
    await migrate(db);
    for (const part of ['', '-wal', '-shm']) expect((await stat(file + part)).mode & 0o777).toBe(0o600);
  });

  test('waits for another writer, and goes on with everything else meanwhile', async () => {
    const { db, file } = await openNew();
    await migrate(db);
    const other = new DatabaseSync(file);
    other.exec('begin immediate');
    setTimeout(() => other.exec('commit'), 100);
    await db.insertInto('outbox').values(mail).execute();
    other.exec('begin immediate');
    setTimeout(() => other.exec('commit'), 100);
    const together = db.transaction().execute((trx) => trx.deleteFrom('outbox').execute());
    expect(await db.selectFrom('migrations').select('name').execute()).not.toEqual([]);
    await together;
    other.close();
  });

  test('waits for another process that is just making the file', async () => {
    const { dataDir, file, pragma } = await openNew();
    await mkdir(dataDir, { recursive: true });
    const other = new DatabaseSync(file);
    other.exec('begin immediate; create table "other" ("name")');
    const opened = pragma('journal_mode');
    await wait(50);
    other.exec('commit');
    other.close();
    expect(await opened).toEqual({ journal_mode: 'wal' });
  });

  test('keeps other writers waiting from the start of a transaction, so that it never fails on its way', async () => {
    const { db, file } = await openNew();
    await migrate(db);
    const other = new DatabaseSync(file, { timeout: 0 });
    const count = 'update "outbox" set "attempts" = "attempts" + 1';
    await db.transaction().execute(async (trx) => {
      await trx.selectFrom('outbox').selectAll().execute();
      expect(() => other.exec(count)).toThrow('database is locked');
      await trx.insertInto('outbox').values(mail).execute();
    });
    other.exec(count);
    other.close();
    expect(await db.selectFrom('outbox').select('attempts').execute()).toEqual([{ attempts: 1 }]);
  });
});

test('a transaction that was undone because it stood in another’s way is worth trying again', () => {
  for (const code of ['40P01', '40001'])
    expect(databaseFault(Object.assign(new Error('deadlock detected'), { code }))).toBe(503);
});
