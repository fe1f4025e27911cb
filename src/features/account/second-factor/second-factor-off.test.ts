import { expect, test } from 'vitest';
import { now } from '~/lib/time';
import { mailTo } from '~/testing/mails';
import { startApp } from '~/testing/start-app';
import { secondFactorOff } from './second-factor-off.server';

test('whoever runs the server lets an admin in who has lost phone and paper', async () => {
  const t = await startApp();
  const { user, headers } = await t.logIn('admin', { secondFactorSeed: 'SEED', secondFactorSince: now() });
  const { failed } = await secondFactorOff(t, [user.email.toUpperCase()]);
  expect(failed).toBe(false);
  const row = await t.db.selectFrom('users').selectAll().executeTakeFirst();
  expect([row?.secondFactorSeed, row?.secondFactorSince]).toEqual([null, null]);
  expect((await t.call('GET', '/api/user/me', { headers })).statusCode).toBe(401);
  expect((await mailTo(t, user.email)).subject).toContain('removed');
  const [change] = await t.db.selectFrom('history').select('userName').execute();
  expect(change?.userName).toBe('The operator');
});

test('it says in words what it cannot do', async () => {
  const t = await startApp();
  const { user } = await t.logIn('admin');
  for (const args of [[], ['boss'], [user.email, 'more'], [user.email], ['nobody@test.example']])
    expect(await secondFactorOff(t, args)).toMatchObject({ failed: true });
});
