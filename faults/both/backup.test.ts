import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { now } from '~/lib/time';
import { checkArchive } from '~/platform/backup/archive/read-archive';
import { newId } from '~/platform/db/ids';
import type { Database } from '~/platform/db/schema';
import { createFileStore } from '~/platform/files';
import { fileKey } from '~/platform/files/store/urls';
import { contentOf, cvOf, newFolder } from '~/testing/servers/backup-place';
import { newSite, startServer } from '~/testing/servers/server-process';

const ADMIN = { email: 'boss@test.example', password: 'Shade-Of-Peepal-9!' };
const CLIENTS = 4;

/** The commands as npm runs them, on the built server. */
async function run(env: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, ['scripts/serve.mjs', ...args], { env: { ...process.env, ...env } });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}:\n${printed}`);
  return printed;
}

/** They are read after the enquiries and before their mails: without a snapshot the two would not fit together. */
async function fill(db: Database) {
  const quote = {
    date: now(),
    name: 'Asha',
    email: 'a@b.example',
    phone: '1',
    productName: 'x',
    deletedAt: null,
  };
  for (let hundred = 0; hundred < 80; hundred++) {
    const quotes = Array.from({ length: 100 }, () => ({ ...quote, _id: newId(), reference: newId() }));
    await db.insertInto('iotQuotes').values(quotes).execute();
  }
}

/** Visitors who write without a pause: enquiries, applications with a CV, and an admin who purges applications. */
function crowd(url: string, token: string) {
  const references = new Map<string, number>();
  const purged = new Set<string>();
  let next = 0;
  let leaving = false;
  const from = (n: number) => ({ 'X-Forwarded-For': `10.1.${n >> 8}.${n & 255}` });
  const person = (n: number) => ({
    name: `Person ${n}`,
    email: `person${n}@test.example`,
    phone: '9818040101',
  });

  async function send(path: string, n: number, body: BodyInit, headers: Record<string, string> = {}) {
    const answer = await fetch(url + path, { method: 'POST', headers: { ...from(n), ...headers }, body });
    // A machine that does something else as well is slow, not wrong: what was not acknowledged need not be kept.
    if (answer.status === 503) return;
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    references.set(`${(await answer.json()).reference}`, n);
  }
  async function visitor() {
    for (; !leaving; await wait(10)) {
      const n = next++;
      if (n % 3 > 0) {
        const enquiry = { ...person(n), city: 'Faridabad', requirement: 'crm' };
        await send('/api/quotes', n, JSON.stringify(enquiry), { 'Content-Type': 'application/json' });
        continue;
      }
      const form = new FormData();
      for (const [name, value] of Object.entries({ ...person(n), designation: 'WBD' })) form.set(name, value);
      form.set(
        'resume',
        new Blob([new Uint8Array(cvOf(`Person ${n}`))], { type: 'application/pdf' }),
        'cv.pdf',
      );
      await send('/api/career', n, form);
    }
  }
  async function admin() {
    const headers = { Authorization: `Bearer ${token}` };
    for (; !leaving; await wait(10)) {
      const page = await fetch(`${url}/api/career?page=1`, { headers });
      const { items = [] } = await page.json();
      for (const { _id, reference } of items.slice(-3)) {
        await fetch(`${url}/api/career/${_id}`, { method: 'DELETE', headers });
        await fetch(`${url}/api/records/career/${_id}/purge`, { method: 'DELETE', headers });
        purged.add(`${reference}`);
      }
    }
  }
  const all = Promise.all([...Array.from({ length: CLIENTS }, visitor), admin()]);
  return {
    references,
    purged,
    leave: () => {
      leaving = true;
      return all;
    },
  };
}

test('attack 39: a backup under write load, restored elsewhere, has equal counts, checksums and files', async () => {
  const { db, port, env } = await newSite();
  const server = startServer(port, { ...env, ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });
  await server.ready();
  await fill(db);
  const login = await fetch(`${server.url}/api/user/admin-login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  const { references, purged, leave } = crowd(server.url, (await login.json()).token);
  await expect.poll(() => references.size).toBeGreaterThan(60);

  const folder = await newFolder();
  const archive = path.join(folder, 'first.tar.gz');
  const acknowledged = new Map(references);
  const purgedBefore = purged.size;
  await Promise.all([
    run(env, 'backup', archive),
    expect.poll(() => references.size, { interval: 5 }).toBeGreaterThan(acknowledged.size),
    expect.poll(() => purged.size, { interval: 5 }).toBeGreaterThan(purgedBefore),
  ]);
  await leave();
  const first = await checkArchive(archive);
  expect(first.files).toMatchObject({ count: first.tables.careers?.rows, missing: 0 });

  const elsewhere = await newSite();
  await run(elsewhere.env, 'restore', archive);
  await run(elsewhere.env, 'backup', path.join(folder, 'second.tar.gz'));
  const second = await checkArchive(path.join(folder, 'second.tar.gz'));
  const { outbox: mails, ...tables } = first.tables;
  expect(second.tables).toMatchObject({ ...tables, outbox: { rows: mails?.rows } });
  expect(second.files).toEqual(first.files);

  // Of what had been acknowledged before the backup began only that is missing which was purged.
  const enquiries = await elsewhere.db.selectFrom('enquiries').select('reference').execute();
  const careers = await elsewhere.db.selectFrom('careers').select(['reference', 'name', 'resume']).execute();
  const restored = new Set([...enquiries, ...careers].map(({ reference }) => reference));
  expect([...acknowledged.keys()].filter((each) => !restored.has(each) && !purged.has(each))).toEqual([]);
  // A record came with its mails and its history, or not at all: the backup is of one moment.
  const receipts = await elsewhere.db
    .selectFrom('outbox')
    .select('data')
    .where('template', '=', 'enquiry-receipt')
    .execute();
  expect(receipts.map(({ data }) => data.reference).sort()).toEqual(
    enquiries.map(({ reference }) => reference).sort(),
  );
  const files = createFileStore({ dataDir: elsewhere.env.DATA_DIR, filesUrl: undefined });
  for (const { name, resume } of careers) {
    expect(await contentOf(files, fileKey(resume) ?? '')).toBe(`${cvOf(name)}`);
  }
});
