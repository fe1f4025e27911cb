// On SQLite alone: it is about what is said.
import { expect, test } from 'vitest';
import { z } from 'zod';
import { sendEveryLetter } from '~/testing/filled/every-letter';
import { startSmtp } from '~/testing/servers/smtp';
import { startApp } from '~/testing/start-app';
import { addFirstWords } from './server/first-words';
import { site } from './types/site/site';

const { mails } = site.seed;
const withMails = (support: string, hello: string, careers: string) => ({
  ...site.seed,
  mails: {
    ...mails,
    support: { ...mails.support, address: support },
    hello: { ...mails.hello, address: hello },
    careers: { ...mails.careers, address: careers },
  },
});

/** Each stood once where an address belongs, and went out in the head of a mail. */
const NONE = ['support at peepal.in', 'Write to us: hello@peepal.in', 'a@peepal.in, b@peepal.in'] as const;

async function start(env: Record<string, string> = {}) {
  const t = await startApp(env);
  await addFirstWords(t);
  const admin = await t.logIn('admin');
  const [{ _id }] = (await t.call('GET', '/api/content/site', admin)).json();
  const path = `/api/content/site/${_id}`;
  const save = (data: object, basedOn: number) =>
    t.call('PUT', `${path}/draft`, { ...admin, body: { data, basedOn } });
  const publish = () => t.call('POST', `${path}/publish`, { ...admin, body: {} });
  return { t, _id, save, publish };
}

test('a draft may have half an address, and what is published has whole ones alone', async () => {
  const { t, save, publish } = await start();
  const half = withMails(...NONE);
  const saved = await save(half, 1);
  expect([saved.statusCode, saved.json().entry.draft.data]).toEqual([200, half]);
  const refused = await publish();
  const said = 'Enter a valid email address.';
  expect([refused.statusCode, refused.json().fields]).toEqual([
    400,
    { 'mails.support.address': said, 'mails.hello.address': said, 'mails.careers.address': said },
  ]);
  expect((await save(withMails(`${'a'.repeat(250)}@peepal.in`, 'b', 'c'), 2)).statusCode).toBe(400);
  await save(withMails('Support@Peepal.in ', 'hello@peepal.in', 'jobs@peepal.in'), 2);
  expect((await publish()).statusCode).toBe(200);
  expect((await t.firm()).mails.support.address).toBe('support@peepal.in');
});

test('what was published before addresses had to be some is in no head of a letter, in no calendar and no description', async () => {
  const smtp = await startSmtp();
  const { t, _id } = await start({ SMTP_URL: smtp.url, MAIL_FROM: 'Neem <post@neem.example>' });
  const data = JSON.stringify(withMails(...NONE));
  await t.db.updateTable('contentVersions').set({ data }).where('entryId', '=', _id).execute();
  const kinds = await sendEveryLetter(t);

  expect(smtp.received).toHaveLength(kinds.length);
  const answered = smtp.received.flatMap(({ replyTo = [] }) => replyTo.map(({ address }) => address));
  expect(answered).toContain('post@neem.example');
  for (const address of answered) expect(z.email().safeParse(address).error).toBeUndefined();
  const calendars = smtp.received
    .flatMap(({ attachments }) => attachments)
    .filter(({ mimeType }) => mimeType === 'text/calendar')
    .map(({ content }) => (typeof content === 'string' ? content : new TextDecoder().decode(content)));
  expect(calendars.length).toBeGreaterThan(0);
  for (const calendar of calendars) expect(calendar).toMatch(/^ORGANIZER;.*:mailto:post@neem\.example$/m);
  const { info } = (await t.call('GET', '/api/openapi.json')).json();
  expect(info.contact.email).toBe('post@neem.example');
});
