import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { fromNow } from '~/lib/time';
import { migrate } from '~/platform/db/migrate';
import { fileUrl } from '~/platform/files/store/urls';
import { addCareer, addEnquiry } from '~/testing/factories';
import { contentOf, newFolder, newPlace, opened, storeCv } from '~/testing/servers/backup-place';
import { type StartedApp, startApp } from '~/testing/start-app';
import { backupFolder } from './archive/folder';
import { checkArchive, entriesOf } from './archive/read-archive';
import { makeBackup } from './backup';

async function backedUp(t: StartedApp, more: Partial<Parameters<typeof makeBackup>[0]> = {}) {
  const made = await makeBackup({
    config: t.config,
    db: t.db,
    files: t.files,
    resources: t.resources,
    ...more,
  });
  if (!made) throw new Error('no backup was made');
  return made;
}

function contentIn(archive: Buffer) {
  try {
    return gunzipSync(archive);
  } catch {
    return undefined;
  }
}

const addEnquiries = (t: StartedApp, count: number) =>
  t.db.transaction().execute(async (db) => {
    for (let n = 0; n < count; n++) await addEnquiry({ ...t, db });
  });

async function namesIn(archive: string) {
  const names: string[] = [];
  for await (const { name } of entriesOf(archive)) names.push(name);
  return names;
}

async function withCv(t: StartedApp, person: string) {
  const key = await storeCv(t.files, person);
  const { id } = await addCareer(t, { name: person, resume: fileUrl(key) });
  return { id, key };
}

test('an archive is whole, checked, for its owner’s eyes only, and lies in the data folder', async () => {
  const t = await startApp();
  await addEnquiries(t, 450);
  const { key } = await withCv(t, 'Ravi');
  const { path: archive, manifest } = await backedUp(t);
  expect(await checkArchive(archive)).toEqual(manifest);
  expect(manifest.tables).toMatchObject({
    enquiries: { rows: 450 },
    careers: { rows: 1 },
    users: { rows: 0 },
  });
  expect(manifest.files).toMatchObject({ count: 1, missing: 0 });
  expect(path.dirname(archive)).toBe(backupFolder(t.dataDir));
  expect(((await stat(archive)).mode & 0o777).toString(8)).toBe('600');
  const names = await namesIn(archive);
  expect(
    names.filter((name) => name.startsWith('database/enquiries/') && name.endsWith('.jsonl')),
  ).toHaveLength(3);
  expect(names).toContain(`files/${key}`);
  expect(names.slice(-2)).toEqual(['manifest.json', 'manifest.json.sha256']);
});

test('who is logged in, and every link that opens an account, stays out of it', async () => {
  const t = await startApp();
  const { user, headers } = await t.logIn('admin');
  await t.call('GET', '/api/user/me', { headers });
  const calendar = await t.call('POST', '/api/settings/my-notices/calendar', { headers });
  const secret = /\/([\w-]+)\.ics$/.exec(calendar.json().calendarUrl)?.[1];
  const { path: archive } = await backedUp(t);
  const [session] = await t.db.selectFrom('sessions').select('tokenHash').execute();
  const text = gunzipSync(await readFile(archive)).toString('latin1');
  expect(text).toContain(user.email);
  expect(text).not.toContain(session?.tokenHash);
  expect(text).toContain('database/noticeChoices/');
  expect(secret).toBeDefined();
  expect(text).not.toContain(secret);
  const tables = (await namesIn(archive)).map((name) => name.split('/')[1]);
  for (const table of ['sessions', 'accountTokens', 'limits', 'knownPlaces', 'idempotencyKeys'])
    expect(tables).not.toContain(table);
});

test('a file that is purged while the backup is made is in it, and goes when it is over', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('admin');
  const { id, key } = await withCv(t, 'Ravi');
  const open = vi.fn(async (wanted: string) => {
    // The snapshot is taken, the file is not read yet: the worst moment for it to go.
    await t.call('DELETE', `/api/career/${id}`, { headers });
    expect((await t.call('DELETE', `/api/records/career/${id}/purge`, { headers })).statusCode).toBe(200);
    return t.files.open(wanted);
  });
  const { path: archive, manifest } = await backedUp(t, { files: { ...t.files, open } });
  expect(open).toHaveBeenCalledTimes(1);
  expect(manifest).toMatchObject({ tables: { careers: { rows: 1 } }, files: { count: 1, missing: 0 } });
  expect(await namesIn(archive)).toContain(`files/${key}`);
  expect(await t.db.selectFrom('careers').selectAll().execute()).toEqual([]);
  expect(await contentOf(t.files, key)).toBeUndefined();
});

test('attack 41: an erasure says which files a backup holds back, and they go when it is over', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('admin');
  const { id, key } = await withCv(t, 'Ravi');
  const who = 'ravi@held.example';
  await t.db.updateTable('careers').set({ email: who }).where('_id', '=', id).execute();
  const answers: unknown[] = [];
  const open = async (wanted: string) => {
    const erased = await t.call('POST', '/api/privacy/erase', { headers, body: { who, confirm: who } });
    answers.push(erased.json());
    return t.files.open(wanted);
  };
  await backedUp(t, { files: { ...t.files, open } });
  expect(answers).toMatchObject([
    { filesLeft: 1, message: expect.stringContaining('One file could not be removed yet') },
  ]);
  expect(await contentOf(t.files, key)).toBeUndefined();
  expect(await t.db.selectFrom('pendingFileDeletions').selectAll().execute()).toEqual([]);
});

test('what is written while it is made is not in it: it holds one moment', async () => {
  const t = await startApp();
  await addEnquiries(t, 250);
  await withCv(t, 'Ravi');
  let more = 0;
  // Careers come before enquiries: these are written long before the enquiries are read.
  const open: typeof t.files.open = async (key) => {
    while (more++ < 5) await addEnquiry(t);
    await t.db.deleteFrom('enquiries').where('name', '=', 'nobody').execute();
    return t.files.open(key);
  };
  const { manifest } = await backedUp(t, { files: { ...t.files, open } });
  expect(manifest.tables.enquiries?.rows).toBe(250);
  expect((await backedUp(t, { target: await newFolder() })).manifest.tables.enquiries?.rows).toBe(255);
});

test('a file that is not there is told and counted, and the rest is kept', async () => {
  const t = await startApp();
  await addCareer(t);
  const told: string[] = [];
  const { manifest } = await backedUp(t, { observer: { missing: (key) => told.push(key) } });
  expect([manifest.files, told]).toEqual([
    { count: 0, bytes: 0, missing: 1 },
    ['private/00000000-0000-4000-8000-000000000000.pdf'],
  ]);
});

test.each([
  ['fails', (): Promise<never> => Promise.reject(new Error('the store is away'))],
  ['is told to stop', () => wait(700, undefined)],
])('a backup that %s leaves nothing behind, and the next one can be made', async (_, open) => {
  const t = await startApp();
  await withCv(t, 'Ravi');
  const signal = AbortSignal.timeout(500);
  await expect(backedUp(t, { files: { ...t.files, open }, signal })).rejects.toThrow();
  expect(await readdir(backupFolder(t.dataDir))).toEqual([]);
  await backedUp(t);
  expect(await readdir(backupFolder(t.dataDir))).toHaveLength(1);
});

test('of two at once the second is told so', async () => {
  const t = await startApp();
  await withCv(t, 'Ravi');
  let second: unknown = 'not tried';
  const open: typeof t.files.open = async (key) => {
    second = await makeBackup({
      config: t.config,
      db: t.db,
      files: t.files,
      resources: t.resources,
      target: await newFolder(),
    });
    return t.files.open(key);
  };
  await backedUp(t, { files: { ...t.files, open } });
  expect(second).toBeUndefined();
});

test('one that lost its hold on the files on the way is thrown away', async () => {
  const t = await startApp();
  await withCv(t, 'Ravi');
  const open: typeof t.files.open = async (key) => {
    await t.db
      .updateTable('leases')
      .set({ expiresAt: fromNow(-1) })
      .execute();
    return t.files.open(key);
  };
  await expect(backedUp(t, { files: { ...t.files, open } })).rejects.toThrow('held up for too long');
  expect(await readdir(backupFolder(t.dataDir))).toEqual([]);
});

test('an archive is never written over', async () => {
  const t = await startApp();
  const target = path.join(await newFolder(), 'mine.tar.gz');
  await writeFile(target, 'mine');
  await expect(backedUp(t, { target })).rejects.toThrow('already');
});

test('a database of another version is refused', async () => {
  const { config, files, resources } = await newPlace();
  const db = opened(config);
  await expect(makeBackup({ config, db, files, resources })).rejects.toThrow('nothing to back up');
  await migrate(db);
  await db.deleteFrom('migrations').where('name', '=', '0007-page-versions').execute();
  await expect(makeBackup({ config, db, files, resources })).rejects.toThrow('another version');
});

test('an archive that is cut off, or of which one byte is another, is refused', async () => {
  const t = await startApp();
  await addEnquiry(t, { name: 'Asha Verma' });
  await withCv(t, 'Ravi');
  const { path: archive } = await backedUp(t);
  const whole = await readFile(archive);
  const damagedFile = path.join(await newFolder(), 'damaged.tar.gz');
  const refusal = async (bytes: Buffer) => {
    await writeFile(damagedFile, bytes);
    return checkArchive(damagedFile).then(
      () => 'taken',
      (fault: unknown) => `${fault}`,
    );
  };
  for (let n = 1; n < 40; n++) {
    const place = Math.floor((whole.length * n) / 40);
    expect(await refusal(whole.subarray(0, place))).toMatch(/^BackupFault/);
    const changed = Buffer.from(whole);
    changed[place] = (changed[place] ?? 0) ^ 1;
    // The compression has more than one way to say the same.
    if (contentIn(changed)?.equals(gunzipSync(whole))) continue;
    expect(await refusal(changed)).toMatch(/^BackupFault/);
  }
  // Packed again after the change, so that only the checksums can tell.
  const tar = gunzipSync(whole).toString('latin1');
  const repacked = (from: string, to: string) => gzipSync(Buffer.from(tar.replace(from, to), 'latin1'));
  expect(await refusal(repacked('Asha Verma', 'Usha Verma'))).toContain('database/enquiries/00001.jsonl');
  expect(await refusal(repacked('% Ravi', '% Rami'))).toMatch(/files\/private\/.+ says something else/);
  expect(await refusal(repacked('"rows": 1', '"rows": 2'))).toContain('manifest.json.sha256');
  const middle = tar.indexOf('database/careers/');
  const end = tar.indexOf('database/', tar.lastIndexOf('files/private'));
  const without = gzipSync(Buffer.from(tar.slice(0, middle) + tar.slice(end), 'latin1'));
  expect(await refusal(without)).toContain('some of its files are missing');
});
