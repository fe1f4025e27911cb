// On SQLite alone: a password is refused before it is stored.
import { describe, expect, test } from 'vitest';
import { waysToAPassword } from '~/testing/credentials/ways-to-a-password';
import { startApp } from '~/testing/start-app';
import { PASSWORD } from '~/testing/test-app';

describe('PASSWORD_MIN_LENGTH', () => {
  const words = 'Password must be at least 12 characters';

  test.each(waysToAPassword)(
    'is asked for by %s, and what is refused uses nothing up',
    async (_way, open) => {
      const t = await startApp({ PASSWORD_MIN_LENGTH: '12' });
      const setTo = await open(t);
      const refused = await setTo('Neem-Leaf-1');
      expect([refused.statusCode, refused.json()]).toMatchObject([
        400,
        { message: words, code: 'invalid_input', fields: { password: words } },
      ]);
      expect((await setTo('Neem-Leaf-12')).statusCode).toBe(200);
    },
  );

  test.each(waysToAPassword)('is six for %s unless it is set', async (_way, open) => {
    const setTo = await open(await startApp());
    expect((await setTo('Ne3m!')).json().fields).toEqual({
      password: 'Password is too weak. Please use a stronger password.',
    });
    expect((await setTo('Ne3m!x')).statusCode).toBe(200);
  });

  test('is not asked for at the login of who chose a password before', async () => {
    const t = await startApp({ PASSWORD_MIN_LENGTH: '64' });
    const { email } = await t.addUser('user');
    const answer = await t.call('POST', '/api/user/admin-login', { body: { email, password: PASSWORD } });
    expect(answer.statusCode).toBe(200);
  });
});
