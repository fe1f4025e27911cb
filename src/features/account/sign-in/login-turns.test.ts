// On SQLite alone: hashes wait for each other in the process.
import { expect, test } from 'vitest';
import { startApp } from '~/testing/start-app';
import { PASSWORD } from '~/testing/test-app';

/** Of a cost that no test makes quicker, so that a crowd of them takes a while. */
const SLOW_HASH = `$argon2id$v=19$m=19456,t=6,p=1$c2FsdHNhbHRzYWx0c2FsdA$${'A'.repeat(43)}`;
const CROWD = 12;

test('attack 49: who logs in does not wait behind the crowd of another network', async () => {
  const t = await startApp();
  const owner = await t.addUser('admin');
  const logIn = (email: string, from: string) =>
    t.call('POST', '/api/user/admin-login', { from, body: { email, password: PASSWORD } });
  const crowd = [];
  for (let n = 0; n < CROWD; n++) crowd.push(await t.addUser('user', { passwordHash: SLOW_HASH }));
  let answered = 0;
  const answers = crowd.map(async ({ email }) => {
    await logIn(email, '10.1.1.1');
    answered++;
  });
  // Each has been counted at its account, at its network, and as the first there: now the passwords are looked at.
  const counted = async () => (await t.db.selectFrom('limits').select('key').execute()).length;
  await expect.poll(counted).toBeGreaterThan(3 * CROWD);
  expect((await logIn(owner.email, '10.2.2.2')).statusCode).toBe(200);
  expect(answered).toBeLessThan(CROWD / 2);
  await Promise.all(answers);
});
