import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { migratedSite, startServer } from '~/testing/servers/server-process';
import { startSmtp } from '~/testing/servers/smtp';
import { address, applyForJob, bookDemo, cvOf } from '~/testing/visitors';
import { tellFigures } from '../lib/figures';

const CLIENTS = 12;
const SLOW_UPLOADS = 6;
const BEFORE_THE_STOP = 100;
const ADMIN = { email: 'boss@test.example', password: 'Shade-Of-Peepal-9!' };

/** A CV that comes in two halves, with a pause between them. */
async function applySlowly(url: string, n: number, halfSent: () => void) {
  const boundary = `half-way-${n}`;
  const fields = {
    name: `Slow ${n}`,
    email: `slow${n}@test.example`,
    phone: '9818040101',
    designation: 'WBD',
  };
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const file = `--${boundary}\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n`;
  const form = `${parts.join('')}${file}${cvOf(n, 100_000)}\r\n--${boundary}--\r\n`;
  const body = new ReadableStream({
    async start(sender) {
      const bytes = new TextEncoder().encode(form);
      sender.enqueue(bytes.subarray(0, bytes.length / 2));
      halfSent();
      await wait(1500);
      sender.enqueue(bytes.subarray(bytes.length / 2));
      sender.close();
    },
  });
  const headers = {
    'Content-Type': `multipart/form-data; boundary=${boundary}`,
    'X-Forwarded-For': address(n),
  };
  const request = { method: 'POST', headers, body, duplex: 'half' };
  return (await fetch(`${url}/api/career`, request)).status;
}

async function openStream(url: string) {
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify(ADMIN);
  const { token } = await (
    await fetch(`${url}/api/user/admin-login`, { method: 'POST', headers, body })
  ).json();
  const leave = new AbortController();
  onTestFinished(() => leave.abort());
  const stream = await fetch(`${url}/api/notifications/stream`, {
    headers: { Authorization: `Bearer ${token}` },
    signal: leave.signal,
  });
  expect(stream.status).toBe(200);
  return stream;
}

test.each([
  { workers: '1', name: 'one process' },
  { workers: '2', name: 'two workers' },
])(
  'attack 34: SIGTERM to $name under load, with uploads, a stream and a mail server that hangs, loses nothing',
  async ({ workers }) => {
    const smtp = await startSmtp({ onMail: () => wait(60_000, undefined, { ref: false }) });
    const { db, port, env } = await migratedSite();
    const server = startServer(port, {
      ...env,
      SMTP_URL: smtp.url,
      WEB_CONCURRENCY: workers,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
    });
    await server.ready();
    const acknowledged: string[] = [];
    // Before the load: on a busy machine a login among it is told to come back.
    const stream = (await openStream(server.url)).text();
    let next = 0;
    async function client() {
      for (let open = true; open; ) {
        const n = next++;
        const send = n % 3 === 0 ? applyForJob : bookDemo;
        const reference = await send(server.url, n).catch(() => undefined);
        open = reference !== undefined;
        if (reference) acknowledged.push(reference);
      }
    }
    const clients = Promise.all(Array.from({ length: CLIENTS }, client));
    while (acknowledged.length < BEFORE_THE_STOP) await wait(5);
    let begun = 0;
    const uploads = Array.from({ length: SLOW_UPLOADS }, (_, n) =>
      applySlowly(server.url, 1_000_000 + n, () => begun++),
    );
    while (begun < SLOW_UPLOADS) await wait(5);
    await wait(300);
    const since = performance.now();
    // One that takes longer than ten seconds ends with another code.
    expect(await server.kill('SIGTERM')).toBe(0);
    const stopMs = performance.now() - since;
    expect(await Promise.all(uploads)).toEqual(Array(SLOW_UPLOADS).fill(200));
    await clients;
    await stream;
    const references = [];
    for (const table of ['enquiries', 'careers'] as const) {
      references.push(...(await db.selectFrom(table).select('reference').execute()));
    }
    const kept = new Set(references.map(({ reference }) => reference));
    expect(acknowledged.filter((reference) => !kept.has(reference))).toEqual([]);
    // What was answered and what was kept are the same: nobody was cut off in the middle.
    expect(kept.size).toBe(acknowledged.length + SLOW_UPLOADS);
    tellFigures(`SIGTERM under load, processes: ${workers}`, {
      'acknowledged rows checked': acknowledged.length,
      'stopped after ms': stopMs,
    });
  },
);
