// On SQLite alone: hashes wait for each other in the process.
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { expect, onTestFinished, test } from 'vitest';
import { startApp } from '~/testing/start-app';
import { PASSWORD } from '~/testing/test-app';

/** Of a cost of its own, by which it is known. */
const PASSES = 6;
const CROWDS_HASH = `$argon2id$v=19$m=8,t=${PASSES},p=1$c2FsdHNhbHRzYWx0c2FsdA$${'A'.repeat(43)}`;
const CROWD = 12;

test('attack 49: who logs in does not wait behind the crowd of another network', async () => {
  const t = await startApp();
  const owner = await t.addUser('admin');
  const logIn = (email: string, from: string) =>
    t.call('POST', '/api/user/admin-login', { from, body: { email, password: PASSWORD } });
  const crowd = [];
  for (let n = 0; n < CROWD; n++) crowd.push(await t.addUser('user', { passwordHash: CROWDS_HASH }));
  const ownerIsIn = Promise.withResolvers<void>();
  let begun = 0;
  const hold = (hash: unknown) => {
    const { passes }: { passes?: number } = Object(hash);
    if (passes !== PASSES) return;
    begun++;
    Object.assign(Object(hash), { until: ownerIsIn.promise });
  };
  subscribe('testing.hash', hold);
  onTestFinished(() => void unsubscribe('testing.hash', hold));
  const answers = Promise.all(crowd.map(({ email }) => logIn(email, '10.1.1.1')));
  // Each has been counted at its account, at its network, and as the first there: now the passwords are looked at.
  const counted = async () => (await t.db.selectFrom('limits').select('key').execute()).length;
  await expect.poll(counted).toBeGreaterThan(3 * CROWD);
  expect((await logIn(owner.email, '10.2.2.2')).statusCode).toBe(200);
  expect(begun).toBe(1);
  ownerIsIn.resolve();
  await answers;
});
