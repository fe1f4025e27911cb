import fs from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { describe, expect, test, vi } from 'vitest';
import { enquiryMails } from '~/features/enquiry/enquiry.mails.server';
import { fromNow, HOUR, now, SECOND } from '~/lib/time';
import { inviteMail, resetMail, verifyMail } from '~/platform/auth/mails/account-mails';
import { hashToken } from '~/platform/auth/tokens';
import { newId } from '~/platform/db/ids';
import type { NewRow } from '~/platform/db/schema';
import { claimDueMail, queueMail } from '~/platform/mail/outbox';
import { scenarios } from '~/testing/scenario';
import { startSmtp } from '~/testing/servers/smtp';
import { type StartedApp, startApp } from '~/testing/start-app';
import type { TestApp } from '~/testing/test-app';

const letter = {
  _id: 'some-id',
  reference: 'PW-7K3M-9QXA',
  name: 'Asha Verma',
  email: 'asha@verma.example',
  phone: '9818040101',
  city: 'Faridabad',
  requirement: 'crm',
} as const;

async function addMail({ db }: TestApp, values: Partial<NewRow<'outbox'>> = {}) {
  const mail = {
    _id: newId(),
    template: 'enquiry-receipt',
    recipient: 'asha@verma.example',
    data: JSON.stringify(letter),
    status: 'queued' as const,
    attempts: 0,
    nextAttemptAt: now(),
    lastError: null,
    createdAt: now(),
    sentAt: null,
    ...values,
  };
  await db.insertInto('outbox').values(mail).execute();
  return { id: mail._id };
}

const failed = { status: 'failed', attempts: 8, lastError: 'mailbox unavailable' } as const;
const waiting = { attempts: 2, lastError: 'connection refused', nextAttemptAt: fromNow(HOUR) };
const mails = ({ db }: TestApp) => db.selectFrom('outbox').selectAll().orderBy('_id').execute();
const ids = (answer: { items: { _id: string }[] }) => answer.items.map(({ _id }) => _id);

scenarios([
  {
    name: 'a mail says what it is, to whom and how far, and nothing of what it was made from',
    given: (t) => addMail(t, failed),
    as: 'admin',
    call: ['GET', '/api/outbox'],
    status: 200,
    answer: {
      total: 1,
      pages: 1,
      delivery: 'files',
      counts: { queued: 0, sent: 0, failed: 1, dropped: 0 },
      items: [
        {
          template: 'enquiry-receipt',
          title: 'Enquiry: receipt',
          recipient: 'asha@verma.example',
          status: 'failed',
          attempts: 8,
          lastError: 'mailbox unavailable',
          beingSent: false,
        },
      ],
    },
    without: ['PW-7K3M-9QXA', '9818040101', 'Faridabad', '"data"'],
  },
  {
    name: 'a mail of a kind that this version does not know goes by its name',
    given: (t) => addMail(t, { template: 'from-the-future' }),
    as: 'admin',
    call: ['GET', '/api/outbox'],
    status: 200,
    answer: { items: [{ title: 'from-the-future' }] },
  },
  { name: 'an employee reads no mails', as: 'employee', call: ['GET', '/api/outbox'], status: 403 },
  { name: 'a client reads no mails', as: 'user', call: ['GET', '/api/outbox'], status: 403 },
  { name: 'nobody reads no mails', call: ['GET', '/api/outbox'], status: 401 },
  {
    name: 'a status that there is not is refused',
    as: 'admin',
    call: ['GET', '/api/outbox?status=lost'],
    status: 400,
  },
  {
    name: 'a failed mail is queued anew, due now, its tries forgotten',
    given: (t) => addMail(t, { ...failed, nextAttemptAt: fromNow(HOUR) }),
    as: 'admin',
    call: ['POST', '/api/outbox/:id/retry'],
    status: 200,
    after: async (t) => {
      const [mail] = await mails(t);
      expect(mail).toMatchObject({ status: 'queued', attempts: 0 });
      expect(Date.parse(mail?.nextAttemptAt ?? '')).toBeLessThanOrEqual(Date.now());
    },
  },
  {
    name: 'a mail that waits for its next try goes now',
    given: (t) => addMail(t, waiting),
    as: 'admin',
    call: ['POST', '/api/outbox/:id/retry'],
    status: 200,
    after: async (t) => {
      await t.mailer.flush();
      expect(await mails(t)).toMatchObject([{ status: 'sent', attempts: 1 }]);
    },
  },
  ...(['sent', 'dropped'] as const).map((status) => ({
    name: `a mail that is ${status} is not sent again`,
    given: (t: TestApp) => addMail(t, { status, attempts: 1 }),
    as: 'admin' as const,
    call: ['POST', '/api/outbox/:id/retry'] as ['POST', string],
    status: 409,
    after: async (t: TestApp) => expect(await mails(t)).toMatchObject([{ status, attempts: 1 }]),
  })),
  {
    name: 'a mail that there is not is not found',
    as: 'admin',
    call: ['POST', `/api/outbox/${newId()}/retry`],
    status: 404,
  },
  {
    name: 'an employee sends nothing again',
    given: (t) => addMail(t, failed),
    as: 'employee',
    call: ['POST', '/api/outbox/:id/retry'],
    status: 403,
    after: async (t) => expect(await mails(t)).toMatchObject([{ status: 'failed' }]),
  },
  {
    name: 'nor all of it',
    given: (t) => addMail(t, failed),
    as: 'employee',
    call: ['POST', '/api/outbox/retry'],
    status: 403,
    after: async (t) => expect(await mails(t)).toMatchObject([{ status: 'failed' }]),
  },
  {
    name: 'the letter of a mail that has not been written yet is not there',
    given: (t) => addMail(t),
    as: 'admin',
    call: ['GET', '/api/outbox/:id/letter'],
    status: 404,
  },
  {
    name: 'a letter is no employee’s to read',
    given: (t) => addMail(t),
    as: 'employee',
    call: ['GET', '/api/outbox/:id/letter'],
    status: 403,
  },
]);

test('pages hold ten, newest first, and a status narrows them', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('admin');
  const added: string[] = [];
  for (let n = 0; n < 12; n++) added.unshift((await addMail(t, n < 2 ? failed : { status: 'sent' })).id);
  const get = async (query: string) => (await t.call('GET', `/api/outbox${query}`, { headers })).json();
  expect(ids(await get(''))).toEqual(added.slice(0, 10));
  const second = await get('?page=2');
  expect(ids(second)).toEqual(added.slice(10));
  expect(second).toMatchObject({ total: 12, page: 2, pages: 2, counts: { sent: 10, failed: 2, queued: 0 } });
  const failures = await get('?status=failed');
  expect(ids(failures)).toEqual(added.slice(10));
  expect(failures).toMatchObject({ total: 2, pages: 1, counts: { sent: 10 } });
});

test('a mail that is being sent stays in the hand that has it, also when somebody asks for it again', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('admin');
  // Its second try: the reason of the first one must not make it look like one that waits.
  const { id } = await addMail(t, { ...waiting, nextAttemptAt: fromNow(-SECOND) });
  await claimDueMail(t.db);
  const [claimed] = await mails(t);
  expect((await t.call('GET', '/api/outbox', { headers })).json().items).toMatchObject([{ beingSent: true }]);
  const again = await t.call('POST', `/api/outbox/${id}/retry`, { headers });
  expect([again.statusCode, again.json().message]).toEqual([409, 'This mail is being sent just now.']);
  expect(await mails(t)).toEqual([claimed]);
  await t.call('POST', '/api/outbox/retry', { headers });
  expect(await mails(t)).toEqual([claimed]);
  // Two minutes on its sender counts as dead.
  await t.db
    .updateTable('outbox')
    .set({ nextAttemptAt: fromNow(-SECOND) })
    .execute();
  expect((await t.call('POST', `/api/outbox/${id}/retry`, { headers })).statusCode).toBe(200);
});

test('asked for again twenty times at once while the mailer runs, a failed mail is sent once', async () => {
  const smtp = await startSmtp({ onMail: () => new Promise((resolve) => setTimeout(resolve, 30)) });
  const t = await startApp({ SMTP_URL: smtp.url });
  const { headers } = await t.logIn('admin');
  const { id } = await addMail(t, failed);
  const retry = () => t.call('POST', `/api/outbox/${id}/retry`, { headers });
  const answers = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const answer = await retry();
      await t.mailer.flush();
      return answer.statusCode;
    }),
  );
  expect(answers).toContain(200);
  expect(smtp.received).toHaveLength(1);
  expect((await t.call('GET', '/api/outbox', { headers })).json()).toMatchObject({
    delivery: 'smtp',
    items: [{ status: 'sent', lastError: null }],
  });
  const kept = await t.call('GET', `/api/outbox/${id}/letter`, { headers });
  expect([kept.statusCode, kept.json().message]).toEqual([404, 'No copy of this letter was kept here.']);
});

test.each(['/:id/retry', '/retry'])('a running mailer is woken by %s', async (path) => {
  const t = await startApp();
  const { headers } = await t.logIn('admin');
  const { id } = await addMail(t, failed);
  await addMail(t, { recipient: 'first@test.example' });
  const becomes = (...statuses: string[]) =>
    vi.waitFor(async () => expect((await mails(t)).map(({ status }) => status)).toEqual(statuses), 60_000);
  t.mailer.start({ warn: () => {}, error: () => {} });
  await becomes('failed', 'sent');
  // It has found nothing more to send, and looks again in five seconds.
  await new Promise((resolve) => setTimeout(resolve, 200));
  await t.call('POST', `/api/outbox${path.replace(':id', id)}`, { headers });
  await becomes('sent', 'sent');
});

test('all that failed are sent once more, and nothing else', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('admin');
  await addMail(t, failed);
  await addMail(t, { ...failed, recipient: 'ravi@rao.example' });
  await addMail(t, { status: 'sent', attempts: 1 });
  await addMail(t, waiting);
  const answer = await t.call('POST', '/api/outbox/retry', { headers });
  expect(answer.json()).toEqual({ message: '2 mails are on their way', count: 2 });
  await t.mailer.flush();
  expect((await mails(t)).map(({ status, attempts }) => `${status} ${attempts}`)).toEqual([
    'sent 1',
    'sent 1',
    'sent 1',
    'queued 2',
  ]);
});

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

test('mails are found by the beginning of an address, whatever its characters mean elsewhere', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('admin');
  for (const recipient of ['asha@verma.example', 'asha_1@verma.example', 'ashok@rao.example'])
    await addMail(t, { recipient });
  await addMail(t, { recipient: 'asha@verma.example', status: 'sent' });
  const found = async (q: string) => {
    const { items, total, counts } = (
      await t.call('GET', `/api/outbox?q=${encodeURIComponent(q)}`, { headers })
    ).json();
    return [items.map(({ recipient }: { recipient: string }) => recipient), total, counts.sent];
  };
  expect(await found('ASHA@')).toEqual([['asha@verma.example', 'asha@verma.example'], 2, 1]);
  expect(await found('asha_')).toEqual([['asha_1@verma.example'], 1, 0]);
  expect(await found('ash')).toMatchObject([{ length: 4 }, 4, 1]);
  for (const q of ['%', 'verma', '\\', "'"]) expect(await found(q)).toEqual([[], 0, 0]);
});

test('a mail that was sent goes out once more as one of its own, and only that', async () => {
  const smtp = await startSmtp();
  const t = await startApp({ SMTP_URL: smtp.url });
  const { headers } = await t.logIn('admin');
  const { id } = await addMail(t);
  const again = () => t.call('POST', `/api/outbox/${id}/again`, { headers });
  expect((await again()).statusCode).toBe(409);
  await t.mailer.flush();
  expect((await again()).json()).toEqual({ message: 'The mail goes out once more' });
  await t.mailer.flush();
  expect(smtp.received.map(({ subject }) => subject)).toEqual([
    'Your demo request PW-7K3M-9QXA',
    'Your demo request PW-7K3M-9QXA',
  ]);
  expect(await mails(t)).toMatchObject([{ status: 'sent' }, { status: 'sent', attempts: 1 }]);
  const unknown = await t.call('POST', `/api/outbox/${newId()}/again`, { headers });
  expect(unknown.statusCode).toBe(404);
});

test('a test mail goes to whoever asked for it, and says of itself where it was kept', async () => {
  const t = await startApp();
  const { user, headers } = await t.logIn('admin');
  expect((await t.call('POST', '/api/outbox/test', { headers })).json().message).toContain(user.email);
  await t.mailer.flush();
  expect((await t.call('GET', '/api/outbox', { headers })).json().items).toMatchObject([
    { title: 'Test mail', recipient: user.email, status: 'sent', isStored: true },
  ]);
  const employee = await t.logIn('employee');
  expect((await t.call('POST', '/api/outbox/test', employee)).statusCode).toBe(403);
});
