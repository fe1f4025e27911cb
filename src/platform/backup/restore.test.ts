import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fromNow, now } from '~/lib/time';
import { newId } from '~/platform/db/ids';
import { migrate } from '~/platform/db/migrate';
import { migrations } from '~/platform/db/migrations';
import type { Database } from '~/platform/db/schema';
import { createFileStore } from '~/platform/files';
import { fileUrl } from '~/platform/files/store/urls';
import { startS3 } from '~/platform/files/test-kit';
import { addCareer, addEmployee, addEnquiry, addFollowup, addIotProduct } from '~/testing/factories';
import { contentOf, newFolder, newPlace, opened, storeCv } from '~/testing/servers/backup-place';
import { type StartedApp, startApp } from '~/testing/start-app';
import { saveArchive } from './archive/folder';
import { archiveOf } from './archive/write-archive';
import { makeBackup } from './backup';
import { restoreBackup } from './restore';

/** PostgreSQL lists who has gone for a moment longer, which a restore waits for: on a slow machine for as long as it takes. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

async function backedUp({
  config,
  db,
  files,
  resources,
}: Pick<StartedApp, 'db' | 'files' | 'resources'> & { config: Place }) {
  const made = await makeBackup({ config, db, files, resources, target: await newFolder() });
  if (!made) throw new Error('no backup was made');
  return made;
}
type Place = Parameters<typeof restoreBackup>[0]['config'];

/** An agency with a bit of everything: a trash, spam, lists in columns, files. */
async function agency(env: Record<string, string> = {}, enquiries = 3) {
  const t = await startApp(env);
  await t.db.transaction().execute(async (db) => {
    for (let n = 0; n < enquiries; n++)
      await addEnquiry({ ...t, db }, { name: `Person ${n}`, isSpam: n % 9 === 0 });
  });
  await addEnquiry(t, { name: 'Ünal "O\'Brien" \\ 😀', deletedAt: now() });
  await addIotProduct(t);
  await addEmployee(t);
  await addFollowup(t, { remarks: [{ val: 'Called', date: '2026-01-01T00:00:00.000Z' }] });
  const cvs = [await storeCv(t.files, 'Asha'), await storeCv(t.files, 'Ravi')];
  for (const key of cvs) await addCareer(t, { resume: fileUrl(key) });
  return { ...t, cvs };
}

const countsIn = async (db: Database) => {
  const { rows } = await sql`select "table", "kind", sum("total") as "total" from "recordCounts"
    group by "table", "kind" having sum("total") <> 0 order by "table", "kind"`.execute(db);
  return rows;
};

/** Once more through the whole mill: what was read back must give the very same archive. */
async function expectSame(
  place: Pick<StartedApp, 'files' | 'resources'> & { config: Place },
  first: Awaited<ReturnType<typeof backedUp>>,
) {
  const db = opened(place.config);
  const { outbox: _, ...tables } = (await backedUp({ ...place, db })).manifest.tables;
  const { outbox: __, ...before } = first.manifest.tables;
  expect(tables).toEqual(before);
  return db;
}

test('what was backed up comes back elsewhere: rows, files, counts and search', async () => {
  // More rows than are read at once.
  const t = await agency({}, 230);
  const first = await backedUp(t);
  const place = await newPlace();
  await restoreBackup({ ...place, archive: first.path, replace: false });
  const db = await expectSame(place, first);
  expect(await countsIn(db)).toEqual(await countsIn(t.db));
  for (const key of t.cvs) expect(await contentOf(place.files, key)).toBe(await contentOf(t.files, key));
  const found = place.config.databaseUrl
    ? sql`select count(*) as "found" from "enquiries" where lower("name") like '%person 22%'`
    : sql`select count(*) as "found" from "enquiriesSearch" where "enquiriesSearch" match '"person 22"'`;
  expect((await found.execute(db)).rows).toEqual([{ found: 11 }]);
  expect(await migrate(db)).toEqual([]);
});

test('an archive of either engine comes back on the other', async () => {
  const t = await agency();
  const here = await backedUp(t);
  const sqlite = await newPlace('sqlite');
  await restoreBackup({ ...sqlite, archive: here.path, replace: false });
  const db = opened(sqlite.config);
  const there = await backedUp({ ...sqlite, db });
  const back = await newPlace();
  await restoreBackup({ ...back, archive: there.path, replace: false });
  await expectSame(back, here);
});

test('files come back from S3 to the disk, and from the disk to S3', async () => {
  const { filesUrl } = await startS3();
  const t = await agency({ FILES_URL: filesUrl('uploads/one') });
  const first = await backedUp(t);
  const disk = await newPlace();
  await restoreBackup({ ...disk, archive: first.path, replace: false });
  for (const key of t.cvs) expect(await contentOf(disk.files, key)).toContain('%PDF');

  const second = await backedUp({ ...disk, db: opened(disk.config) });
  expect(second.manifest.files).toEqual(first.manifest.files);
  const { config, resources } = await newPlace();
  const bucket = createFileStore({ ...config, filesUrl: filesUrl('uploads/two') });
  await restoreBackup({ config, files: bucket, resources, archive: second.path, replace: false });
  for (const key of t.cvs) expect(await contentOf(bucket, key)).toBe(await contentOf(t.files, key));
});

test('nobody is logged in after it, and no mail that was waiting is sent twice', async () => {
  const t = await agency();
  await t.logIn('admin');
  const mail = { template: 'x', recipient: 'a@b.example', data: '{}', lastError: null, createdAt: now() };
  const due = { ...mail, nextAttemptAt: fromNow(-1000) };
  await t.db
    .insertInto('outbox')
    .values([
      { ...due, _id: newId(), status: 'queued', sentAt: null },
      { ...due, _id: newId(), status: 'sent', sentAt: now() },
    ])
    .execute();
  const { path: archive } = await backedUp(t);
  const place = await newPlace();
  await restoreBackup({ ...place, archive, replace: false });
  const db = opened(place.config);
  expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  const mails = await db.selectFrom('outbox').select(['status', 'lastError']).orderBy('_id').execute();
  expect(mails).toEqual([
    { status: 'failed', lastError: expect.stringContaining('Kept back by a restore') },
    { status: 'sent', lastError: null },
  ]);
});

test('a place that holds something is left as it is, unless it is told to be replaced', async () => {
  const t = await agency();
  const first = await backedUp(t);
  const place = await newPlace();
  const other = opened(place.config);
  await migrate(other);
  const stale = await storeCv(place.files, 'Stale');
  await addCareer({ ...t, db: other }, { name: 'Only Here', resume: fileUrl(stale) });
  await other.destroy();

  const restore = (replace: boolean) => restoreBackup({ ...place, archive: first.path, replace });
  await expect(restore(false)).rejects.toThrow('--replace');
  const untouched = opened(place.config);
  const names = await untouched.selectFrom('careers').select('name').execute();
  expect([names, await contentOf(place.files, stale)]).toEqual([[{ name: 'Only Here' }], expect.any(String)]);
  await untouched.destroy();

  await restore(true);
  const db = await expectSame(place, first);
  // It goes with the next sweep.
  expect(await db.selectFrom('pendingFileDeletions').select('key').execute()).toEqual([{ key: stale }]);
});

test('a restore that fails half-way changes nothing', async () => {
  const t = await agency();
  const { path: archive } = await backedUp(t);
  const place = await newPlace();
  const before = opened(place.config);
  await migrate(before);
  await addEnquiry({ ...t, db: before }, { name: 'Still Here' });
  await before.destroy();
  let left = 1;
  const putBack: typeof place.files.putBack = (key, content) =>
    left-- > 0 ? place.files.putBack(key, content) : Promise.reject(new Error('no room'));
  const files = { ...place.files, putBack };
  await expect(restoreBackup({ ...place, files, archive, replace: true })).rejects.toThrow('no room');
  const db = opened(place.config);
  expect(await db.selectFrom('enquiries').select('name').execute()).toEqual([{ name: 'Still Here' }]);
  for (const key of t.cvs) expect(await contentOf(place.files, key)).toBeUndefined();
});

test.runIf(process.env.TEST_DATABASE_URL)('a server that is about to be gone is waited for', async () => {
  const t = await agency();
  const { path: archive } = await backedUp(t);
  const place = await newPlace();
  const leaving = opened(place.config);
  await migrate(leaving);
  setTimeout(() => leaving.destroy(), 300);
  await restoreBackup({ ...place, archive, replace: true });
  expect(await opened(place.config).selectFrom('careers').select('_id').execute()).toHaveLength(2);
});

test('while a server works on the place, a restore is refused', async () => {
  const t = await agency();
  const { path: archive } = await backedUp(t);
  vi.useRealTimers();
  await expect(restoreBackup({ ...t, archive, replace: true })).rejects.toThrow('stop the server first');
  expect(await t.db.selectFrom('careers').select('_id').execute()).toHaveLength(2);
});

/** An archive of a database with these migrations, which has nothing in it but one person. */
async function archiveWith(applied: string[]) {
  const archive = path.join(await newFolder(), 'crafted.tar.gz');
  const users = { name: 'users', key: ['_id'], columns: [], jsonColumns: [] };
  const user = {
    _id: newId(),
    name: 'Asha',
    email: 'a@b.example',
    mobile: '1',
    role: 'user',
    createdAt: now(),
  };
  const snapshot = {
    engine: 'sqlite' as const,
    migrations: applied,
    tables: [users],
    async *pagesOf() {
      yield [user];
    },
  };
  const nothing = { files: { open: async () => undefined }, resources: [] };
  await saveArchive(archive, archiveOf(snapshot, nothing, { rows() {}, missing() {} }), {
    confirm: async () => {},
  });
  return archive;
}

test('an archive of an older version is brought up to date, one of a newer version is refused', async () => {
  const names = Object.keys(migrations);
  const place = await newPlace();
  const newer = await archiveWith([...names, '9999-tomorrow']);
  await expect(restoreBackup({ ...place, archive: newer, replace: false })).rejects.toThrow('9999-tomorrow');
  const older = await archiveWith(names.slice(0, 4));
  await restoreBackup({ ...place, archive: older, replace: false });
  const db = opened(place.config);
  expect(await db.selectFrom('users').select('name').execute()).toEqual([{ name: 'Asha' }]);
  expect(await migrate(db)).toEqual([]);
  expect(await countsIn(db)).toEqual([{ table: 'users', kind: 'shown', total: 1 }]);
});

/** Made by the version that wrote its own tar: an application and its CV, after the first four migrations. */
const OLD_CV = 'private/0190c0de-0000-4000-8000-000000000003.pdf';
const OLD_ARCHIVE =
  'H4sIAAAAAAAAA+1YbW/bNhD2Z/8KgkC+WfaRFElJCIp17fp1QVZgQIdiIMWTw1SWNFFOEwT574XkLC9uEaNp5jWIHggieCTvjiCf' +
  'I4/OdMaagIvctIhtWAAAsPlpqKty8kToVSqAoYSvS4iZnjDJtdJM8phNgHENekLgqRx4COvQmXYCe7H1E+KS/u0dzSiwFHJwGPUL' +
  'Eun+l/Q/uAWnM+pMhzSjHLiKgEXA3gNkwzcHgA90Riuz6nscmzNPZxRXxpc0o+0vdo7nZtWUSGe0OamrvhOjM9pigS1WeV8/+jN6' +
  '/eubt3RGffijMSuaFaYMOKMOg19WpvN1RTN63is+b7D11+MGNWE9GF6Yxi8KX2JYNK0/Mx0u7s8t/tbcxLxxBb2a/t/LsXe4B/g/' +
  'DyeGS/XDNnbxn4lt/gvN5Mj/fQChUBzSRCVSMZfnhkubppiyQqMqpNJxDqkTkMdaO0jRFjJ3qRA8RiutEYQ8tINeHp+eGx4XKb/P' +
  'xm7+wxb/Jejx/N8LDo7evovYPJ4ekP7InjICpLanh4eL9xcNLt6YzpT1cnFklhgIJ0COX73CytX2dNq1xpfYHh4ujuu6I2zTOD04' +
  '+O33dyPxnwkex//vuxns5L9mW/xXjImR//uAQUBnc5CSC2AJR1eYGIRVIk0KzXjuRKp1mqemKLh1VuvEpgCplFqCcwUhj9tBY4D4' +
  'ObAylS8wdMN97T+ysYP/DOJ4i/8gQY383wcup4TQom5XpqMZoQ1iY8rPdfspRNbkn9YNnfU9zrANQ/JN2FBfGYevhxHDUwBjEdPD' +
  'U4DKpJ5rxj9sxmG19H2qT2j4p/QdbqQrv2yHZD7QjPw1JYQQ2m+EqKjXlduk+bMbMY9OfOjq9uKOTERYdb7zGO4I4yivq4BVR6eE' +
  'fBwsdcaW2Fu53PS6zlFuBITQtv4c/p3XINicbb3PP5oc0UHl1ZSQq8GbIVTecaZeV92taWovuqE5Sa4FKx+Cr5Y0I3CjA6uu9d/S' +
  'wq8H3bpvhBQguNVKKsyhsEIkiWacMy0QhJWxi51ROaaWpZKnCtDI3GCBeZE6x3r3r6Yv8FHkBeFe/H+qB58t7Lz/8e38r08Ax/i/' +
  'D6hccGkLoQVzSoJGwbjMY8NjblFwJbiUMcTWgpEuRh7HCImQQuU2ValThNzbQWOsGDFixIhngi+FSkbiAB4AAA==';

test('a backup from before tar was a library’s comes back with its rows and files', async () => {
  const archive = path.join(await newFolder(), 'old.tar.gz');
  await writeFile(archive, Buffer.from(OLD_ARCHIVE, 'base64'));
  const place = await newPlace();
  await restoreBackup({ ...place, archive, replace: false });
  const [career] = await opened(place.config).selectFrom('careers').select(['name', 'resume']).execute();
  expect(career).toEqual({ name: 'Ravi', resume: fileUrl(OLD_CV) });
  expect(await contentOf(place.files, OLD_CV)).toContain('% Ravi');
});
