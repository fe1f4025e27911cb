// On SQLite alone: what is refused never comes to the database.
import { expect, test } from 'vitest';
import { application, expectNothing, ravi } from '~/testing/application';
import { asha } from '~/testing/factories';
import { startApp } from '~/testing/start-app';
import { PASSWORD } from '~/testing/test-app';
import { hasRepeatedKey } from './repeated-keys';

const isRepeated = (text: string) => hasRepeatedKey(text, JSON.parse(text));

test.each([
  '{"a":1,"a":1}',
  '{"a":1,"b":{"c":[{"d":1,"d":2}]}}',
  '{"a":1,"\\u0061":2}',
  '{"":1,"":2}',
  '[{"a":":","a":"\\"a\\":"}]',
  '{"email":["x"],"email":"x"}',
])('attack 15: a key stands twice in %s', (text) => {
  expect(isRepeated(text)).toBe(true);
});

test.each([
  '{}',
  '[]',
  '"a:b"',
  'null',
  '{"a":{"a":{"a":1}},"b":[{"a":1},{"a":2}]}',
  '{"a":"{\\"b\\":1,\\"b\\":2}","c":"\\\\"}',
  ' { "a" : "::\\\\\\"::" , "b" : [ 1 , 2 ] } ',
  `${'['.repeat(20_000)}{"a":1}${']'.repeat(20_000)}`,
])('and does not in %.60s', (text) => {
  expect(isRepeated(text)).toBe(false);
});

test('attack 15: JSON that says a thing twice is refused, and nobody is logged in or stored by it', async () => {
  const t = await startApp();
  const { email } = await t.addUser('user');
  const send = (url: string, payload: string) =>
    t.app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json' } });
  const login = `{"email":"x@y.example","password":"${PASSWORD}","email":"${email}"}`;
  const form = JSON.stringify(asha).replace('{', '{"city":"Delhi",');
  for (const answer of [await send('/api/user/admin-login', login), await send('/api/quotes', form)]) {
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'invalid_input' }]);
    expect(answer.json().message).toBe('A field of the request stands there twice.');
  }
  expect(await t.db.selectFrom('enquiries').select('_id').execute()).toEqual([]);
});

test('attack 15: a field that comes twice in a form with a file is refused, and nothing is left behind', async () => {
  const t = await startApp();
  const form = application(ravi);
  form.append('email', 'other@rao.example');
  const { headers, body } = new Request('http://localhost', { method: 'POST', body: form });
  const payload = Buffer.from(await new Response(body).arrayBuffer());
  const type = headers.get('content-type') ?? '';
  const answer = await t.app.inject({
    method: 'POST',
    url: '/api/career',
    payload,
    headers: { 'content-type': type },
  });
  expect([answer.statusCode, answer.json().message]).toEqual([400, 'This was sent twice: email']);
  await expectNothing(t);
});

test.each(['NUL\u0000NUL', 'half a pair \ud800', 'escape \u001b[31m'])(
  'attack 15: a password or a hidden field with %j is refused',
  async (text) => {
    const t = await startApp();
    const { headers } = await t.logIn('user');
    const person = { name: 'Asha', email: 'asha@verma.example', mobile: '9818040101' };
    const answers = [
      await t.call('POST', '/api/user/register', { body: { ...person, password: text } }),
      await t.call('POST', '/api/user/admin-login', { body: { email: person.email, password: text } }),
      await t.call('PUT', '/api/user/password', {
        headers,
        body: { currentPassword: text, password: PASSWORD },
      }),
      await t.call('PUT', '/api/user/reset-password/x', { body: { password: text } }),
      await t.call('PUT', '/api/user/verify-email/x', { body: { password: text } }),
      await t.call('POST', '/api/quotes', { body: { ...asha, website: text } }),
      await t.call('POST', '/api/quotes', { body: { ...asha, consentVersion: text } }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 400));
    expect(answers.map((answer) => answer.json().code)).toEqual(answers.map(() => 'invalid_input'));
    expect(await t.db.selectFrom('enquiries').select('_id').execute()).toEqual([]);
  },
);
