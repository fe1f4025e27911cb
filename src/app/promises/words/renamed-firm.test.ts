// On SQLite alone: it is about what is said.
import { expect, test } from 'vitest';
import { addFirstWords } from '~/features/content/server/first-words';
import { site } from '~/features/content/types/site/site';
import { brand } from '~/model/brand';
import { sendEveryLetter } from '~/testing/filled/every-letter';
import { renameFirm } from '~/testing/rename-firm';
import { startSmtp } from '~/testing/servers/smtp';
import { startApp } from '~/testing/start-app';

const { name, tagline, description, address, mail, mobiles } = brand;

/** All that was true of the firm before. */
const FORMER = [
  ...[name, tagline, description, address.street, address.postalCode, `call us first, on ${mobiles[0]}`],
  ...[mail.hello, mail.support, mail.sales, mail.careers],
];
const isFormer = (said: string) => FORMER.filter((one) => said.includes(one));

const desk = (at: string) => ({ address: `${at}@neem.example`, what: 'Everything' });
const renamed = {
  ...{ name: 'Neem & Söhne', tagline: 'We plant.', description: 'Trees, planted.' },
  address: { ...site.seed.address, street: '4 Ring Road', city: 'Rohtak', postalCode: '124001' },
  mobiles: [{ number: '+91 98100 11111', desk: 'Planting' }],
  mails: {
    ...{ hello: desk('hello'), support: desk('support'), sales: desk('sales'), careers: desk('careers') },
  },
};

test('no letter tells what the firm was called before, where it was and where it was written to', async () => {
  const smtp = await startSmtp();
  const t = await startApp({ SMTP_URL: smtp.url, MAIL_FROM: 'post@neem.example' });
  await addFirstWords(t);
  const admin = await t.logIn('admin');
  // What was read before is known; so that it is not said.
  expect((await t.firm()).name).toBe(name);
  await renameFirm(t, admin, renamed);
  const kinds = await sendEveryLetter(t);

  expect(smtp.received).toHaveLength(kinds.length);
  for (const { subject, html, text, from, replyTo, attachments } of smtp.received) {
    expect(from).toEqual({ name: 'Neem & Söhne', address: 'post@neem.example' });
    const calendars = attachments
      .filter(({ mimeType }) => mimeType === 'text/calendar')
      .map(({ content }) => (typeof content === 'string' ? content : new TextDecoder().decode(content)));
    const said = [subject, html, text, JSON.stringify(replyTo), ...calendars].join('\n');
    expect([subject, isFormer(said)]).toEqual([subject, []]);
    expect(html).toContain('Neem &amp; Söhne, 4 Ring Road, Rohtak 124001');
  }
});

test('nothing that the API says of the firm is what was said before', async () => {
  const t = await startApp();
  await addFirstWords(t);
  const admin = await t.logIn('admin');
  for (const url of ['/api/docs', '/api/openapi.json']) await t.call('GET', url);
  await renameFirm(t, admin, renamed);
  const { calendarUrl } = (await t.call('POST', '/api/settings/my-notices/calendar', admin)).json();
  const answers = await Promise.all([
    t.call('GET', '/api/docs'),
    t.call('GET', '/api/openapi.json'),
    t.call('GET', '/api/user/me', admin),
    t.call('GET', '/api/settings/my-signature', admin),
    t.call('POST', '/api/user/second-factor', admin),
    t.call('GET', new URL(calendarUrl).pathname),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200]);
  const said = answers.map(({ body }) => body);
  const [docs = '', openapi = '', me, signature, factor = '', calendar] = said;
  // The examples of the description are those of its calls, and no words of the firm.
  expect(JSON.parse(openapi).info).toMatchObject({
    ...{ title: 'Neem & Söhne API', description: 'Trees, planted.' },
    contact: { name: 'Neem & Söhne', email: 'support@neem.example' },
  });
  expect(docs).toContain('<title>Neem &amp; Söhne API</title>');
  expect(docs).not.toContain(`${name} API`);
  for (const one of [me, signature, calendar]) expect(one).toContain('Neem & Söhne');
  expect(decodeURIComponent(JSON.parse(factor).address)).toContain('Neem & Söhne');
});
