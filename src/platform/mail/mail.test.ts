// On SQLite alone: it is about what letters say; how they are sent is tested with the outbox.
import fs from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { mailsOf } from '~/testing/mails';
import { startSmtp } from '~/testing/servers/smtp';
import { type StartedApp, startApp } from '~/testing/start-app';
import { createTransport } from './transport';

const asha = {
  name: 'Asha Verma',
  email: 'asha@verma.example',
  phone: '9818040101',
  city: 'Faridabad',
  requirement: 'crm',
};

const bookDemo = async (t: StartedApp, change: object = {}) =>
  (await t.call('POST', '/api/quotes', { body: { ...asha, ...change } })).json();

async function withMailServer() {
  const smtp = await startSmtp();
  const t = await startApp({ SMTP_URL: smtp.url, PUBLIC_URL: 'https://www.peepalworks.example' });
  await t.addUser('admin', { email: 'boss@test.example' });
  return { smtp, t };
}

describe('an enquiry', () => {
  test('sends a receipt to the visitor and an alert to the admin, in HTML and in plain text', async () => {
    const { smtp, t } = await withMailServer();
    const { reference } = await bookDemo(t);
    await t.mailer.flush();
    const [receipt, alert, ...others] = smtp.received
      .toSorted((a, b) => `${a.subject}`.localeCompare(`${b.subject}`))
      .reverse();
    expect(others).toEqual([]);
    expect(receipt).toMatchObject({
      envelopeTo: ['asha@verma.example'],
      to: [{ address: 'asha@verma.example' }],
      from: { name: 'PeepalWorks', address: 'hello@peepalworks.example' },
      replyTo: [{ address: 'sales@peepalworks.example' }],
      subject: `Your demo request ${reference}`,
      html: expect.stringContaining(reference),
      text: expect.stringContaining(`Reference: ${reference}`),
      messageId: expect.stringMatching(/^<[\da-f-]{36}@www\.peepalworks\.example>$/),
    });
    expect(alert).toMatchObject({
      envelopeTo: ['boss@test.example'],
      replyTo: [{ address: 'asha@verma.example' }],
      subject: 'New demo request from Asha Verma (CRM Development)',
      html: expect.stringContaining(reference),
      text: expect.stringMatching(
        /https:\/\/www\.peepalworks\.example\/dashboard\/enquiry\?record=[\da-f-]{36}/,
      ),
    });
    expect(receipt?.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
  });

  test('attack 17: with markup, template signs or any script in it is quoted, not run', async () => {
    const { smtp, t } = await withMailServer();
    const name = '<img src=x onerror=alert(1)> {{70001*70001}} <%= 70001*70001 %> अनिता';
    await bookDemo(t, { name, city: '"><script>alert(1)</script>' });
    await t.mailer.flush();
    expect(smtp.received).toHaveLength(2);
    for (const { html, text, subject } of smtp.received) {
      expect(html).not.toMatch(/<img|<script|4900140001/);
      expect(html).toContain(
        '&lt;img src=x onerror=alert(1)&gt; {{70001*70001}} &lt;%= 70001*70001 %&gt; अनिता',
      );
      expect(text).toContain(name);
      expect(subject).not.toContain('4900140001');
    }
  });

  test.each(['\r\n', '\n', '\r', '\u2028'])(
    'attack 17: cannot smuggle in a header with %j',
    async (lineBreak) => {
      const { smtp, t } = await withMailServer();
      for (const field of ['name', 'email', 'city', 'phone'] as const) {
        const body = { ...asha, [field]: `${asha[field]}${lineBreak}Bcc: evil@evil.example` };
        expect((await t.call('POST', '/api/quotes', { body })).statusCode).toBe(400);
      }
      await t.mailer.flush();
      expect(smtp.received).toEqual([]);
    },
  );
});

test('attack 17: a line break that reaches the post all the same adds no header and no recipient', async () => {
  const smtp = await startSmtp();
  const transport = createTransport({
    smtpUrl: smtp.url,
    mailFrom: 'PeepalWorks <hello@peepalworks.example>',
    publicUrl: 'http://localhost:3000',
    dataDir: '/nowhere',
  });
  const smuggled = '\r\nBcc: evil@evil.example\r\nX-Evil: 1';
  await transport.send({
    id: 'some-id',
    to: 'asha@verma.example',
    subject: `Hello${smuggled}`,
    replyTo: `ravi@rao.example${smuggled}`,
    html: '<p>Hello</p>',
    text: 'Hello',
  });
  transport.close();
  const [mail] = smtp.received;
  expect(mail?.envelopeTo).toEqual(['asha@verma.example']);
  expect(mail?.headers.map(({ key }) => key)).not.toEqual(expect.arrayContaining(['bcc']));
  expect(mail?.headers.map(({ key }) => key)).not.toEqual(expect.arrayContaining(['x-evil']));
});

test('without a mail server each mail becomes a file that only the owner reads', async () => {
  const t = await startApp();
  const { reference } = await bookDemo(t);
  const [mail] = await mailsOf(t);
  expect(mail).toMatchObject({ subject: `Your demo request ${reference}`, to: [{ address: asha.email }] });
  const folder = path.join(t.dataDir, 'mail');
  const names = (await fs.readdir(folder)).sort();
  const { _id, status } = await t.db.selectFrom('outbox').select(['_id', 'status']).executeTakeFirstOrThrow();
  expect({ names, status }).toEqual({ names: [`${_id}.eml`, `${_id}.json`], status: 'sent' });
  expect((await fs.stat(folder)).mode & 0o777).toBe(0o700);
  for (const name of names) expect((await fs.stat(path.join(folder, name))).mode & 0o777).toBe(0o600);
});

test('a mail that became a file says when it was sent as mail programs read it', async () => {
  const t = await startApp();
  await bookDemo(t);
  await t.mailer.flush();
  const { _id } = await t.db.selectFrom('outbox').select('_id').executeTakeFirstOrThrow();
  const eml = await fs.readFile(path.join(t.dataDir, 'mail', `${_id}.eml`), 'utf8');
  expect(eml).toMatch(/^Date: \w{3}, \d{1,2} \w{3} \d{4} \d\d:\d\d:\d\d [+]0000\r$/m);
});

test('a started mailer sends what is queued as soon as it is woken', async () => {
  const { smtp, t } = await withMailServer();
  t.mailer.start({ warn: () => {}, error: () => {} });
  await bookDemo(t);
  await vi.waitFor(() => expect(smtp.received).toHaveLength(2), { timeout: 60_000 });
});
