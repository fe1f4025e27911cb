import { readdir, rm, stat, truncate } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { fromNow, HOUR } from '~/lib/time';
import { filesBelow } from '~/platform/files/test-kit';
import { application } from '~/testing/application';
import { newSite, startServer } from '~/testing/servers/server-process';
import { address, bookDemo, cvOf, demoRequest } from '~/testing/visitors';
import { mountSmallDisk } from '../../../scripts/lib/small-disk.mjs';
import { tellFigures } from '../../lib/figures';
import { fill } from '../../lib/fill-disk';

const MEGABYTES = 24;
const MOST_POSTS = 4000;
/** Some forms still fit. */
const ROOM_LEFT = 3 * 1024 * 1024;
const FULL = [503, 507];
const ADMIN = { email: 'boss@test.example', password: 'Shade-Of-Peepal-9!' };

test('attack 33: a full disk is a 507 or 503 in words, leaves no half behind, and is got over', async () => {
  const disk = mountSmallDisk(MEGABYTES);
  onTestFinished(disk.remove);
  const { db, port, env, dataDir } = await newSite(disk.path);
  const server = startServer(port, { ...env, ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });
  await server.ready();
  const { url } = server;
  const headers = { 'Content-Type': 'application/json' };
  const login = await fetch(`${url}/api/user/admin-login`, {
    method: 'POST',
    headers,
    body: JSON.stringify(ADMIN),
  });
  const { token } = await login.json();
  // The next call with this session would note that it was seen.
  await db
    .updateTable('sessions')
    .set({ lastSeenAt: fromNow(-HOUR) })
    .execute();
  const stored = async () => [
    ...(await filesBelow(path.join(dataDir, 'files'))),
    ...(await readdir(path.join(dataDir, 'tmp')).catch(() => [])),
  ];
  const apply = (n: number) =>
    fetch(`${url}/api/career`, {
      method: 'POST',
      headers: { 'X-Forwarded-For': address(n) },
      body: application(undefined, cvOf(n, 300_000)),
    });
  expect((await apply(1)).status).toBe(200);
  expect(await stored()).toHaveLength(1);

  const filler = path.join(disk.path, 'filler');
  await fill(filler);
  await truncate(filler, (await stat(filler)).size - ROOM_LEFT);
  let acknowledged = 0;
  let refused = 0;
  for (let n = 10; n < MOST_POSTS && refused < 20; n++) {
    const answer = await fetch(`${url}/api/quotes`, demoRequest(n));
    if (answer.status === 200) acknowledged++;
    else {
      refused++;
      expect(FULL).toContain(answer.status);
      expect(await answer.json()).toMatchObject({
        message: expect.stringMatching(/\w+ \w+/),
        code: expect.any(String),
      });
    }
    // What the mailer has written meanwhile makes room in the log that another form could use.
    if (refused === 1) await fill(filler);
  }
  expect(refused).toBe(20);
  expect(acknowledged).toBeGreaterThan(0);
  const upload = await apply(2);
  expect(FULL).toContain(upload.status);
  expect(await upload.json()).toMatchObject({ message: expect.stringMatching(/\w+ \w+/) });
  expect(await stored()).toHaveLength(1);

  const read = await fetch(`${url}/api/quotes?page=1`, { headers: { Authorization: `Bearer ${token}` } });
  expect(read.status).toBe(200);
  expect((await fetch(`${url}/Iot-products`)).status).toBe(200);
  expect(server.isRunning()).toBe(true);

  await rm(filler);
  const since = performance.now();
  await expect.poll(async () => (await fetch(`${url}/api/ready`)).status).toBe(200);
  await bookDemo(url, MOST_POSTS);
  acknowledged++;
  expect((await apply(3)).status).toBe(200);
  const recoveredMs = performance.now() - since;
  expect(await stored()).toHaveLength(2);

  expect(await server.kill('SIGTERM')).toBe(0);
  const enquiries = await db.selectFrom('enquiries').select('_id').execute();
  expect(enquiries).toHaveLength(acknowledged);
  expect(await db.selectFrom('careers').select('_id').execute()).toHaveLength(2);
  const lines = await db.selectFrom('history').select('recordId').where('action', '=', 'created').execute();
  const remembered = new Set(lines.map(({ recordId }) => recordId));
  expect(enquiries.filter(({ _id }) => !remembered.has(_id))).toEqual([]);
  expect((await sql.raw('pragma integrity_check').execute(db)).rows).toEqual([{ integrity_check: 'ok' }]);
  tellFigures('Full disk', {
    'acknowledged rows checked': acknowledged + 2,
    'refused in words': refused + 1,
    'recovered after ms': recoveredMs,
  });
});
