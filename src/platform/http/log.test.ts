// On SQLite alone: it is about what is printed.
import Fastify, { LogController } from 'fastify';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { startApp } from '~/testing/start-app';
import { PASSWORD as RIGHT } from '~/testing/test-app';
import { loggerOfCall, loggerOptions, newRequestId } from './log';

const PASSWORD = 'Marker-Password-77!';
const EMAIL = 'marker.person@secret.example';
const TOKEN = `Marker_Token-${'x'.repeat(30)}`;
const MARKERS = [
  /marker[-_. ]?password/i,
  /marker[-_. ]?token/i,
  /marker\.person/i,
  /marker-?query/i,
  /marker-?body/i,
];

async function withLog() {
  const lines: string[] = [];
  const t = await startApp({}, { write: (some) => lines.push(...some.trimEnd().split('\n')) });
  const answered = () => lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered');
  return { t, lines, answered };
}

describe('the log', () => {
  test('has one line of JSON for each request: method, path, status and time', async () => {
    const { t, answered } = await withLog();
    await t.call('GET', '/api/quotes?q=marker-query');
    await expect.poll(answered).toEqual([
      expect.objectContaining({
        req: { method: 'GET', path: '/api/quotes' },
        status: 401,
        ms: expect.any(Number),
        reqId: expect.stringMatching(/^[\da-f-]{36}$/),
      }),
    ]);
  });

  test('begins what is said of a call with its id, as its one line has it, and makes a logger for none that says nothing', async () => {
    const lines: string[] = [];
    const stream = { write: (line: string) => void lines.push(line) };
    const app = Fastify({
      logger: { ...loggerOptions, stream },
      logController: new LogController({ disableRequestLogging: true }),
      genReqId: newRequestId,
      childLoggerFactory: loggerOfCall,
    });
    onTestFinished(() => app.close());
    const made = vi.spyOn(app.log, 'child');
    app.get('/silent', async () => '');
    app.get('/told', async ({ id, log }) => {
      log.warn({ err: new Error('of asha@verma.example') }, 'first');
      log.child({ part: 'second' }).error('then');
      return id;
    });
    await app.inject('/silent');
    expect(made).not.toHaveBeenCalled();
    const { body: reqId } = await app.inject('/told');
    const [first, then] = lines.map((line) => JSON.parse(line));
    expect(first).toMatchObject({
      reqId,
      level: 40,
      msg: 'first',
      err: { message: 'of a***@verma.example' },
    });
    expect(then).toMatchObject({ reqId, level: 50, msg: 'then', part: 'second' });
    // Its own, and the one that it asked for.
    expect(made).toHaveBeenCalledTimes(2);
  });

  test('tells whose call it was, by an id that says nothing by itself', async () => {
    const { t, lines, answered } = await withLog();
    const { user, headers } = await t.logIn('user');
    const login = (email: string, password: string) =>
      t.call('POST', '/api/user/admin-login', { body: { email, password } });
    await t.call('GET', '/api/user/me', { headers });
    await t.call('GET', '/api/user/all-users', { headers });
    await login(user.email, RIGHT);
    await login(user.email, PASSWORD);
    await login('nobody@test.example', PASSWORD);
    await t.call('GET', '/api/iot/prodcuts/all');
    await expect.poll(() => answered().length).toBe(6);
    expect(answered().map(({ status, user: caller }) => [status, caller])).toEqual([
      [200, user._id],
      [403, user._id],
      [200, user._id],
      [401, user._id],
      [401, undefined],
      [200, undefined],
    ]);
    expect(lines.join('')).not.toMatch(new RegExp(`${user.email}|${user.name}`));
  });

  test('attack 40: never holds a password, a token, an address or what was searched for', async () => {
    const { t, lines, answered } = await withLog();
    const headers = {
      authorization: `Bearer ${TOKEN}`,
      cookie: `peepalworks=${TOKEN}`,
      'user-agent': 'marker-body',
    };
    const person = { name: 'marker-body', email: EMAIL, password: PASSWORD, mobile: '9818040101' };
    await t.call('POST', '/api/user/register', { body: person, headers });
    await t.call('POST', '/api/user/admin-login', { body: person, headers });
    await t.call('POST', '/api/user/admin-login', { body: { ...person, password: `${PASSWORD}x` }, headers });
    await t.call('POST', '/api/user/forgot-password-token', { body: person });
    await t.call('PUT', `/api/user/reset-password/${TOKEN}`, { body: { password: PASSWORD } });
    await t.call('PUT', `/api/user/verify-email/${TOKEN}?token=${TOKEN}`);
    await t.call('GET', `/api/quotes?page=1&field=name&q=marker-query&email=${EMAIL}`, { headers });
    await t.call('GET', `/api/files/private/${encodeURIComponent(EMAIL)}`, { headers });
    await t.call('GET', `/api/nothing/${EMAIL}?password=${PASSWORD}`);
    await t.call('GET', `/${EMAIL}/%zz?password=${PASSWORD}`);
    // Too short to be taken for a token.
    await t.call('GET', '/api/nothing/marker.person@x.in');
    await t.call('GET', '/api/nothing/marker.person%40x.in');
    const broken = `{"password": "${PASSWORD}", "email": "${EMAIL}"`;
    const json = { 'content-type': 'application/json' };
    await t.app.inject({ method: 'POST', url: '/api/quotes', headers: json, payload: broken });
    await expect.poll(() => answered().length).toBeGreaterThanOrEqual(10);
    for (const marker of MARKERS) expect(lines.join('')).not.toMatch(marker);
  });

  test('attack 40: tells the cause of a fault of ours, which the answer keeps to itself, without the input', async () => {
    const { t, lines } = await withLog();
    await t.db.destroy();
    const body = {
      name: 'marker-body',
      email: EMAIL,
      phone: '9818040101',
      city: 'marker-body',
      requirement: 'crm',
    };
    const answer = await t.call('POST', '/api/quotes', { body });
    expect(answer.statusCode).toBe(500);
    const failed = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'request failed');
    expect(failed.err).toMatchObject({
      type: 'Error',
      message: expect.stringMatching(/\w/),
      stack: expect.stringContaining('at '),
    });
    expect(answer.body).not.toContain(failed.err.message);
    for (const marker of MARKERS) expect(lines.join('')).not.toMatch(marker);
  });

  test('attack 40: masks the address of a mail that could not be sent', async () => {
    const { t, lines } = await withLog();
    t.app.log.warn({ err: new Error(`no mailbox ${EMAIL}`) }, 'mail not sent');
    expect(lines.join('')).toContain('m***@secret.example');
    expect(lines.join('')).not.toContain(EMAIL);
  });
});
