import { expect, test, vi } from 'vitest';
import { enquiryMails } from '~/features/enquiry/enquiry.mails.server';
import { now } from '~/lib/time';
import { openDatabase } from '~/platform/db';
import { createMailer } from '~/platform/mail/mailer';
import { queueMails } from '~/platform/mail/outbox';
import { mailsOf } from '~/records/registry';
import { letter } from '~/testing/mails';
import { renameFirm } from '~/testing/rename-firm';
import { startSmtp } from '~/testing/servers/smtp';
import { startApp, startNewApp } from '~/testing/start-app';
import { firmReader } from './firm.server';
import { addFirstWords } from './server/first-words';
import { site } from './types/site/site';

test('whoever asks is told what was published in another process, and a second question looks at its version alone', async () => {
  const t = await startApp();
  await addFirstWords(t);
  const other = openDatabase(t.config);
  const firm = firmReader(other, t.config);
  expect((await firm()).name).toBe(site.seed.name);

  const admin = await t.logIn('admin');
  const [{ _id }] = (await t.call('GET', '/api/content/site', admin)).json();
  const path = `/api/content/site/${_id}`;
  const { published } = (await t.call('GET', path, admin)).json();
  const data = { ...published.data, name: 'Neem Works' };
  await t.call('PUT', `${path}/draft`, { ...admin, body: { data, basedOn: published.version } });
  expect((await firm()).name).toBe(site.seed.name);
  await t.call('POST', `${path}/publish`, { ...admin, body: {} });
  expect((await firm()).name).toBe('Neem Works');

  const asked = vi.spyOn(other, 'selectFrom');
  expect((await firm()).name).toBe('Neem Works');
  expect(asked.mock.calls).toEqual([['tableVersions']]);

  // A backup that was brought back knows no versions.
  await t.db.deleteFrom('tableVersions').execute();
  expect((await firmReader(other, t.config)()).name).toBe('Neem Works');
  await other.destroy();
  expect((await firm()).name).toBe('Neem Works');
});

test('a database that cannot be asked is a fault as long as nothing was read of it, and no name that the firm had first', async () => {
  const t = await startNewApp();
  await addFirstWords(t);
  await renameFirm(t, await t.logIn('admin'), { name: 'Neem Works' });
  const asked = vi.spyOn(t.db, 'selectFrom');
  const goAway = () =>
    asked.mockImplementationOnce(() => {
      throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
    });
  goAway();
  expect((await t.call('GET', '/api/openapi.json')).statusCode).toBe(503);
  const title = async () => (await t.call('GET', '/api/openapi.json')).json().info.title;
  expect(await title()).toBe('Neem Works API');
  goAway();
  expect(await title()).toBe('Neem Works API');
});

test('a letter waits for a database that cannot tell whose it is', async () => {
  const smtp = await startSmtp();
  const t = await startApp({ SMTP_URL: smtp.url });
  await addFirstWords(t);
  await renameFirm(t, await t.logIn('admin'), { name: 'Neem Works' });
  await queueMails(t.db, [{ template: enquiryMails.receipt, recipient: letter.email, data: letter }]);
  const gone = openDatabase(t.config);
  // It opens when it is first asked, and is no database any more after that.
  await gone.selectFrom('outbox').select('_id').execute();
  await gone.destroy();
  const { config, db, files } = t;
  const mailer = createMailer({
    ...{ config, db, files },
    firm: firmReader(gone, config),
    templates: mailsOf(t.features),
  });
  await mailer.flush();
  await mailer.stop();
  expect(smtp.received).toEqual([]);
  await t.db.updateTable('outbox').set({ nextAttemptAt: now() }).execute();
  await t.mailer.flush();
  expect(smtp.received.map(({ from }) => from?.name)).toEqual(['Neem Works']);
});
