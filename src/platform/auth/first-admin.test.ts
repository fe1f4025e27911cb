import { expect, test } from 'vitest';
import { DAY, fromNow } from '~/lib/time';
import type { Config } from '~/platform/config/config';
import { startApp } from '~/testing/start-app';
import { ensureFirstAdmin } from './first-admin';
import { verifyPassword } from './passwords/password';

const adminEmail = 'boss@test.example';

/** The first start of a new installation, with nothing but an address given unless said otherwise. */
async function newInstallation() {
  const { app, call, config, db, firm } = await startApp();
  const start = (more: Partial<Config> = {}) =>
    ensureFirstAdmin({ db, firm, config: { ...config, adminEmail, ...more } }, app.log);
  return { call, db, start };
}

test('attack 9: the first start makes an admin with a password of its own, later ones do nothing', async () => {
  const { db, start } = await newInstallation();
  const admin = await start();
  // A character of these stands for six bits; 128 are asked for.
  expect(admin).toEqual({ email: adminEmail, password: expect.stringMatching(/^[\w-]{22,}$/) });
  const [user] = await db.selectFrom('users').selectAll().execute();
  expect(user).toMatchObject({
    email: adminEmail,
    role: 'admin',
    emailVerifiedAt: expect.stringMatching(/Z$/),
  });
  expect(await verifyPassword(admin?.password ?? '', user?.passwordHash)).toBe(true);
  expect(await start()).toBeUndefined();
  expect(await start({ adminEmail: 'other@test.example' })).toBeUndefined();
  expect(await db.selectFrom('users').selectAll().execute()).toEqual([user]);
});

test('a password that was given is used and not told again', async () => {
  const { db, start } = await newInstallation();
  const adminPassword = 'Given-Horse-1!';
  expect(await start({ adminPassword })).toEqual({
    email: adminEmail,
    password: undefined,
  });
  const user = await db.selectFrom('users').select('passwordHash').executeTakeFirst();
  expect(await verifyPassword(adminPassword, user?.passwordHash)).toBe(true);
});

test('many starts at once make one admin and tell one password', async () => {
  const { db, start } = await newInstallation();
  const starts = await Promise.all(Array.from({ length: 4 }, () => start()));
  expect(starts.filter((admin) => admin !== undefined)).toHaveLength(1);
  expect(await db.selectFrom('users').selectAll().execute()).toHaveLength(1);
});

test('a password that was made up works for three days, then the next start makes another', async () => {
  const { db, call, start } = await newInstallation();
  const first = await start();
  const logIn = (password: string | undefined) =>
    call('POST', '/api/user/admin-login', { body: { email: adminEmail, password } });
  const { token } = (await logIn(first?.password)).json();
  const headers = { authorization: `Bearer ${token}` };
  const { passwordExpiresAt } = (await call('GET', '/api/user/me', { headers })).json();
  expect(Date.parse(passwordExpiresAt) - Date.now()).toBeLessThanOrEqual(3 * DAY);
  expect(await start()).toBeUndefined();

  await db
    .updateTable('users')
    .set({ passwordExpiresAt: fromNow(-1) })
    .execute();
  const refused = await logIn(first?.password);
  expect([refused.statusCode, refused.json().code]).toEqual([401, 'password_expired']);
  const starts = await Promise.all(Array.from({ length: 4 }, () => start()));
  const [second, ...more] = starts.filter((admin) => admin !== undefined);
  expect([second?.email, more]).toEqual([adminEmail, []]);
  expect((await logIn(first?.password)).json().code).toBe('wrong_credentials');
  expect((await call('GET', '/api/user/me', { headers })).statusCode).toBe(401);
  expect((await logIn(second?.password)).statusCode).toBe(200);
});

test('a password that its owner has chosen, or that was given, does not expire', async () => {
  const { db, call, start } = await newInstallation();
  const first = await start();
  const body = { email: adminEmail, password: first?.password };
  const { token } = (await call('POST', '/api/user/admin-login', { body })).json();
  await call('PUT', '/api/user/password', {
    headers: { authorization: `Bearer ${token}` },
    body: { currentPassword: first?.password, password: 'Chosen-Horse-2!' },
  });
  const expiries = db.selectFrom('users').select('passwordExpiresAt');
  expect(await expiries.execute()).toEqual([{ passwordExpiresAt: null }]);
  await db.deleteFrom('users').execute();
  await start({ adminPassword: 'Given-Horse-1!' });
  expect(await expiries.execute()).toEqual([{ passwordExpiresAt: null }]);
});
