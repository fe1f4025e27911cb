// On SQLite alone: bytes are bytes; what goes into an archive is tested with the backup.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { fileUrl } from '~/platform/files/store/urls';
import { addCareer, addEnquiry } from '~/testing/factories';
import { contentOf, newFolder, newPlace, opened, storeCv } from '~/testing/servers/backup-place';
import { type StartedApp, startApp } from '~/testing/start-app';
import { makeBackup } from '../backup';
import { restoreBackup } from '../restore';
import { decrypted, encrypted } from './encrypt';
import { backupFolder, removeOldBackups } from './folder';
import { checkArchive } from './read-archive';

const KEY = 'roots of a peepal, counted once a year';
const HEADER = 31 + 16 + 16;
const FRAME = 64 * 1024 + 16;

async function* piecesOf(bytes: Buffer, size: number) {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}
const opening = (bytes: Buffer, key: string | undefined = KEY, size = 1000) =>
  buffer(decrypted(piecesOf(bytes, size), { backupKey: key }));
const sealing = (bytes: Buffer) => buffer(encrypted(piecesOf(bytes, 1000), KEY));
const some = (length: number) => Buffer.from(Array.from({ length }, (_, index) => (index * 7) % 251));

async function backedUp({ config, db, files, resources }: StartedApp, backupKey: string | undefined) {
  const target = `${await newFolder()}/`;
  const made = await makeBackup({ config: { ...config, backupKey }, db, files, resources, target });
  if (!made) throw new Error('no backup was made');
  return made;
}

test.each([0, 1, 64 * 1024 - 1, 64 * 1024, 64 * 1024 + 1, 300_000])(
  '%d bytes come back whole, in pieces of any size, and never look the same twice',
  async (length) => {
    const plain = some(length);
    const [one, other] = [await sealing(plain), await sealing(plain)];
    expect(one.equals(other)).toBe(false);
    for (const size of [17, 65_552, 1_000_000])
      expect((await opening(one, KEY, size)).equals(plain)).toBe(true);
  },
);

test('attack 39: what is cut off, put elsewhere, left out, doubled or altered is refused', async () => {
  const sealed = await sealing(some(300_000));
  const frames = Array.from({ length: 5 }, (_, n) =>
    sealed.subarray(HEADER + n * FRAME, HEADER + (n + 1) * FRAME),
  );
  const head = sealed.subarray(0, HEADER);
  const [a, b, c, d, e] = frames;
  if (!a || !b || !c || !d || !e) throw new Error('there should be five');
  expect(Buffer.concat([head, a, b, c, d, e]).equals(sealed)).toBe(true);
  const wrong = [
    [head, a, b, c, d],
    [head],
    [head, b, a, c, d, e],
    [head, a, c, d, e],
    [head, a, b, b, c, d, e],
    [head, a, b, c, d, e, e],
    [head, a, b, c, d, e, Buffer.from('x')],
    [head, a, b, c, d, e.subarray(0, 10)],
  ];
  for (const parts of wrong)
    await expect(opening(Buffer.concat(parts))).rejects.toThrow('damaged or cut off');
  for (const place of [HEADER, HEADER + FRAME + 5, sealed.length - 1]) {
    const altered = Buffer.from(sealed);
    altered[place] = (altered[place] ?? 0) ^ 1;
    await expect(opening(altered)).rejects.toThrow('damaged or cut off');
  }
});

test('attack 39: an encrypted archive shows nothing, and comes back elsewhere with its key alone', async () => {
  const t = await startApp();
  await addEnquiry(t, { name: 'Asha Verma' });
  const key = await storeCv(t.files, 'Ravi');
  await addCareer(t, { resume: fileUrl(key) });
  const { path: archive, manifest } = await backedUp(t, KEY);
  expect(archive).toMatch(/\.tar\.gz\.enc$/);
  expect((await readFile(archive)).subarray(0, 30).toString()).toBe('peepalworks encrypted backup 1');
  expect(await checkArchive(archive, { backupKey: KEY })).toEqual(manifest);
  await expect(checkArchive(archive)).rejects.toThrow('The archive is encrypted. Set BACKUP_KEY');
  await expect(checkArchive(archive, { backupKey: KEY.toUpperCase() })).rejects.toThrow('another key');

  const place = await newPlace();
  const config = { ...place.config, backupKey: KEY };
  await restoreBackup({ ...place, config, archive, replace: false });
  const db = opened(place.config);
  expect(await db.selectFrom('enquiries').select('name').execute()).toEqual([{ name: 'Asha Verma' }]);
  expect(await contentOf(place.files, key)).toContain('Ravi');
});

test('attack 39: where there is a key, a plain archive is refused in words until that is asked for', async () => {
  const t = await startApp();
  await addEnquiry(t, { name: 'Asha Verma' });
  const { path: archive, manifest } = await backedUp(t, undefined);
  expect(archive).toMatch(/\.tar\.gz$/);
  expect(await checkArchive(archive)).toEqual(manifest);
  const place = await newPlace();
  const config = { ...place.config, backupKey: KEY };
  await expect(restoreBackup({ ...place, config, archive, replace: false })).rejects.toThrow(
    'The archive is not encrypted, but BACKUP_KEY is set',
  );
  await restoreBackup({ ...place, config, archive, replace: false, acceptPlain: true });
  const db = opened(place.config);
  expect(await db.selectFrom('enquiries').select('name').execute()).toEqual([{ name: 'Asha Verma' }]);
});

test('encrypted backups grow old like the others', async () => {
  const t = await startApp();
  await makeBackup({ ...t, config: { ...t.config, backupKey: KEY } });
  const folder = backupFolder(t.dataDir);
  await writeFile(path.join(folder, 'peepalworks-2020-01-01T00-00-00Z.tar.gz.enc'), 'old');
  expect(await removeOldBackups(folder, 30)).toEqual(['peepalworks-2020-01-01T00-00-00Z.tar.gz.enc']);
  expect(await readdir(folder)).toHaveLength(1);
});
