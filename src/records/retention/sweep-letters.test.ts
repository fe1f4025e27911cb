import fs from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fromNow, HOUR } from '~/lib/time';
import { newId } from '~/platform/db/ids';
import { startApp } from '~/testing/start-app';
import { sweepLetters } from './retire';

test('a letter whose mail is gone is swept away, and no other', async () => {
  const t = await startApp();
  const folder = path.join(t.dataDir, 'mail');
  await t.call('POST', '/api/contact/fillcontact', {
    body: { name: 'Asha Verma', email: 'asha@verma.example', phone: '9818040101', city: 'Palwal' },
  });
  await t.mailer.flush();
  const kept = (await fs.readdir(folder)).sort();
  for (const end of ['eml', 'json'])
    await fs.writeFile(path.join(folder, `${newId()}.${end}`), 'left behind');
  await sweepLetters(t);
  expect(kept).toHaveLength(2);
  expect((await fs.readdir(folder)).sort()).toEqual(kept);
});

test('half a letter that a process left when it died is swept away after an hour', async () => {
  const t = await startApp();
  const folder = path.join(t.dataDir, 'mail');
  await fs.mkdir(folder, { recursive: true });
  const [old, fresh] = [`.${newId()}.tmp`, `.${newId()}.tmp`];
  for (const name of [old, fresh]) await fs.writeFile(path.join(folder, name), 'half');
  const twoHoursAgo = new Date(fromNow(-2 * HOUR));
  await fs.utimes(path.join(folder, old), twoHoursAgo, twoHoursAgo);
  await sweepLetters(t);
  expect(await fs.readdir(folder)).toEqual([fresh]);
});
