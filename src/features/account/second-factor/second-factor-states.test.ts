import { expect, test } from 'vitest';
import { now } from '~/lib/time';
import { codeAt, stepAt } from '~/platform/auth/second-factor/totp';
import { type StartedApp, startApp } from '~/testing/start-app';

const ROUTE = '/api/user/second-factor';

const factorOf = ({ db }: StartedApp, _id: string) =>
  db
    .selectFrom('users')
    .select(['secondFactorSeed', 'secondFactorSince'])
    .where('_id', '=', _id)
    .executeTakeFirstOrThrow();

test('a second factor that is on is not begun anew: the app goes on to show the right codes', async () => {
  const t = await startApp();
  const { user, headers } = await t.logIn('employee');
  const { secret } = (await t.call('POST', ROUTE, { headers })).json();
  const code = codeAt(secret, stepAt(Date.now()));
  expect((await t.call('PUT', ROUTE, { headers, body: { code } })).statusCode).toBe(200);
  const before = await factorOf(t, user._id);
  const again = await t.call('POST', ROUTE, { headers });
  expect([again.statusCode, again.json().message]).toEqual([409, 'Your second factor is on already.']);
  expect(await factorOf(t, user._id)).toEqual(before);
});

test('recovery codes are made only for a second factor that is on', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('employee');
  const refused = await t.call('POST', `${ROUTE}/recovery-codes`, { headers });
  expect([refused.statusCode, refused.json().message]).toEqual([409, 'Your second factor is off.']);
  expect(await t.db.selectFrom('recoveryCodes').select('userId').execute()).toEqual([]);
});

test('of an account in the trash it stays as it is', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('admin');
  const { _id } = await t.addUser('user', { secondFactorSince: now(), deletedAt: now() });
  const before = await factorOf(t, _id);
  expect((await t.call('DELETE', `${ROUTE}/${_id}`, { headers })).statusCode).toBe(404);
  expect(await factorOf(t, _id)).toEqual(before);
});
