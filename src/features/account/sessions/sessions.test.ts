import { describe, expect, test } from 'vitest';
import { DAY, fromNow, HOUR, MINUTE, now } from '~/lib/time';
import { startNeighbour } from '~/testing/servers/neighbour';
import { type StartedApp, startApp } from '~/testing/start-app';
import { PASSWORD } from '~/testing/test-app';

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const me = async (t: Pick<StartedApp, 'call'>, headers: Record<string, string>) =>
  (await t.call('GET', '/api/user/me', { headers })).statusCode;

describe('a session', () => {
  test('tells who it belongs to', async () => {
    const t = await startApp();
    const { user, headers } = await t.logIn('corporate');
    const { _id, name, email, mobile, role } = user;
    const answer = await t.call('GET', '/api/user/me', { headers });
    const opened = { emailVerified: true, secondFactor: 'off', passwordExpiresAt: null };
    const draftKey = expect.stringMatching(/^[\w+/]{43}=$/);
    const firm = 'PeepalWorks';
    expect(answer.json()).toEqual({ firm, _id, name, email, mobile, role, ...opened, draftKey });
  });

  test('is not opened by anything but its token', async () => {
    const t = await startApp();
    await t.logIn('admin');
    const long = 'A'.repeat(5000);
    for (const authorization of [
      '',
      'Bearer',
      'Bearer x',
      'Basic dXNlcjpw',
      `Bearer ${'A'.repeat(43)}`,
      `Bearer ${long}`,
    ]) {
      const answer = await t.call('GET', '/api/user/me', { headers: { authorization } });
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated']);
    }
  });

  test('is stored as a hash only', async () => {
    const t = await startApp();
    const { token } = await t.logIn('admin');
    const rows = await t.db.selectFrom('sessions').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('attack 6: ends with logout, and its token is dead when replayed', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('user');
    const answer = await t.call('POST', '/api/user/logout', { headers });
    expect(answer.json()).toEqual({ message: 'Logout successfully.' });
    expect(await me(t, headers)).toBe(401);
  });

  test.each([
    ['a block', 'PUT', 'block-user', undefined],
    ['a role change', 'PUT', 'edit-role', { role: 'user' }],
  ] as const)('attack 6: ends at once with %s, in every process', async (_what, method, path, body) => {
    const t = await startApp();
    const neighbour = await startNeighbour(t);
    const admin = await t.logIn('admin');
    const { user, headers } = await t.logIn('employee');
    expect(await me(t, headers)).toBe(200);
    const url = `/api/user/${path}/${user._id}`;
    const changed = await t.call(method, url, { headers: admin.headers, ...(body ? { body } : {}) });
    expect(changed.statusCode).toBe(200);
    expect([await me(neighbour, headers), await me(t, headers)]).toEqual([401, 401]);
    expect(await me(t, admin.headers)).toBe(200);
  });

  test('attack 6: does not come back to life when its user is unblocked', async () => {
    const t = await startApp();
    const admin = await t.logIn('admin');
    const { user, headers } = await t.logIn('employee');
    for (const verb of ['block', 'unblock']) {
      await t.call('PUT', `/api/user/${verb}-user/${user._id}`, { headers: admin.headers });
    }
    expect(await me(t, headers)).toBe(401);
  });

  test('ends after twelve idle hours, and use keeps it open', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('user');
    const seen = (lastSeenAt: string) => t.db.updateTable('sessions').set({ lastSeenAt }).execute();
    await seen(fromNow(-12 * HOUR + MINUTE));
    expect(await me(t, headers)).toBe(200);
    const { lastSeenAt } = await t.db.selectFrom('sessions').select('lastSeenAt').executeTakeFirstOrThrow();
    expect(lastSeenAt > fromNow(-MINUTE)).toBe(true);
    await seen(fromNow(-12 * HOUR - MINUTE));
    expect(await me(t, headers)).toBe(401);
  });

  test('is not kept open by a page that asks for news with nobody there', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('user');
    const lastSeenAt = fromNow(-HOUR);
    await t.db.updateTable('sessions').set({ lastSeenAt }).execute();
    expect(await me(t, { ...headers, 'x-unattended': 'true' })).toBe(200);
    expect(await t.db.selectFrom('sessions').select('lastSeenAt').execute()).toEqual([{ lastSeenAt }]);
  });

  test('ends after fourteen days, however much it is used', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('user');
    const expiry = async () =>
      (await t.db.selectFrom('sessions').select('expiresAt').executeTakeFirstOrThrow()).expiresAt;
    const first = await expiry();
    expect(Date.parse(first) - Date.now()).toBeLessThanOrEqual(14 * DAY);
    await t.db
      .updateTable('sessions')
      .set({ lastSeenAt: fromNow(-HOUR) })
      .execute();
    expect(await me(t, headers)).toBe(200);
    expect(await expiry()).toBe(first);
    await t.db.updateTable('sessions').set({ expiresAt: now() }).execute();
    expect(await me(t, headers)).toBe(401);
  });
});

describe('the session of a browser', () => {
  async function webLogin(t: StartedApp, known: { email?: string; cookie?: string } = {}) {
    const email = known.email ?? (await t.addUser('employee')).email;
    const answer = await t.call('POST', '/api/user/admin-login', {
      body: { email, password: PASSWORD, web: true },
      headers: known.cookie ? { cookie: known.cookie } : {},
    });
    const [cookie] = answer.cookies;
    return {
      email,
      token: answer.json().token,
      set: `${answer.headers['set-cookie']}`,
      cookie: `${cookie?.name}=${cookie?.value}`,
    };
  }

  test('attack 8: is bound to a cookie: the token alone opens nothing', async () => {
    const t = await startApp();
    const { token, set, cookie } = await webLogin(t);
    expect(set).toMatch(/^peepalworks=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Strict$/);
    expect(await me(t, bearer(token))).toBe(401);
    expect(await me(t, { cookie })).toBe(401);
    expect(await me(t, { ...bearer(token), cookie: 'peepalworks=guessed' })).toBe(401);
    expect(await me(t, { ...bearer(token), cookie })).toBe(200);
  });

  test('attack 8: is not opened by the cookie of another session', async () => {
    const t = await startApp();
    const [mine, other] = [await webLogin(t), await webLogin(t)];
    expect(await me(t, { ...bearer(mine.token), cookie: other.cookie })).toBe(401);
  });

  test('attack 8: has a __Host- cookie that only TLS carries when the site has TLS', async () => {
    const t = await startApp({ PUBLIC_URL: 'https://www.peepalworks.example' });
    const { token, set, cookie } = await webLogin(t);
    expect(set).toMatch(
      /^__Host-peepalworks=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(await me(t, { ...bearer(token), cookie })).toBe(200);
  });

  test('attack 8: ends when somebody logs in anew in this browser, and only there', async () => {
    const t = await startApp();
    const first = await webLogin(t);
    const elsewhere = await webLogin(t, { email: first.email });
    const anew = await webLogin(t, { email: first.email, cookie: first.cookie });
    const open = ({ token, cookie }: typeof first) => me(t, { ...bearer(token), cookie });
    expect([await open(first), await open(elsewhere), await open(anew)]).toEqual([401, 200, 200]);
    const other = await webLogin(t, { cookie: anew.cookie });
    expect([await open(anew), await open(elsewhere), await open(other)]).toEqual([401, 200, 200]);
  });

  test('attack 8: stays when a login in this browser fails, or comes from a program', async () => {
    const t = await startApp();
    const { email, token, cookie } = await webLogin(t);
    for (const password of ['not it', PASSWORD]) {
      await t.call('POST', '/api/user/admin-login', { body: { email, password }, headers: { cookie } });
    }
    const wrong = { email, password: 'not it', web: true };
    await t.call('POST', '/api/user/admin-login', { body: wrong, headers: { cookie } });
    expect(await me(t, { ...bearer(token), cookie })).toBe(200);
  });

  test('loses its cookie with logout', async () => {
    const t = await startApp();
    const { token, cookie } = await webLogin(t);
    const answer = await t.call('POST', '/api/user/logout', { headers: { ...bearer(token), cookie } });
    expect(answer.cookies).toMatchObject([{ name: 'peepalworks', value: '', expires: new Date(0) }]);
  });

  test('attack 8: a program that does not ask for the binding gets no cookie', async () => {
    const t = await startApp();
    const { email } = await t.addUser('employee');
    const answer = await t.call('POST', '/api/user/admin-login', { body: { email, password: PASSWORD } });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await me(t, bearer(answer.json().token))).toBe(200);
  });
});

describe('my sessions', () => {
  async function twoSessions(t: StartedApp) {
    const { email } = await t.addUser('user');
    const login = async (agent: string) => {
      const options = { body: { email, password: PASSWORD }, headers: { 'user-agent': agent } };
      return bearer((await t.call('POST', '/api/user/admin-login', options)).json().token);
    };
    return {
      phone: await login('Phone'),
      laptop: await login('Laptop'),
      stranger: (await t.logIn('user')).headers,
    };
  }
  const list = async (
    t: StartedApp,
    headers: Record<string, string>,
  ): Promise<{ _id: string; device: string }[]> =>
    (await t.call('GET', '/api/user/sessions', { headers })).json();

  test('are listed with their device, mine marked, without secrets or those of others', async () => {
    const t = await startApp();
    const { phone } = await twoSessions(t);
    const answer = await t.call('GET', '/api/user/sessions', { headers: phone });
    const rows = answer
      .json()
      .map(({ device, current }: { device: string; current: boolean }) => [device, current]);
    expect(rows.sort()).toEqual([
      ['Laptop', false],
      ['Phone', true],
    ]);
    expect(answer.body).not.toMatch(/hash/i);
  });

  test('can be ended one by one', async () => {
    const t = await startApp();
    const { phone, laptop } = await twoSessions(t);
    const lost = (await list(t, laptop)).find(({ device }) => device === 'Phone');
    const answer = await t.call('DELETE', `/api/user/sessions/${lost?._id}`, { headers: laptop });
    expect(answer.statusCode).toBe(200);
    expect([await me(t, phone), await me(t, laptop)]).toEqual([401, 200]);
  });

  test('of somebody else cannot be ended', async () => {
    const t = await startApp();
    const { phone, stranger } = await twoSessions(t);
    for (const { _id } of await list(t, phone)) {
      expect((await t.call('DELETE', `/api/user/sessions/${_id}`, { headers: stranger })).statusCode).toBe(
        404,
      );
    }
    expect(await me(t, phone)).toBe(200);
  });

  test('can be ended all but this one', async () => {
    const t = await startApp();
    const { phone, laptop, stranger } = await twoSessions(t);
    await t.call('DELETE', '/api/user/sessions', { headers: laptop });
    expect([await me(t, phone), await me(t, laptop), await me(t, stranger)]).toEqual([401, 200, 200]);
  });
});
