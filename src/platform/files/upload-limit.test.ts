import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { fromNow, HOUR, SECOND } from '~/lib/time';
import { keyOf } from '~/platform/limits/limiter';
import { application, careers, ravi, storedFiles } from '~/testing/application';
import { asha, sensor } from '~/testing/factories';
import { fileOf, formOf } from '~/testing/form';
import { listening } from '~/testing/listening';
import { startNeighbour } from '~/testing/servers/neighbour';
import { type StartedApp, startApp } from '~/testing/start-app';
import { lookAtRoom } from './store/room-watch';
import { samples } from './test-kit';

const OFFICE = '203.0.113.9';
const KB = 1024;
const PUBLIC_KB = 200 * KB;
const cvOf = (bytes: number) =>
  Buffer.concat([Buffer.alloc(bytes, ' '), samples.pdf]).fill('%PDF-1.4\n', 0, 9);
type Process = Pick<StartedApp, 'call'>;

const apply = (
  { call }: Process,
  {
    from = OFFICE,
    cv = samples.pdf,
    ...values
  }: { from?: string; cv?: Uint8Array | string; website?: string } = {},
) => call('POST', '/api/career', { from, body: application({ ...ravi, ...values }, cv) });

/** As a browser sends it: with its length. */
async function applyWhole({ call }: Process, cv: Uint8Array, from = OFFICE) {
  const whole = new Response(application(ravi, cv));
  const headers = { 'content-type': whole.headers.get('content-type') ?? '' };
  return call('POST', '/api/career', { from, headers, body: Buffer.from(await whole.arrayBuffer()) });
}

const shareOf = (t: StartedApp, who = OFFICE) =>
  t.db.selectFrom('limits').select('used').where('key', '=', keyOf('uploads', who)).executeTakeFirst();
const usedBy = async (t: StartedApp, who?: string) => (await shareOf(t, who))?.used ?? 0;
const use = (t: StartedApp, used: number, who = OFFICE) =>
  t.db.updateTable('limits').set({ used }).where('key', '=', keyOf('uploads', who)).execute();

/** Begins to send a form of that length. */
async function announce({ host, port }: { host: string; port: number }, bytes: number) {
  const socket = connect(port, host);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const head =
    'POST /api/career HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=b\r\n';
  socket.write(`${head}Content-Length: ${bytes}\r\n\r\n--b\r\n`);
  return socket;
}

describe('what one network sends in files within a day', () => {
  test('attack 49: is bounded over all processes, in words, and nothing else of it is', async () => {
    const t = await startApp();
    const neighbour = await startNeighbour(t);
    expect((await apply(t)).statusCode).toBe(200);
    await use(t, PUBLIC_KB - 4);
    expect((await applyWhole(neighbour, samples.pdf)).statusCode).toBe(200);
    await use(t, PUBLIC_KB);
    for (const process of [t, neighbour]) {
      const refused = await apply(process);
      expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests']);
      expect(refused.json().message).toBe(
        'Too many files have been sent from your network today. Please try again in 24 hours.',
      );
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan((23 * HOUR) / SECOND);
      expect((await process.call('POST', '/api/quotes', { from: OFFICE, body: asha })).statusCode).toBe(200);
      expect((await apply(process, { from: '203.0.113.10' })).statusCode).toBe(200);
    }
    expect(await careers(t)).toHaveLength(4);
    expect(await storedFiles(t)).toHaveLength(4);
    await t.db
      .updateTable('limits')
      .set({ expiresAt: fromNow(-SECOND) })
      .execute();
    expect((await apply(await startNeighbour(t))).statusCode).toBe(200);
  });

  test('attack 49: is counted by /64 of IPv6', async () => {
    const t = await startApp();
    await apply(t, { from: '2001:db8:1:2::1' });
    await use(t, PUBLIC_KB, '2001:db8:1:2::/64');
    expect((await apply(t, { from: '2001:db8:1:2:ffff::2' })).statusCode).toBe(429);
    expect((await apply(t, { from: '2001:db8:1:3::2' })).statusCode).toBe(200);
  });

  test.each([
    ['kept', cvOf(300 * KB), {}, 200],
    ['spam', cvOf(300 * KB), { website: 'https://buy.example' }, 200],
    ['refused for what it is', '<!doctype html>'.repeat(20 * KB), {}, 415],
    ['too large', cvOf(6 * KB * KB), {}, 413],
  ] as const)(
    'attack 49: is counted, be it %s, with its length or without',
    async (_what, cv, values, status) => {
      const t = await startApp();
      expect((await apply(t, { cv, ...values })).statusCode).toBe(status);
      const streamed = await usedBy(t);
      expect(streamed).toBeGreaterThanOrEqual(300);
      // Of one that is too large no more than the limit is read.
      expect(streamed).toBeLessThanOrEqual(5 * KB + 2);
      await applyWhole(t, Buffer.from(cv));
      expect((await usedBy(t)) - streamed).toBeGreaterThanOrEqual(300);
      expect((await usedBy(t)) - streamed).toBeLessThanOrEqual(5 * KB + 101);
    },
  );

  test('attack 49: does not pass the bound when all come at once', async () => {
    const t = await startApp();
    const neighbour = await startNeighbour(t);
    const cv = cvOf(300 * KB);
    expect((await applyWhole(t, cv)).statusCode).toBe(200);
    const each = await usedBy(t);
    await use(t, PUBLIC_KB - 3 * each);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => applyWhole(n % 2 ? t : neighbour, cv)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
      200, 200, 200, 429, 429, 429, 429, 429,
    ]);
    expect(await careers(t)).toHaveLength(4);
    expect(await storedFiles(t)).toHaveLength(4);
  });

  test('attack 49: does not pass the bound by leaving out its length either', async () => {
    const t = await startApp();
    const neighbour = await startNeighbour(t);
    expect((await apply(t)).statusCode).toBe(200);
    // Room for two of the largest.
    await use(t, PUBLIC_KB - 11 * KB);
    const cv = cvOf(4 * KB * KB);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => apply(n % 2 ? t : neighbour, { cv })),
    );
    const passed = answers.filter(({ statusCode }) => statusCode === 200);
    expect(passed.length).toBeGreaterThanOrEqual(2);
    expect(await usedBy(t)).toBeLessThanOrEqual(PUBLIC_KB);
    expect(await careers(t)).toHaveLength(1 + passed.length);
  });

  test('attack 49: is not used up by files that are announced and never come', async () => {
    const t = await startApp();
    const neighbour = await startNeighbour(t);
    const where = await listening(t.app);
    const announced = () => announce(where, 5_300_000);
    const sockets = await Promise.all(Array.from({ length: 41 }, announced));
    await expect.poll(() => usedBy(t, '127.0.0.1')).toBeGreaterThan(PUBLIC_KB - 6 * KB);
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => usedBy(t, '127.0.0.1')).toBeLessThanOrEqual(41);
    for (const process of [t, neighbour])
      expect((await apply(process, { from: '127.0.0.1' })).statusCode).toBe(200);
  });

  test('attack 49: holds a film that was sent by mistake: it is too large, and not the end of the day', async () => {
    const t = await startApp();
    const socket = await announce(await listening(t.app), 300_000_000);
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.write('Content-Disposition: form-data; name="resume"; filename="film.pdf"\r\n\r\n');
    socket.write(cvOf(6 * KB * KB));
    await expect.poll(() => answer.slice(9, 12)).toBe('413');
    socket.destroy();
    await expect.poll(() => usedBy(t, '127.0.0.1')).toBeLessThanOrEqual(5 * KB + 101);
  });

  test('does not touch the staff who sit there: they are counted by account, with more', async () => {
    const t = await startApp();
    await apply(t);
    await use(t, PUBLIC_KB);
    const { headers, user } = await t.logIn('employee');
    const client = await t.logIn('user');
    const forSomebody = (who: typeof headers) =>
      t.call('POST', '/api/career', { from: OFFICE, headers: who, body: application() });
    const picture = () =>
      t.call('POST', '/api/iot/prodcuts', {
        from: OFFICE,
        headers,
        body: formOf(sensor, 'image', fileOf(samples.png)),
      });
    expect((await forSomebody(client.headers)).statusCode).toBe(429);
    expect((await forSomebody(headers)).statusCode).toBe(200);
    expect((await picture()).statusCode).toBe(200);
    await use(t, PUBLIC_KB, user._id);
    expect((await picture()).statusCode).toBe(200);
    await use(t, 2000 * KB, user._id);
    const refused = await picture();
    expect([refused.statusCode, refused.json().message]).toEqual([
      429,
      'Too many files have been sent with your account today. Please try again in 24 hours.',
    ]);
  });
});

describe('with less room on the disk than is to stay free', () => {
  test('attack 33: no file is taken, in words; forms are, and the server says so where it is asked', async () => {
    const t = await startApp({ DISK_FLOOR_MB: '10000000' });
    const refused = await apply(t);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      507,
      { code: 'storage_full', message: 'There is no room left to store this file. Please try again later.' },
    ]);
    expect(await careers(t)).toEqual([]);
    expect(await storedFiles(t)).toEqual([]);
    expect((await t.call('POST', '/api/quotes', { body: asha })).statusCode).toBe(200);
    const ready = await t.call('GET', '/api/ready');
    expect([ready.statusCode, ready.json()]).toEqual([
      200,
      { status: 'ok', warning: 'There is too little room on the disk: no files are taken.' },
    ]);
  });

  test('with enough nothing is said', async () => {
    const t = await startApp({ DISK_FLOOR_MB: '0' });
    expect((await apply(t)).statusCode).toBe(200);
    expect((await t.call('GET', '/api/ready')).json()).toEqual({ status: 'ok' });
  });

  test('attack 50: the admins hear of it once, by whichever process, and again when it comes again', async () => {
    const t = await startApp();
    const neighbour = await startNeighbour(t);
    const [admin, employee] = [await t.logIn('admin'), await t.logIn('employee')];
    let room = false;
    const files = { hasRoom: async () => room };
    const look = () =>
      Promise.all([lookAtRoom({ db: t.db, files }), lookAtRoom({ db: neighbour.db, files })]);
    const bell = async ({ headers }: typeof admin) =>
      (await t.call('GET', '/api/notifications', { headers })).json();
    await look();
    await look();
    expect(await bell(admin)).toMatchObject({
      unread: 1,
      items: [{ text: expect.stringContaining('no files are taken') }],
    });
    expect((await bell(employee)).unread).toBe(0);
    room = true;
    await look();
    room = false;
    await look();
    expect((await bell(admin)).unread).toBe(2);
  });
});
