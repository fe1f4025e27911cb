import fs from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { enquiryMails } from '~/features/enquiry/enquiry.mails.server';
import { inviteMail, resetMail, verifyMail } from '~/platform/auth/mails/account-mails';
import { hashToken } from '~/platform/auth/tokens';
import { queueMail } from '~/platform/mail/outbox';
import { letter } from '~/testing/mails';
import { startSmtp } from '~/testing/servers/smtp';
import { type StartedApp, startApp } from '~/testing/start-app';

/** A mail to that address, sent into a file. */
async function sendOne(t: StartedApp, write: () => Promise<void>) {
  await write();
  await t.mailer.flush();
  const mail = await t.db
    .selectFrom('outbox')
    .select('_id')
    .orderBy('_id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return `/api/outbox/${mail._id}/letter`;
}

test('a letter that was kept as a file is read by an admin', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('admin');
  const url = await sendOne(t, () =>
    queueMail(t.db, enquiryMails.receipt, letter.email, { ...letter, name: 'अनिता <b>' }),
  );
  expect((await t.call('GET', url, { headers })).json()).toEqual({
    subject: 'Your demo request PW-7K3M-9QXA',
    text: expect.stringContaining('Hello अनिता <b>,'),
    withheld: false,
    storedAs: expect.stringMatching(/^mail\/[\da-f-]{36}\.eml$/),
  });
});

describe('a link that opens an account or proves an address', () => {
  /** What of a text is stored as the hash of a secret that works. */
  async function keysIn(t: StartedApp, text: string) {
    const known = await t.db.selectFrom('accountTokens').select('tokenHash').execute();
    const hashes = new Set(known.map(({ tokenHash }) => tokenHash));
    return (text.match(/[\w-]{20,}/g) ?? []).filter((run) => hashes.has(hashToken(run)));
  }

  test('attack 45: is in the file on the server, and shown to no admin, whoever it was written to', async () => {
    const t = await startApp();
    const admin = await t.logIn('admin');
    const people = [
      admin.user,
      await t.addUser('admin'),
      await t.addUser('employee'),
      await t.addUser('user'),
    ];
    for (const { _id, email } of people) {
      await t.db.updateTable('users').set({ emailVerifiedAt: null }).where('_id', '=', _id).execute();
      for (const write of [
        () => queueMail(t.db, resetMail, email, {}),
        () => queueMail(t.db, inviteMail, email, { userId: _id }),
        () => queueMail(t.db, verifyMail, email, { userId: _id }),
      ]) {
        const url = await sendOne(t, write);
        const answer = await t.call('GET', url, admin);
        expect([answer.statusCode, await keysIn(t, answer.body)]).toEqual([200, []]);
        expect(answer.json()).toMatchObject({
          withheld: true,
          text: expect.stringMatching(/(password|email)\/…/),
        });
        const file = await PostalMime.parse(await fs.readFile(path.join(t.dataDir, answer.json().storedAs)));
        expect(await keysIn(t, file.text ?? '')).toHaveLength(1);
      }
    }
    const listed = await t.call('GET', '/api/outbox', admin);
    expect(await keysIn(t, listed.body)).toEqual([]);
    const held = await t.call('POST', '/api/privacy/export', { ...admin, body: { who: people[2]?.email } });
    expect(await keysIn(t, held.rawPayload.toString('latin1'))).toEqual([]);
  });

  test('attack 45: is not quoted either where a mail server refuses the letter', async () => {
    const smtp = await startSmtp({
      onMail: async ({ text }) => {
        throw new Error(`550 looks like spam: ${text?.replace(/\s+/g, ' ')}`);
      },
    });
    const t = await startApp({ SMTP_URL: smtp.url });
    const admin = await t.logIn('admin');
    await queueMail(t.db, resetMail, admin.user.email, {});
    await t.mailer.flush();
    const { lastError } = await t.db.selectFrom('outbox').select('lastError').executeTakeFirstOrThrow();
    expect(lastError).toContain('/reset-password/…');
    expect(await keysIn(t, (await t.call('GET', '/api/outbox', admin)).body)).toEqual([]);
  });
});
