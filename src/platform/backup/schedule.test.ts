import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DAY, fromNow, MINUTE } from '~/lib/time';
import { fileUrl } from '~/platform/files/store/urls';
import { addCareer } from '~/testing/factories';
import { newFolder, storeCv } from '~/testing/servers/backup-place';
import { startApp } from '~/testing/start-app';
import { backupFolder, backupName, removeOldBackups } from './archive/folder';
import { scheduleBackups } from './schedule';

function newLog() {
  const said: string[] = [];
  const note = (_: unknown, words?: string) => void said.push(words ?? '');
  return { said, info: note, warn: note, error: note };
}

async function scheduled() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const t = await startApp({ BACKUP_KEEP_DAYS: '35' });
  await addCareer(t, { resume: fileUrl(await storeCv(t.files, 'Ravi')) });
  const made = async () => {
    const names = await readdir(backupFolder(t.dataDir)).catch(() => []);
    return names.filter((name) => name.endsWith('.tar.gz')).length;
  };
  return { t, made };
}

test('one backup a day is made, whichever of two processes is first', async () => {
  const { t, made } = await scheduled();
  const logs = [newLog(), newLog()];
  const stops = logs.map((log) => scheduleBackups(t, log));
  vi.advanceTimersByTime(MINUTE);
  await expect.poll(made).toBe(1);
  for (let minute = 0; minute < 5; minute++) {
    vi.advanceTimersByTime(MINUTE);
    await wait(20);
  }
  expect(await made()).toBe(1);
  vi.setSystemTime(Date.now() + DAY);
  vi.advanceTimersByTime(MINUTE);
  await expect.poll(made).toBe(2);
  await Promise.all(stops.map((stop) => stop()));
  expect(logs.flatMap(({ said }) => said)).toEqual(['a backup was made', 'a backup was made']);
});

test('attack 50: one that fails is logged, rings for the admins and is tried again after a while', async () => {
  const { t, made } = await scheduled();
  await t.addUser('admin');
  const log = newLog();
  const open = vi.spyOn(t.files, 'open').mockRejectedValueOnce(new Error('the store is away'));
  onTestFinished(() => open.mockRestore());
  const stop = scheduleBackups(t, log);
  onTestFinished(stop);
  vi.advanceTimersByTime(MINUTE);
  await expect.poll(() => log.said).toEqual(['the backup failed and will be tried again']);
  expect(await made()).toBe(0);
  await expect
    .poll(() => t.db.selectFrom('notifications').select(['area', 'recordId']).execute())
    .toEqual([{ area: 'system', recordId: 'backup' }]);
  vi.advanceTimersByTime(5 * MINUTE);
  await wait(50);
  expect([await made(), log.said.length]).toEqual([0, 1]);
  vi.advanceTimersByTime(6 * MINUTE);
  await expect.poll(made).toBe(1);
  // Mended: should it fail once more, that is news.
  await expect.poll(() => t.db.selectFrom('housekeepingFaults').select('step').execute()).toEqual([]);
});

test('a stop gives up one that is under way, without a word', async () => {
  const { t } = await scheduled();
  const log = newLog();
  const opened = Promise.withResolvers<void>();
  const { open } = t.files;
  const stopped = Promise.withResolvers<void>();
  const slow = vi.spyOn(t.files, 'open').mockImplementation(async (key) => {
    opened.resolve();
    await stopped.promise;
    return open(key);
  });
  onTestFinished(() => slow.mockRestore());
  const stop = scheduleBackups(t, log);
  vi.advanceTimersByTime(MINUTE);
  await opened.promise;
  const stopping = stop();
  stopped.resolve();
  await stopping;
  expect([await readdir(backupFolder(t.dataDir)), log.said]).toEqual([[], []]);
});

test('without the setting nothing is made', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const t = await startApp();
  await scheduleBackups(t, newLog())();
  expect(vi.getTimerCount()).toBe(0);
});

test('old backups go by the moment in their name, the newest never, and others’ files stay', async () => {
  const folder = await newFolder();
  const today = Date.now();
  const days = (count: number) => backupName(new Date(today - count * DAY), false);
  const put = (name: string) => writeFile(path.join(folder, name), '');
  for (const name of [
    days(50),
    days(36),
    days(34),
    'mine.tar.gz',
    `${days(1)}.unfinished`,
    `${days(0)}.unfinished`,
  ])
    await put(name);
  const longAgo = new Date(fromNow(-3 * DAY));
  await utimes(path.join(folder, `${days(1)}.unfinished`), longAgo, longAgo);
  await removeOldBackups(folder, 35);
  expect((await readdir(folder)).sort()).toEqual(['mine.tar.gz', days(34), `${days(0)}.unfinished`].sort());

  const lonely = path.join(folder, 'lonely');
  await mkdir(lonely);
  await writeFile(path.join(lonely, days(90)), '');
  await removeOldBackups(lonely, 35);
  expect(await readdir(lonely)).toEqual([days(90)]);
});

test.each([
  [35, []],
  [36, ['backups are kept for longer than the privacy policy tells']],
])('backups that are kept for %i days fit what the policy tells, or the log says so', async (days, words) => {
  const t = await startApp({ BACKUP_KEEP_DAYS: String(days) });
  const log = newLog();
  await scheduleBackups(t, log)();
  expect(log.said).toEqual(words);
});
