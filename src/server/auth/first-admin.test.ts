import { expect, test } from 'vitest';
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
