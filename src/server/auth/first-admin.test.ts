import { expect, test } from 'vitest';
import { DAY, fromNow } from '~/lib/time';
import { startApp } from '~/testing/start-app';
import { ensureFirstAdmin } from './first-admin';
import { verifyPassword } from './password';

const adminEmail = 'boss@test.example';
const made = { adminEmail, adminPassword: undefined };

test('attack 9: the first start makes an admin with a password of its own, later ones do nothing', async () => {
  const { db } = await startApp();
  const admin = await ensureFirstAdmin(db, made);
  // A character of these stands for six bits; 128 are asked for.
  expect(admin).toEqual({ email: adminEmail, password: expect.stringMatching(/^[\w-]{22,}$/) });
  const [user] = await db.selectFrom('users').selectAll().execute();
  expect(user).toMatchObject({
    email: adminEmail,
    role: 'admin',
    emailVerifiedAt: expect.stringMatching(/Z$/),
  });
  expect(await verifyPassword(admin?.password ?? '', user?.passwordHash)).toBe(true);
  expect(await ensureFirstAdmin(db, made)).toBeUndefined();
  expect(await ensureFirstAdmin(db, { ...made, adminEmail: 'other@test.example' })).toBeUndefined();
  expect(await db.selectFrom('users').selectAll().execute()).toEqual([user]);
});

test('a password that was given is used and not told again', async () => {
  const { db } = await startApp();
  const adminPassword = 'Given-Horse-1!';
  expect(await ensureFirstAdmin(db, { adminEmail, adminPassword })).toEqual({
    email: adminEmail,
    password: undefined,
  });
  const user = await db.selectFrom('users').select('passwordHash').executeTakeFirst();
  expect(await verifyPassword(adminPassword, user?.passwordHash)).toBe(true);
});

test('many starts at once make one admin and tell one password', async () => {
  const { db } = await startApp();
  const starts = await Promise.all(Array.from({ length: 4 }, () => ensureFirstAdmin(db, made)));
  expect(starts.filter((admin) => admin !== undefined)).toHaveLength(1);
  expect(await db.selectFrom('users').selectAll().execute()).toHaveLength(1);
});

test('a password that was made up works for three days, then the next start makes another', async () => {
  const { db, call } = await startApp();
  const first = await ensureFirstAdmin(db, made);
  const logIn = (password: string | undefined) =>
    call('POST', '/api/user/admin-login', { body: { email: adminEmail, password } });
  const { token } = (await logIn(first?.password)).json();
  const headers = { authorization: `Bearer ${token}` };
  const { passwordExpiresAt } = (await call('GET', '/api/user/me', { headers })).json();
  expect(Date.parse(passwordExpiresAt) - Date.now()).toBeLessThanOrEqual(3 * DAY);
  expect(await ensureFirstAdmin(db, made)).toBeUndefined();

  await db
    .updateTable('users')
    .set({ passwordExpiresAt: fromNow(-1) })
    .execute();
  const refused = await logIn(first?.password);
  expect([refused.statusCode, refused.json().code]).toEqual([401, 'password_expired']);
  const starts = await Promise.all(Array.from({ length: 4 }, () => ensureFirstAdmin(db, made)));
  const [second, ...more] = starts.filter((admin) => admin !== undefined);
  expect([second?.email, more]).toEqual([adminEmail, []]);
  expect((await logIn(first?.password)).json().code).toBe('wrong_credentials');
  expect((await call('GET', '/api/user/me', { headers })).statusCode).toBe(401);
  expect((await logIn(second?.password)).statusCode).toBe(200);
});

test('a password that its owner has chosen, or that was given, does not expire', async () => {
  const { db, call } = await startApp();
  const first = await ensureFirstAdmin(db, made);
  const body = { email: adminEmail, password: first?.password };
  const { token } = (await call('POST', '/api/user/admin-login', { body })).json();
  await call('PUT', '/api/user/password', {
    headers: { authorization: `Bearer ${token}` },
    body: { currentPassword: first?.password, password: 'Chosen-Horse-2!' },
  });
  const expiries = db.selectFrom('users').select('passwordExpiresAt');
  expect(await expiries.execute()).toEqual([{ passwordExpiresAt: null }]);
  await db.deleteFrom('users').execute();
  await ensureFirstAdmin(db, { adminEmail, adminPassword: 'Given-Horse-1!' });
  expect(await expiries.execute()).toEqual([{ passwordExpiresAt: null }]);
});
