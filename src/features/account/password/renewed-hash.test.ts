import { argon2Sync } from 'node:crypto';
import { expect, test } from 'vitest';
import { type StartedApp, startApp } from '~/testing/start-app';
import { PASSWORD } from '~/testing/test-app';

const OLD = { memory: 8192, passes: 1, parallelism: 1 };
const TODAY = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;

/** As it would stand there from a time when hashing was to cost less. */
function hashOfThen(password: string) {
  const nonce = Buffer.alloc(16, 3);
  const hash = argon2Sync('argon2id', { message: Buffer.from(password), nonce, tagLength: 32, ...OLD });
  return `$argon2id$v=19$m=8192,t=1,p=1$${nonce.toString('base64url')}$${hash.toString('base64url')}`;
}

const login = async (t: StartedApp, email: string, password: string) =>
  (await t.call('POST', '/api/user/admin-login', { body: { email, password } })).statusCode;

async function storedHash(t: StartedApp, email: string) {
  const row = t.db.selectFrom('users').select('passwordHash').where('email', '=', email);
  return (await row.executeTakeFirstOrThrow()).passwordHash;
}

test('the hash of a password is renewed at a login if it was made at another cost, and only then', async () => {
  const t = await startApp();
  const then = hashOfThen(PASSWORD);
  const { email } = await t.addUser('user', { passwordHash: then });
  expect(await login(t, email, 'not it')).toBe(401);
  expect(await storedHash(t, email)).toBe(then);
  expect(await login(t, email, PASSWORD)).toBe(200);
  const renewed = await storedHash(t, email);
  expect(renewed).toMatch(TODAY);
  expect([await login(t, email, PASSWORD), await login(t, email, 'not it')]).toEqual([200, 401]);
  expect(await storedHash(t, email)).toBe(renewed);
});

test('a password that would be refused today still opens its account, at today’s cost', async () => {
  const t = await startApp();
  const { email } = await t.addUser('user', { passwordHash: hashOfThen('Password123') });
  expect(await login(t, email, 'Password123')).toBe(200);
  expect(await storedHash(t, email)).toMatch(TODAY);
});

test('many logins at once all get in, and leave one hash of today', async () => {
  const t = await startApp();
  const { email } = await t.addUser('user', { passwordHash: hashOfThen(PASSWORD) });
  const all = await Promise.all(Array.from({ length: 4 }, () => login(t, email, PASSWORD)));
  expect(all).toEqual([200, 200, 200, 200]);
  expect(await storedHash(t, email)).toMatch(TODAY);
  expect(await login(t, email, PASSWORD)).toBe(200);
});
