import { describe, expect, test } from 'vitest';
import { resources } from '~/features/resources';
import { addRecord } from '~/testing/add-record';
import { application, ravi } from '~/testing/application';
import { asha } from '~/testing/factories';
import { mailsOf } from '~/testing/mails';
import { type StartedApp, startApp } from '~/testing/start-app';

/** Special to LIKE, to SQL, to full-text search, to regular expressions, or to a template. */
const SPECIAL = [
  '%',
  '_',
  "'",
  '"',
  '\\',
  '.',
  '*',
  '+',
  '?',
  '^',
  '$',
  '(',
  ')',
  '[',
  ']',
  '{',
  '}',
  '|',
  ':',
  '-',
  '~',
  '&',
  '#',
  ';',
];
const ODD = `mid${SPECIAL.join('')}dle`;

describe.each(resources)('$name', (resource) => {
  test('attack 16: every character of a search is plain, in every field of the list', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('admin');
    const list = `/api${resource.endpoints.list}`;
    // A choice from a list holds no such characters, and in a number they mean nothing.
    const fields = resource.search.filter(
      ({ field, options }) =>
        !options && !['phone', 'mobile', 'role', 'email', 'numbers', 'addresses'].includes(field),
    );
    expect(fields.length).toBeGreaterThan(0);
    for (const { field } of fields) {
      await addRecord(t, resource, { [field]: 'plain words' });
      await addRecord(t, resource, { [field]: ODD });
      const find = async (q: string) => {
        const url = `${list}?page=1&pageSize=100&field=${field}&q=${encodeURIComponent(q)}`;
        const { items } = (await t.call('GET', url, { headers })).json();
        return items
          .map((row: Record<string, unknown>) => row[field])
          .filter((value: unknown) => value === ODD || value === 'plain words');
      };
      expect(await find('plain w')).toEqual(['plain words']);
      expect(await find(ODD)).toEqual([ODD]);
      for (const sign of SPECIAL) expect([field, sign, await find(sign)]).toEqual([field, sign, [ODD]]);
      for (const sign of ['%', '_', '.', '*', '?', '+', '\\']) {
        // Were it special, it would stand for something in between.
        expect([field, sign, await find(`plain${sign}w`)]).toEqual([field, sign, []]);
      }
      for (const none of [
        '%%%',
        '___',
        'pl.*n',
        'p.ain',
        'plain*',
        '(plain)',
        '[p]lain',
        `' or '1'='1`,
        'plain OR mid',
      ]) {
        expect([field, none, await find(none)]).toEqual([field, none, []]);
      }
    }
  });
});

const forms = [
  ['/api/quotes', asha, ['name', 'email', 'phone', 'city']],
  [
    '/api/contact/fillcontact',
    { name: 'Asha', email: 'asha@verma.example', phone: '9818040101', city: 'Delhi' },
    ['name', 'email', 'phone', 'city'],
  ],
  [
    '/api/iot/quote/iot/quote/products',
    { name: 'Asha', email: 'asha@verma.example', phone: '9818040101', productName: 'Sentinel' },
    ['name', 'email', 'phone', 'productName'],
  ],
  ['/api/career', ravi, ['name', 'email', 'phone', 'experience']],
  [
    '/api/user/register',
    { name: 'Asha', email: 'asha@verma.example', mobile: '9818040101', password: 'Peepal-Tree-77!' },
    ['name', 'email', 'mobile'],
  ],
] as const;

describe.each(forms)('what is sent to %s', (url, proper, fields) => {
  const send = (t: StartedApp, values: object) =>
    t.call('POST', url, { body: url === '/api/career' ? application(values) : values });

  test('attack 17: adds no header to a mail by a line break of any kind', async () => {
    const t = await startApp();
    await t.addUser('admin');
    for (const lineBreak of ['\r\n', '\n', '\r', '\u0085', '\u2028', '\u2029', '\v', '\f', '%0d%0a']) {
      for (const field of fields) {
        const value = new Map<string, string>(Object.entries(proper)).get(field) ?? 'a';
        const answer = await send(t, { ...proper, [field]: `${value}${lineBreak}Bcc: evil@evil.example` });
        // What is only spelled like a line break is none, so a name may hold it.
        if (lineBreak !== '%0d%0a')
          expect([field, lineBreak, answer.statusCode]).toEqual([field, lineBreak, 400]);
      }
    }
    for (const mail of await mailsOf(t)) {
      expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
      expect(JSON.stringify([mail.to, mail.cc ?? [], mail.bcc ?? [], mail.replyTo ?? []])).not.toContain(
        'evil@',
      );
    }
  });

  test('attack 17: is written into mails as it is, never evaluated or run', async () => {
    const t = await startApp();
    await t.addUser('admin');
    const sly =
      '<img src=x onerror=alert(1)>{{70001*70001}}#{70001*70001}<%=70001*70001%>javascript:alert(2)';
    const texts = fields.filter((field) => !['email', 'phone', 'mobile'].includes(field));
    const values = Object.fromEntries(texts.map((field) => [field, sly]));
    expect((await send(t, { ...proper, ...values })).statusCode).toBe(200);
    const mails = await mailsOf(t);
    expect(mails.length).toBeGreaterThan(0);
    for (const { html = '', text = '', subject = '' } of mails) {
      expect(html).not.toMatch(/<(?:img|script|svg)|<[^>]*\son\w+=|href="javascript/i);
      expect(`${html}${text}${subject}`).not.toContain('4900140001');
      for (const [, address = ''] of html.matchAll(/(?:href|src)="([^"]*)"/g)) {
        expect(address).toMatch(/^(?:https?:\/\/|mailto:|tel:|cid:)/);
      }
    }
  });
});
