// On SQLite alone: most calls are counted in the process; what counts in the database is tested with the limits.

import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { fromNow, MINUTE, SECOND } from '~/lib/time';
import { newId } from '~/platform/db/ids';
import { samples } from '~/platform/files/test-kit';
import { limitInProcess } from '~/platform/limits/call-limits';
import { application } from '~/testing/application';
import { addEmployee, addEnquiry } from '~/testing/factories';
import { fileOf, formOf } from '~/testing/form';
import { startNeighbour } from '~/testing/servers/neighbour';
import { type StartedApp, startApp } from '~/testing/start-app';
import { startClock, stopClock } from '~/testing/timing/stopped-clock';

beforeEach(stopClock);
afterEach(startClock);

type Process = Pick<StartedApp, 'call'>;
type Ask = (process: Process) => ReturnType<StartedApp['call']>;

/** Takes turns between two processes of one site. */
async function twoProcesses(t: StartedApp) {
  const processes = [t, await startNeighbour(t)] as const;
  let turn = 0;
  return { processes, next: (ask: Ask) => ask(processes[turn++ % 2 ? 1 : 0]) };
}

async function expectRefusal(asked: ReturnType<Ask>) {
  const refused = await asked;
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests']);
  expect(refused.json().message).toMatch(/^Too many requests. Please wait (60|59) minutes and try again.$/);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(3600);
}

describe('an account', () => {
  test('exports thirty lists an hour, whichever they are and whichever process answers', async () => {
    const t = await startApp();
    const { processes, next } = await twoProcesses(t);
    const { headers } = await t.logIn('employee');
    const list = (name: string) => (process: Process) =>
      process.call('GET', `/api/records/${name}/export.csv`, { headers });
    const wrong = await t.call('GET', '/api/records/enquiry/export.csv?sort=nothing', { headers });
    expect(wrong.statusCode).toBe(400);
    for (let n = 0; n < 30; n++) {
      expect((await next(list(n % 3 ? 'enquiry' : 'contact'))).statusCode).toBe(200);
    }
    for (const process of processes) {
      await expectRefusal(list('followup')(process));
      expect((await process.call('GET', '/api/quotes?page=1', { headers })).statusCode).toBe(200);
    }
    const other = await t.logIn('employee');
    expect((await t.call('GET', '/api/records/enquiry/export.csv', other)).statusCode).toBe(200);

    await t.db
      .updateTable('limits')
      .set({ expiresAt: fromNow(-SECOND) })
      .execute();
    expect((await list('enquiry')(await startNeighbour(t))).statusCode).toBe(200);
  });

  test('exports no more than that when all come at once', async () => {
    const t = await startApp();
    const { next } = await twoProcesses(t);
    const { headers } = await t.logIn('admin');
    const ask: Ask = (process) => process.call('GET', '/api/records/user/export.csv', { headers });
    const answers = await Promise.all(Array.from({ length: 50 }, () => next(ask)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(30);
  });

  test('exports thirty people an hour, apart from the lists', async () => {
    const t = await startApp();
    const { processes, next } = await twoProcesses(t);
    const { headers } = await t.logIn('admin');
    const body = { who: 'nobody@test.example' };
    const ask: Ask = (process) => process.call('POST', '/api/privacy/export', { headers, body });
    for (let n = 0; n < 30; n++) expect((await next(ask)).statusCode).toBe(200);
    for (const process of processes) await expectRefusal(ask(process));
    expect((await t.call('GET', '/api/records/user/export.csv', { headers })).statusCode).toBe(200);
    expect(await t.db.selectFrom('privacyActions').select('_id').execute()).toHaveLength(30);
  });

  test('sends a thousand quotations an hour', async () => {
    const t = await startApp();
    const { processes, next } = await twoProcesses(t);
    const { headers } = await t.logIn('employee');
    const send = (process: Process) => process.call('POST', `/api/quotations/${newId()}/send`, { headers });
    const answers = await Promise.all(Array.from({ length: 1000 }, () => next(send)));
    expect(answers.filter(({ statusCode }) => statusCode !== 409)).toEqual([]);
    for (const process of processes) await expectRefusal(send(process));
  });

  test('opens two hundred CVs an hour; pictures do not count', async () => {
    const t = await startApp();
    const { processes, next } = await twoProcesses(t);
    await t.call('POST', '/api/career', { body: application() });
    const { resume } = await t.db.selectFrom('careers').select('resume').executeTakeFirstOrThrow();
    const { headers } = await t.logIn('admin');
    const { employeeId } = await addEmployee(t);
    const picture = formOf({}, 'profile', fileOf(samples.png, 'ravi.png', 'image/png'));
    const edited = await t.call('PUT', `/api/employee/${employeeId}`, { headers, body: picture });
    const open = (url: string) => (process: Process) => process.call('GET', url, { headers });
    const pictures = open(edited.json().updatedEmployee.profile);
    for (let n = 0; n < 5; n++) expect((await next(pictures)).statusCode).toBe(200);
    const answers = await Promise.all(Array.from({ length: 200 }, () => next(open(resume))));
    expect(answers.filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
    for (const process of processes) await expectRefusal(open(resume)(process));
    expect((await next(pictures)).statusCode).toBe(200);
    const opened = t.db.selectFrom('history').select('_id').where('action', '=', 'opened');
    expect(await opened.execute()).toHaveLength(200);
  });

  test.each([
    ['of the staff three thousand', 'employee', 3000],
    ['of a client six hundred', 'user', 600],
  ] as const)('makes so many calls a minute of any kind: %s', async (_who, role, most) => {
    const t = await startApp();
    const [one, other] = [await t.logIn(role), await t.logIn(role)];
    const ask = async (who: typeof one) => (await t.call('GET', '/api/user/all-users', who)).statusCode;
    for (let n = 0; n < most; n += 100) {
      const statuses = await Promise.all(Array.from({ length: 100 }, () => ask(one)));
      expect(new Set(statuses)).toEqual(new Set([403]));
    }
    const refused = await t.call('GET', '/api/user/me', one);
    expect([refused.statusCode, refused.json().message]).toEqual([
      429,
      'Too many requests. Please wait a little and try again.',
    ]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await t.call('GET', '/api/user/me', other)).statusCode).toBe(200);
    expect((await t.call('GET', '/api/health', one)).statusCode).toBe(200);
  });

  test('attack 49: all clients of one network make three thousand calls a minute, and the staff there go on', async () => {
    const t = await startApp();
    const clients = await Promise.all(Array.from({ length: 8 }, () => t.logIn('user')));
    const [staff, elsewhere] = [await t.logIn('employee'), await t.logIn('user')];
    const ask = async ({ headers }: (typeof clients)[number], from: string) =>
      (await t.call('GET', '/api/user/all-users', { headers, from })).statusCode;
    const statuses: number[] = [];
    for (let n = 0; n < 500; n++)
      statuses.push(...(await Promise.all(clients.map((one, at) => ask(one, `2001:db8:1:2::${at}`)))));
    expect(statuses.filter((status) => status === 403)).toHaveLength(3000);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1000);
    expect(await ask(staff, '2001:db8:1:2::a')).toBe(403);
    expect(await ask(elsewhere, '2001:db8:1:3::a')).toBe(403);
  }, 60_000);
});

describe('calls of accounts', () => {
  test('begin anew each minute', () => {
    vi.useFakeTimers();
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const waitOf = limitInProcess({ name: 'calls', most: 2, windowMs: MINUTE });
    expect([waitOf('a'), waitOf('a'), waitOf('b')]).toEqual([0, 0, 0]);
    vi.advanceTimersByTime(MINUTE - SECOND);
    expect([waitOf('a'), waitOf('b')]).toEqual([SECOND, 0]);
    vi.advanceTimersByTime(SECOND);
    expect([waitOf('a'), waitOf('a')]).toEqual([0, 0]);
    expect(waitOf('a')).toBe(MINUTE);
  });

  test('are remembered of so many accounts and no more', () => {
    const waitOf = limitInProcess({ name: 'calls', most: 1, windowMs: MINUTE }, 3);
    for (const account of ['a', 'b', 'c']) expect(waitOf(account)).toBe(0);
    expect(waitOf('a')).toBeGreaterThan(0);
    // Whoever called longest ago makes room.
    expect([waitOf('d'), waitOf('b')]).toEqual([0, 0]);
    expect(waitOf('a')).toBeGreaterThan(0);
  });
});

test('an export is a line of the log: who, which list and how many rows, and nobody in it', async () => {
  const lines: string[] = [];
  const t = await startApp({}, { write: (line) => lines.push(line) });
  for (let n = 0; n < 3; n++) await addEnquiry(t);
  const { user, headers } = await t.logIn('employee');
  const url = '/api/records/enquiry/export.csv?field=name&q=asha';
  expect((await t.call('GET', url, { headers })).statusCode).toBe(200);
  const exported = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'exported');
  expect(exported).toMatchObject([{ user: user._id, list: 'enquiry', rows: 3 }]);
  expect(lines.join('')).not.toMatch(/asha|verma/i);
});
