import { Buffer } from 'node:buffer';
import { expect, test } from 'vitest';
import { samples } from '~/platform/files/test-kit';
import { migratedSite, startServer } from '~/testing/servers/server-process';
import { startSmtp } from '~/testing/servers/smtp';

const PASSWORD = 'Zqmarker-Password-77!';
const TOKEN = `Zqmarker_Token_${'x'.repeat(30)}`;
const EMAIL = 'zqmarker.person@secret.example';
const PHONE = '9818047331';
const TEXT = 'Zqmarker Text';

/** As a visitor's browser sends them: every field has a marker in it. */
const forms: [path: string, fields: Record<string, string>][] = [
  ['/quotes', { city: TEXT, requirement: 'crm' }],
  ['/contact/fillcontact', { city: TEXT }],
  ['/iot/quote/iot/quote/products', { productName: TEXT }],
];

test('attack 40: with a marker in every field, nothing that the server prints holds a password, a token, a CV or an address', async () => {
  const { env, port, db } = await migratedSite();
  // A mail server that names in its refusal whom it refuses.
  const smtp = await startSmtp({
    onMail: async ({ envelopeTo }) => {
      throw new Error(`no mailbox ${envelopeTo.join()}`);
    },
  });
  // The greeting of a first start names the admin, as whoever starts it has just done.
  const admin = { email: 'boss@secret.example', password: PASSWORD };
  const server = startServer(port, {
    ...env,
    SMTP_URL: smtp.url,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: PASSWORD,
  });
  await server.ready();
  const api = `${server.url}/api`;
  const json = { 'content-type': 'application/json' };
  const bearer = { authorization: `Bearer ${TOKEN}`, cookie: `peepalworks=${TOKEN}` };
  const statuses: number[] = [];
  const call = async (method: string, url: string, body?: unknown, headers: Record<string, string> = {}) => {
    const content =
      body === undefined || body instanceof FormData || typeof body === 'string'
        ? body
        : JSON.stringify(body);
    const type = body === undefined || body instanceof FormData ? {} : json;
    const answer = await fetch(url, {
      method,
      headers: { ...type, ...headers },
      ...(content === undefined ? {} : { body: content }),
    });
    statuses.push(answer.status);
    return answer;
  };

  const person = { name: TEXT, email: EMAIL, phone: PHONE };
  for (const [url, fields] of forms) {
    await call('POST', api + url, { ...person, ...fields, website: TEXT, consentVersion: TEXT });
    await call('POST', api + url, { ...person, ...fields }, { 'idempotency-key': TOKEN });
    // Faulty, broken, and of a type that nobody reads.
    await call('POST', api + url, { ...person, email: `${EMAIL} ${EMAIL}`, phone: TEXT });
    await call('POST', api + url, `{"email":"${EMAIL}",`);
    await call('POST', api + url, EMAIL, { 'content-type': `text/${TOKEN}` });
  }
  const cv = Buffer.concat([samples.pdf, Buffer.from('\n% Zqmarker CV text\n')]);
  for (const content of [samples.pdf, cv, Buffer.from('Zqmarker CV text')]) {
    const form = new FormData();
    for (const [field, value] of Object.entries({ ...person, designation: 'WBD', experience: TEXT })) {
      form.append(field, value);
    }
    form.append('resume', new Blob([new Uint8Array(content)]), 'zqmarker-name.pdf');
    await call('POST', `${api}/career`, form);
  }

  const account = { ...person, mobile: PHONE, password: PASSWORD };
  await call('POST', `${api}/user/register`, account);
  await call('POST', `${api}/user/register`, account);
  await call('POST', `${api}/user/admin-login`, { email: EMAIL, password: `${PASSWORD}x` }, bearer);
  await call('POST', `${api}/user/forgot-password-token`, { email: EMAIL });
  await call('PUT', `${api}/user/reset-password/${TOKEN}`, { password: PASSWORD });
  await call('PUT', `${api}/user/verify-email/${TOKEN}?token=${TOKEN}`);
  const login = await call('POST', `${api}/user/admin-login`, admin);
  const { token } = await login.json();
  const staff = { authorization: `Bearer ${token}` };
  await call('POST', `${api}/followup`, { ...person, mobile: PHONE, status: 'Pending', remark: TEXT }, staff);
  await call('PUT', `${api}/user/password`, { currentPassword: `${PASSWORD}y`, password: PASSWORD }, staff);
  await call('GET', `${api}/quotes?page=1&field=name&q=${encodeURIComponent(TEXT)}`, undefined, staff);
  await call('POST', `${api}/privacy/find`, { who: EMAIL }, staff);
  await call('POST', `${api}/privacy/export`, { who: EMAIL }, staff);
  const { resume } = await db.selectFrom('careers').select('resume').limit(1).executeTakeFirstOrThrow();
  await call('GET', server.url + resume, undefined, staff);
  await call('GET', `${api}/files/private/${encodeURIComponent(EMAIL)}`, undefined, staff);

  // The pages: a form without JavaScript, a title, an address that is none.
  const typed = new URLSearchParams({ ...person, city: TEXT, requirement: TEXT });
  for (const page of ['/', '/contact-us', '/login', '/register', '/forgot-password']) {
    typed.set('password', PASSWORD);
    await call('POST', server.url + page, String(typed), {
      'content-type': 'application/x-www-form-urlencoded',
    });
  }
  await call('GET', `${server.url}/brand?title=${encodeURIComponent(TEXT)}&email=${EMAIL}`);
  await call('GET', `${server.url}/reset-password/${TOKEN}`);
  await call('GET', `${server.url}/${EMAIL}/%zz?password=${PASSWORD}`);
  await call('POST', `${api}/privacy/erase`, { who: EMAIL, confirm: EMAIL }, staff);

  await expect.poll(() => server.printed()).toContain('mail not sent');
  expect(await server.kill('SIGTERM')).toBe(0);
  const printed = server.printed();
  const answered = printed.split('\n').filter((line) => line.includes('"answered"'));
  expect(answered.length).toBeGreaterThan(30);
  expect(Math.max(...statuses)).toBeLessThan(500);
  const told = printed.split('\n').filter((line) => /zqmarker|98180 ?47331/i.test(line));
  expect(told).toEqual([]);
  expect(printed).not.toContain(token);
  expect(printed).toMatch(/\b[a-z]\*\*\*@secret\.example/);
});
