import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { addEnquiry } from '~/testing/factories';
import { allOf, EMAIL, everywhere, traces } from '~/testing/filled/one-person';
import { newFolder } from '~/testing/servers/backup-place';
import { startApp } from '~/testing/start-app';
import { rewriteOnce } from '../rewrite-once';
import { SQLITE_FILE } from './sqlite';

/** Letters that nobody else has: a trigram of them is found in the bytes of a full-text index, too. */
const RARE = '㐂㐃㐄';

/** All that SQLite has on the disk. */
const bytesIn = (dataDir: string) =>
  ['', '-wal', '-shm']
    .map((ending) => path.join(dataDir, `${SQLITE_FILE}${ending}`))
    .filter((file) => fs.existsSync(file))
    .map((file) => fs.readFileSync(file));

const count = (dataDir: string, text: string) =>
  bytesIn(dataDir).reduce(
    (sum, bytes) => sum + bytes.toString('latin1').split(Buffer.from(text).toString('latin1')).length - 1,
    0,
  );

test.skipIf(process.env.TEST_DATABASE_URL)(
  'attack 41: who is erased stands nowhere in the bytes of SQLite’s files',
  async () => {
    const { t, admin } = await everywhere();
    await addEnquiry(t, { email: EMAIL, name: `Nadia ${RARE}` });
    // Enough around them that pages are split, shared and freed.
    for (let n = 0; n < 200; n++) await addEnquiry(t, { email: `${n}@else.example`, name: `Somebody ${n}` });
    await t.call('POST', '/api/user/forgot-password', { body: { email: EMAIL } });
    await t.call('POST', '/api/user/admin-login', { body: { email: EMAIL, password: 'wrong-password-1' } });
    await t.mailer.flush();
    expect(count(t.dataDir, EMAIL)).toBeGreaterThan(20);
    expect(count(t.dataDir, RARE)).toBeGreaterThan(1);
    const erased = await t.call('POST', '/api/privacy/erase', {
      ...admin,
      body: { who: EMAIL, confirm: EMAIL },
    });
    expect(erased.statusCode).toBe(200);
    expect(JSON.stringify(await allOf(t))).not.toMatch(traces);
    expect([count(t.dataDir, EMAIL), count(t.dataDir, RARE), count(t.dataDir, 'Markerwala')]).toEqual([
      0, 0, 0,
    ]);
    expect(bytesIn(t.dataDir).some((bytes) => traces.test(bytes.toString('latin1')))).toBe(false);
  },
);

test.skipIf(process.env.TEST_DATABASE_URL)(
  'attack 41: whoever reads during an erasure delays that, and no longer than they read',
  async () => {
    const t = await startApp();
    const admin = await t.logIn('admin');
    await addEnquiry(t, { email: EMAIL });
    const reader = new DatabaseSync(path.join(t.dataDir, SQLITE_FILE));
    reader.exec('begin');
    reader.prepare('select count(*) from enquiries').get();
    await t.call('POST', '/api/privacy/erase', { ...admin, body: { who: EMAIL, confirm: EMAIL } });
    expect(count(t.dataDir, EMAIL)).toBeGreaterThan(0);
    reader.exec('rollback');
    await vi.waitFor(() => expect(count(t.dataDir, EMAIL)).toBe(0), { timeout: 60_000, interval: 200 });
    reader.close();
  },
);

/** As a version made it that did not overwrite what it deleted. */
async function oldDatabase() {
  const dataDir = await newFolder();
  const db = new DatabaseSync(path.join(dataDir, SQLITE_FILE));
  db.exec(
    'pragma journal_mode = wal; pragma secure_delete = off; create table people (email text, more text)',
  );
  const add = db.prepare('insert into people values (?, ?)');
  for (let n = 0; n < 3000; n++) add.run(n % 3 ? `${n}@else.example` : EMAIL, 'x'.repeat(100));
  db.prepare('delete from people where email = ?').run(EMAIL);
  db.close();
  return dataDir;
}

test('what was deleted before it was overwritten is gone after the next start, which does that once', async () => {
  const dataDir = await oldDatabase();
  expect(count(dataDir, EMAIL)).toBeGreaterThan(100);
  const [one, other] = await Promise.all([rewriteOnce(dataDir), rewriteOnce(dataDir)]);
  expect([one, other].filter(Boolean)).toEqual([expect.stringContaining('was written anew')]);
  expect(count(dataDir, EMAIL)).toBe(0);
  const db = new DatabaseSync(path.join(dataDir, SQLITE_FILE));
  expect(db.prepare('select count(*) as n from people').get()).toEqual({ n: 2000 });
  db.close();
  expect(await rewriteOnce(dataDir)).toBeUndefined();
});

test('a file that is too large to be written anew at a start is left alone, and that is said', async () => {
  const dataDir = await oldDatabase();
  expect(await rewriteOnce(dataDir, 1000)).toContain('may still hold what was deleted');
  expect(count(dataDir, EMAIL)).toBeGreaterThan(100);
  expect(await rewriteOnce(await newFolder())).toBeUndefined();
});
