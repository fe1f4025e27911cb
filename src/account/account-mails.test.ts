import { expect, test } from 'vitest';
import { mailsOf } from '~/testing/mails';
import { startApp } from '~/testing/start-app';
import { PASSWORD } from '~/testing/test-app';

test('a link is not sent to an address that was changed while its mail waited', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('admin');
  const asha = { name: 'Asha', email: 'asha@verma.example', password: PASSWORD, mobile: '9818040101' };
  await t.call('POST', '/api/user/register', { body: asha });
  const invited = { name: 'Asha', email: 'typo@verma.example', role: 'admin' };
  await t.call('POST', '/api/user/invite', { headers, body: invited });
  const people = t.db.selectFrom('users').select(['_id', 'email']).where('name', '=', 'Asha');
  for (const { _id, email } of await people.execute())
    await t.call('PUT', '/api/user/edit-user', { headers, body: { _id, email: `new.${email}` } });
  const addresses = (await mailsOf(t)).map(({ to }) => to?.[0]?.address).sort();
  expect(addresses).toEqual(['new.asha@verma.example', 'new.typo@verma.example']);
});
