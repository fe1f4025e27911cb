// On SQLite alone: it is about what letters say.
import { expect, test } from 'vitest';
import { mailsOf } from '~/testing/mails';
import { startApp } from '~/testing/start-app';
import { PASSWORD } from '~/testing/test-app';

test('a link is not sent to an address that was changed while its mail waited', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('admin');
  const asha = { name: 'Asha', email: 'asha@verma.example', password: PASSWORD, mobile: '9818040101' };
  await t.call('POST', '/api/user/register', { body: asha });
  const invited = { name: 'Asha', email: 'typo@verma.example', role: 'employee' };
  await t.call('POST', '/api/user/invite', { headers, body: invited });
  const people = t.db.selectFrom('users').select(['_id', 'email']).where('name', '=', 'Asha');
  for (const { _id, email } of await people.execute())
    await t.call('PUT', '/api/user/edit-user', { headers, body: { _id, email: `new.${email}` } });
  const addresses = (await mailsOf(t)).map(({ to }) => to?.[0]?.address).sort();
  expect(addresses).toEqual(['new.asha@verma.example', 'new.typo@verma.example']);
});

test('attack 7: every mail links to PUBLIC_URL, whatever host the request names', async () => {
  const t = await startApp({ PUBLIC_URL: 'https://www.peepalworks.example', TRUST_PROXY: '1' });
  const admin = await t.logIn('admin');
  const forged = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
  const asha = { name: 'Asha', email: 'asha@verma.example', mobile: '9818040101', password: PASSWORD };
  const headers = { ...admin.headers, ...forged };
  const { mobile: phone, password: _p, ...sender } = asha;
  const answers = [
    await t.call('POST', '/api/user/register', { body: asha, headers: forged }),
    await t.call('POST', '/api/user/invite', {
      body: { name: 'Ravi', email: 'ravi@rao.example', role: 'employee' },
      headers,
    }),
    await t.call('POST', '/api/quotes', {
      body: { ...sender, phone, city: 'Hisar', requirement: 'crm' },
      headers: forged,
    }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const letters = (await mailsOf(t)).map(({ text, html }) => `${text}${html}`);
  expect(letters).toHaveLength(4);
  expect(letters.join('')).not.toContain('evil');
  const linking = letters.filter((letter) => letter.includes('https://www.peepalworks.example/'));
  expect(linking.length).toBeGreaterThanOrEqual(3);
});
