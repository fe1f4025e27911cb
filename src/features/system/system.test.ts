import fs from 'node:fs/promises';
import { expect, test } from 'vitest';
import { fromNow, HOUR, now } from '~/lib/time';
import { backupFolder, backupName } from '~/platform/backup/archive/folder';
import { newId } from '~/platform/db/ids';
import { scenarios } from '~/testing/scenario';
import { type StartedApp, startApp } from '~/testing/start-app';
import { version } from '../../../package.json';

const ask = async (t: StartedApp, headers: Record<string, string>) =>
  (await t.call('GET', '/api/system', { headers })).json();

scenarios([
  {
    name: 'an employee is not told how the system is',
    as: 'employee',
    call: ['GET', '/api/system'],
    status: 403,
  },
  { name: 'a client is not told how the system is', as: 'user', call: ['GET', '/api/system'], status: 403 },
  { name: 'nobody is told how the system is', call: ['GET', '/api/system'], status: 401 },
]);

test('an admin is told the version, the disk, and who is logged in', async () => {
  const t = await startApp();
  const { user, headers } = await t.logIn('admin');
  await t.logIn('employee');
  const ended = { _id: newId(), userId: user._id, tokenHash: 'x', device: 'old', bindingHash: null };
  const times = { createdAt: now(), lastSeenAt: now(), confirmedAt: null, expiresAt: fromNow(-HOUR) };
  await t.db
    .insertInto('sessions')
    .values({ ...ended, ...times })
    .execute();
  const system = await ask(t, headers);
  expect(system).toMatchObject({
    version,
    node: process.versions.node,
    engine: process.env.TEST_DATABASE_URL ? 'postgres' : 'sqlite',
    backup: { keepDays: null, last: null },
    mail: { delivery: 'files', queued: 0, failed: 0 },
    sessions: { open: 2, accounts: 2 },
  });
  expect(system.disk.freeBytes).toBeGreaterThan(0);
  expect(system.disk.totalBytes).toBeGreaterThanOrEqual(system.disk.freeBytes);
});

test('the last backup is the newest that is whole', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('admin');
  const folder = backupFolder(t.dataDir);
  await fs.mkdir(folder);
  const write = (name: string, bytes: number) => fs.writeFile(`${folder}/${name}`, Buffer.alloc(bytes));
  await write(backupName(new Date('2026-03-29T02:00:00Z'), false), 5);
  await write(backupName(new Date('2026-03-30T02:00:00Z'), true), 7);
  await write(`${backupName(new Date('2026-03-31T02:00:00Z'), false)}.unfinished`, 9);
  await write('notes.txt', 1);
  expect((await ask(t, headers)).backup.last).toEqual({ at: '2026-03-30T02:00:00.000Z', bytes: 7 });
});
