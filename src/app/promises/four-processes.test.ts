import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { samples, startS3 } from '~/platform/files/test-kit';
import { application, ravi } from '~/testing/application';
import { asha, sensor } from '~/testing/factories';
import { freePort, newSite, startServer } from '~/testing/servers/server-process';
import { startSmtp } from '~/testing/servers/smtp';

const ADMIN = { email: 'boss@test.example', password: 'Shade-Of-Peepal-9!' };
const ENQUIRIES = 32;

type Server = ReturnType<typeof startServer>;

/** As many addresses as one likes: what is counted per address must not be what is found. */
let visitors = 0;
const fromElsewhere = () => {
  const n = visitors++;
  return { 'X-Forwarded-For': `10.2.${n >> 8}.${n & 255}` };
};

/** A machine that does something else as well is slow, not wrong: who is told to come back does so, like any good client. */
async function ask(url: string, init: RequestInit = {}): Promise<Response> {
  for (const until = Date.now() + 120_000; ; await wait(200)) {
    const answer = await fetch(url, init);
    if (answer.status !== 503 || Date.now() > until) return answer;
  }
}

const post = (url: string, body: object, headers: Record<string, string> = {}) =>
  ask(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...fromElsewhere(), ...headers },
    body: JSON.stringify(body),
  });

const logIn = (server: Server, password = ADMIN.password) =>
  post(`${server.url}/api/user/admin-login`, { ...ADMIN, password });

const withToken = (token: string) => ({ Authorization: `Bearer ${token}` });

async function tokenFrom(server: Server): Promise<Record<string, string>> {
  const { token } = await (await logIn(server)).json();
  return withToken(`${token}`);
}

/** Each as on a machine of its own: they share the database, the bucket and the mail server, and nothing else. */
async function fourProcesses() {
  const { db, env } = await newSite();
  const [smtp, s3] = [await startSmtp(), await startS3()];
  const shared = {
    ...env,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    SMTP_URL: smtp.url,
    FILES_URL: s3.filesUrl('uploads/site'),
  };
  const servers: Server[] = [];
  for (let n = 0; n < 4; n++) {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'machine-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    const server = startServer(await freePort(), { ...shared, DATA_DIR: dataDir });
    servers.push(server);
    await server.ready();
  }
  return { db, smtp, servers };
}

/** What the bell of that process has said so far. */
async function listen(server: Server, headers: Record<string, string>) {
  const leave = new AbortController();
  onTestFinished(() => leave.abort());
  const stream = await fetch(`${server.url}/api/notifications/stream`, { headers, signal: leave.signal });
  let heard = '';
  (async () => {
    for await (const chunk of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) heard += chunk;
  })().catch(() => {});
  await expect.poll(() => heard).toContain('"unread":');
  return () => heard;
}

describe.skipIf(!process.env.TEST_DATABASE_URL)('on one PostgreSQL, one bucket and one mail server', () => {
  test('four processes: sessions, throttles, bells, files, mails and pages are one under load from all sides', async () => {
    const { db, smtp, servers } = await fourProcesses();
    const [one, two, three, four] = servers;
    if (!one || !two || !three || !four) throw new Error('there are not four');
    const statuses = (path: string, headers: Record<string, string>) =>
      Promise.all(servers.map(async ({ url }) => (await ask(url + path, { headers })).status));

    // Logged in at one, known at all; ended at another, refused by all.
    const [boss, leaving] = [await tokenFrom(one), await tokenFrom(two)];
    expect(await statuses('/api/user/me', leaving)).toEqual([200, 200, 200, 200]);
    expect((await post(`${three.url}/api/user/logout`, {}, leaving)).status).toBe(200);
    expect(await statuses('/api/user/me', leaving)).toEqual([401, 401, 401, 401]);
    expect(await statuses('/api/user/me', boss)).toEqual([200, 200, 200, 200]);

    // The load: forms at every process, the pages read all the while.
    const bells = await Promise.all(servers.map((server) => listen(server, boss)));
    let reading = true;
    const readers = servers.map(async ({ url }) => {
      while (reading) expect((await ask(`${url}/Iot-products`)).status).toBe(200);
    });
    const enquire = async (server: Server, n: number) => {
      const enquiry = { ...asha, name: `Visitor ${n} of ${ENQUIRIES}`, email: `visitor${n}@test.example` };
      const answer = await post(`${server.url}/api/quotes`, enquiry, {
        'Idempotency-Key': `visitor-number-${n}`,
      });
      return `${(await answer.json()).reference}`;
    };
    // Each is sent twice at once, to two processes.
    const enquiries = Promise.all(
      Array.from({ length: ENQUIRIES }, (_, n) =>
        Promise.all([enquire(servers[n % 4] ?? one, n), enquire(servers[(n + 1) % 4] ?? one, n)]),
      ),
    );

    // A file that came in here is read there.
    const sent = await ask(`${two.url}/api/career`, {
      method: 'POST',
      headers: fromElsewhere(),
      body: application({ ...ravi, name: 'Ravi Next Door' }),
    });
    expect(sent.status).toBe(200);
    const { resume } = await db.selectFrom('careers').select('resume').executeTakeFirstOrThrow();
    for (const { url } of servers) {
      const file = await ask(url + resume, { headers: boss });
      expect(Buffer.from(await file.arrayBuffer())).toEqual(samples.pdf);
    }

    // What is edited at one is shown by all from that moment on, however they keep their pages.
    const { _id } = await db.selectFrom('iotProducts').select('_id').limit(1).executeTakeFirstOrThrow();
    for (const [n, { url }] of servers.entries()) {
      const productName = `Renamed At ${n}`;
      const edited = await ask(`${url}/api/iot/prodcuts/${_id}`, {
        method: 'PUT',
        headers: { ...boss, 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...sensor, productName }),
      });
      expect(edited.status).toBe(200);
      const pages = await Promise.all(
        servers.map(async (server) => (await ask(`${server.url}/Iot-products`)).text()),
      );
      for (const page of pages) expect(page).toContain(productName);
    }
    reading = false;
    await Promise.all(readers);

    // Each form was taken once, and every bell told of it.
    const answered = await enquiries;
    for (const [first, second] of answered) expect(first).toBe(second);
    const references = answered.map(([reference]) => reference);
    const rows = await db.selectFrom('enquiries').select(['name', 'reference']).execute();
    expect(rows.map(({ reference }) => reference).toSorted()).toEqual(references.toSorted());
    for (const { name } of rows) for (const heard of bells) await expect.poll(heard).toContain(name);

    // Wrong passwords, all at once and everywhere: together they get as many tries as at one process.
    const tries = await Promise.all(
      Array.from({ length: 32 }, (_, n) => logIn(servers[n % 4] ?? one, 'Wrong-Horse-7!')),
    );
    const refused = tries.filter(({ status }) => status === 401).length;
    const slowedDown = tries.filter(({ status }) => status === 429).length;
    // Five, and one more after each wait that passes meanwhile: the longer it takes, the longer they are.
    expect([refused + slowedDown, refused >= 1 && refused <= 12]).toEqual([32, true]);

    // Each mail left the house exactly once.
    await expect
      .poll(
        async () =>
          (await db.selectFrom('outbox').select('_id').where('status', '=', 'queued').execute()).length,
      )
      .toBe(0);
    const mails = await db.selectFrom('outbox').select(['_id', 'status']).execute();
    expect(mails.length).toBeGreaterThan(ENQUIRIES);
    expect(mails.filter(({ status }) => status !== 'sent')).toEqual([]);
    const received = smtp.received.map(({ messageId }) => /^<([\w-]+)@/.exec(messageId ?? '')?.[1]);
    expect(received.toSorted()).toEqual(mails.map(({ _id }) => _id).toSorted());
    expect(await Promise.all(servers.map((server) => server.kill('SIGTERM')))).toEqual([0, 0, 0, 0]);
  });
});
