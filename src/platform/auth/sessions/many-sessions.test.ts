import { expect, test } from 'vitest';
import { startApp } from '~/testing/start-app';
import { findSession, startSession } from './sessions';

test('attack 49: an account has a hundred sessions at most: the one used longest ago ends for the newest', async () => {
  const t = await startApp();
  const [{ _id }, other] = [await t.addUser('user'), await t.logIn('user')];
  const tokens: string[] = [];
  for (let index = 0; index < 103; index++) tokens.push((await startSession(t.db, _id, 'test', false)).token);
  const open = await Promise.all(tokens.map((token) => findSession(t.db, token, undefined)));
  expect(open.map((session) => session !== undefined)).toEqual(tokens.map((_, index) => index >= 3));
  expect((await t.call('GET', '/api/user/me', other)).statusCode).toBe(200);
});
