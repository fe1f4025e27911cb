// On SQLite alone: a password is looked up in files.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ConfigError } from '~/platform/config/config';
import { waysToAPassword } from '~/testing/credentials/ways-to-a-password';
import { prefixOf, rangeWith, startRangeService } from '~/testing/servers/range-service';
import { startApp } from '~/testing/start-app';
import { ensureFirstAdmin } from '../first-admin';
import { STOLEN } from './chosen-password';

const TAKEN = 'Stolen-Horse-4!';
const FINE = 'Unstolen-Horse-5!';

/** Nobody's patience ends but when a test says so: a machine that pauses for two seconds would have ended it. */
const patience: AbortController[] = [];
const loseAllPatience = () => {
  for (const each of patience) each.abort(new DOMException('', 'TimeoutError'));
};
beforeEach(() => {
  patience.length = 0;
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    expect(milliseconds).toBe(2000);
    const each = new AbortController();
    patience.push(each);
    return each.signal;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const says = (count: number) => (_request: IncomingMessage, response: ServerResponse) =>
  response.end(rangeWith(TAKEN, count));

async function askingAt(BREACHED_PASSWORDS_URL: string) {
  const lines: string[] = [];
  const t = await startApp({ BREACHED_PASSWORDS_URL }, { write: (line) => lines.push(line) });
  return { t, warnings: () => lines.filter((line) => line.includes('"level":40')) };
}

const register = (t: Awaited<ReturnType<typeof startApp>>, password: string, email = 'asha@verma.example') =>
  t.call('POST', '/api/user/register', { body: { name: 'Asha', email, mobile: '9818040101', password } });

describe('a stolen password', () => {
  test.each(waysToAPassword)(
    'is refused by %s, and five characters of its hash are all that leaves',
    async (_way, open) => {
      const service = await startRangeService(says(42));
      const { t, warnings } = await askingAt(service.url);
      const setTo = await open(t);
      const refused = await setTo(TAKEN);
      expect([refused.statusCode, refused.json()]).toMatchObject([
        400,
        { message: STOLEN, code: 'invalid_input', fields: { password: STOLEN } },
      ]);
      expect(service.asked).toEqual([
        { method: 'GET', url: `/range/${prefixOf(TAKEN)}`, padding: 'true', body: '' },
      ]);
      // So a link is not used up by it.
      expect((await setTo(FINE)).statusCode).toBe(200);
      expect(service.asked).toHaveLength(2);
      expect(warnings()).toEqual([]);
    },
  );

  test('is refused as the first admin’s, which stops the start', async () => {
    const service = await startRangeService(says(1));
    const { t } = await askingAt(service.url);
    const start = (adminPassword: string) =>
      ensureFirstAdmin({ ...t, config: { ...t.config, adminPassword } }, t.app.log);
    await expect(start(TAKEN)).rejects.toThrow(new ConfigError(`ADMIN_PASSWORD is refused: ${STOLEN}`));
    expect(await t.db.selectFrom('users').select('_id').execute()).toEqual([]);
    expect(await start(FINE)).toMatchObject({ password: undefined });
  });

  test('is none when the service only pads its answer with it', async () => {
    const service = await startRangeService(says(0));
    const { t, warnings } = await askingAt(service.url);
    expect((await register(t, TAKEN)).statusCode).toBe(200);
    expect([service.asked.length, warnings()]).toEqual([1, []]);
  });

  test('is not looked for when it is refused anyway, nor where no service is named', async () => {
    const service = await startRangeService(says(1));
    const { t } = await askingAt(service.url);
    for (const password of ['Ne3m!', 'Password123'])
      expect((await register(t, password)).statusCode).toBe(400);
    expect((await register(await startApp(), TAKEN)).statusCode).toBe(200);
    expect(service.asked).toEqual([]);
  });
});

describe('a service that does not say', () => {
  test.each<[string, (request: IncomingMessage, response: ServerResponse) => unknown]>([
    ['answers too late', loseAllPatience],
    [
      'stops half-way',
      (_request, response) => {
        response.writeHead(200);
        response.write(rangeWith(FINE, 1), loseAllPatience);
      },
    ],
    ['fails', (_request, response) => response.writeHead(500).end(rangeWith(TAKEN, 1))],
    ['hangs up', (request) => request.socket.destroy()],
    ['points elsewhere', (_request, response) => response.writeHead(302, { Location: '/range/' }).end()],
    ['talks of something else', (_request, response) => response.end('<html>Please log in</html>')],
    ['talks without end', (_request, response) => response.end(`${rangeWith(TAKEN, 1)}\n`.repeat(20_000))],
  ])('because it %s keeps nobody out, and the log has nothing of the password', async (_fault, answer) => {
    const service = await startRangeService(answer);
    const { t, warnings } = await askingAt(service.url);
    expect((await register(t, TAKEN)).statusCode).toBe(200);
    expect(service.asked).toHaveLength(1);
    expect(warnings()).toEqual([expect.stringContaining('stolen passwords could not be looked up')]);
    expect(warnings().join('')).not.toMatch(new RegExp(`${prefixOf(TAKEN)}|Stolen-Horse`, 'i'));
  });

  test('because it is not there keeps nobody out', async () => {
    const service = await startRangeService(says(1));
    await service.stop();
    const { t, warnings } = await askingAt(service.url);
    expect((await register(t, TAKEN)).statusCode).toBe(200);
    expect(warnings()).toHaveLength(1);
    expect(warnings().join('')).not.toMatch(new RegExp(`${prefixOf(TAKEN)}|Stolen-Horse`, 'i'));
  });
});

describe('while a service thinks', () => {
  test('the database is free for others, and no more than ten ask at once', async () => {
    let [open, most] = [0, 0];
    const thought = Promise.withResolvers<void>();
    const service = await startRangeService(async (_request, response) => {
      most = Math.max(most, ++open);
      await thought.promise;
      open--;
      response.end(rangeWith(TAKEN, 1));
    });
    const { t, warnings } = await askingAt(service.url);
    const underWay = Promise.all(
      Array.from({ length: 15 }, (_, n) => register(t, `${FINE}${n}`, `asha${n}@verma.example`)),
    );
    await expect.poll(() => most).toBe(10);
    await t.db.transaction().execute((trx) => trx.selectFrom('users').select('_id').execute());
    expect(open).toBe(10);
    thought.resolve();
    expect((await underWay).map(({ statusCode }) => statusCode)).toEqual(Array(15).fill(200));
    expect([most, service.asked.length, warnings()]).toEqual([10, 15, []]);
  });

  test('who waits for their turn waits no longer than who has it', async () => {
    const service = await startRangeService(() => undefined);
    const { t, warnings } = await askingAt(service.url);
    const underWay = Promise.all(
      Array.from({ length: 25 }, (_, n) => register(t, `${FINE}${n}`, `asha${n}@verma.example`)),
    );
    await expect.poll(() => [service.asked.length, patience.length]).toEqual([10, 25]);
    loseAllPatience();
    const answers = await underWay;
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(25).fill(200));
    expect(warnings()).toHaveLength(25);
    expect(service.asked).toHaveLength(10);
  });
});
