// On SQLite alone: it is about a page without JavaScript; what it writes is tested with the link.
import { argon2Sync } from 'node:crypto';
import { expect, test } from 'vitest';
import { now } from '~/lib/time';
import { issueAccountToken } from '~/platform/auth/account-tokens';
import { newId } from '~/platform/db/ids';
import { migratedSite, startServer } from '~/testing/servers/server-process';

const PASSWORD = 'Neem-And-Peepal-3!';

/** With all the work that a hash is to cost: the server does no less. */
function hashOf(password: string, nonce: Buffer) {
  const cost = { memory: 19_456, passes: 2, parallelism: 1 };
  const message = Buffer.from(password);
  return argon2Sync('argon2id', { message, nonce, tagLength: 32, ...cost }).toString('base64url');
}

test('a password is chosen without JavaScript, with the link or the code of the mail in a field', async () => {
  const { port, env, db } = await migratedSite();
  const site = startServer(port, { ...env, PUBLIC_URL: 'https://www.site.example' });
  await site.ready();
  const _id = newId();
  const person = {
    name: 'Asha',
    email: 'asha@verma.example',
    mobile: '+919818040101',
    role: 'user' as const,
  };
  const rest = { passwordHash: null, emailVerifiedAt: null, termsVersion: null, createdAt: now() };
  await db
    .insertInto('users')
    .values({ _id, ...person, ...rest })
    .execute();
  const opens = async (password: string) => {
    const { passwordHash } = await db
      .selectFrom('users')
      .select('passwordHash')
      .where('_id', '=', _id)
      .executeTakeFirstOrThrow();
    const [cost, nonce = '', hash] = passwordHash?.split('$').slice(-3) ?? [];
    return cost === 'm=19456,t=2,p=1' && hash === hashOf(password, Buffer.from(nonce, 'base64url'));
  };
  const post = async (fields: Record<string, string>, path = '/reset-password') => {
    const body = new URLSearchParams({ password: PASSWORD, confirm: PASSWORD, ...fields });
    const answer = await fetch(site.url + path, { method: 'POST', body });
    return { status: answer.status, html: await answer.text() };
  };

  const html = await (await fetch(`${site.url}/reset-password`)).text();
  for (const name of ['link', 'password', 'confirm']) expect(html).toContain(` name="${name}"`);
  expect(html.match(/aria-label="Show password"/g)).toHaveLength(2);

  const newCode = async () =>
    (await issueAccountToken(db, { _id, email: person.email }, 'reset')) ?? 'none for this account';
  const code = await newCode();
  const neither = await post({ link: 'the mail of <Monday>' });
  expect(neither.status).toBe(400);
  expect(neither.html).toContain('This is neither the link nor the code of our mail.');
  expect(neither.html).toContain('value="the mail of &lt;Monday&gt;"');
  for (const [fields, words] of [
    [{ confirm: 'Other-And-Peepal-3!' }, 'Passwords do not match.'],
    [{ password: 'abc', confirm: 'abc' }, 'Password is too weak. Please use a stronger password.'],
    [{ link: code.slice(0, -1) }, 'This link has been used or has expired.'],
  ] as const) {
    const answer = await post({ link: code, ...fields });
    expect([answer.status, answer.html]).toEqual([400, expect.stringContaining(words)]);
    expect(answer.html).not.toContain(PASSWORD);
  }
  expect(await opens(PASSWORD)).toBe(false);

  const done = await post({ link: ` https://www.site.example/reset-password/${code}\n` });
  expect([done.status, done.html]).toEqual([200, expect.stringContaining('Password reset successful')]);
  expect(await opens(PASSWORD)).toBe(true);
  expect((await post({ link: code })).status).toBe(400);

  // The page of the link itself has no such field, and works the same way.
  const second = await newCode();
  const path = `/reset-password/${second}`;
  expect(await (await fetch(site.url + path)).text()).not.toContain(' name="link"');
  const other = 'Another-Grove-12!';
  expect((await post({ password: other, confirm: other }, path)).status).toBe(200);
  expect(await opens(other)).toBe(true);
});
