import { expect, test } from 'vitest';
import { DAY, fromNow, MINUTE, now } from '~/lib/time';
import { newId } from '~/platform/db/ids';
import type { NewRow } from '~/platform/db/schema';
import { asha } from '~/testing/factories';
import { startSmtp } from '~/testing/servers/smtp';
import { type StartedApp, startApp } from '~/testing/start-app';

const trouble = async (t: StartedApp, headers: Record<string, string>) =>
  (await t.call('GET', '/api/outbox/trouble', { headers })).json();

const addMail = async ({ db }: StartedApp, values: Partial<NewRow<'outbox'>>) => {
  const row = {
    _id: newId(),
    template: 'enquiry-receipt',
    recipient: 'asha@verma.example',
    data: '{}',
    status: 'queued' as const,
    nextAttemptAt: now(),
    lastError: null,
    createdAt: now(),
    sentAt: null,
  };
  await db
    .insertInto('outbox')
    .values({ ...row, ...values })
    .execute();
};

test('attack 35: the admins are told of mails that wait for longer than five minutes, and of those given up', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('admin');
  await addMail(t, { status: 'sent', createdAt: fromNow(-DAY), sentAt: now() });
  await addMail(t, { status: 'dropped', createdAt: fromNow(-DAY) });
  await addMail(t, { createdAt: fromNow(-4 * MINUTE) });
  expect(await trouble(t, headers)).toEqual({ failed: 0, waiting: 0, waitingSince: null });

  const oldest = fromNow(-90 * MINUTE);
  await addMail(t, { createdAt: fromNow(-6 * MINUTE), nextAttemptAt: fromNow(-6 * MINUTE) });
  await addMail(t, { createdAt: oldest, attempts: 4, nextAttemptAt: fromNow(9 * MINUTE) });
  await addMail(t, { status: 'failed', createdAt: fromNow(-4 * DAY), nextAttemptAt: fromNow(-2 * DAY) });
  expect(await trouble(t, headers)).toEqual({ failed: 1, waiting: 2, waitingSince: oldest });
});

test('a mail that waits for its hour on purpose is no trouble, unless it was tried and failed, or its hour is long past', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('admin');
  const createdAt = fromNow(-10 * MINUTE);
  await addMail(t, { createdAt, nextAttemptAt: fromNow(7 * MINUTE) });
  await addMail(t, { createdAt, nextAttemptAt: now() });
  await addMail(t, { createdAt, attempts: 1, nextAttemptAt: fromNow(2 * MINUTE) });
  expect(await trouble(t, headers)).toMatchObject({ waiting: 0 });
  await addMail(t, { createdAt, attempts: 1, lastError: 'No.', nextAttemptAt: fromNow(MINUTE) });
  await addMail(t, { createdAt: fromNow(-20 * MINUTE), nextAttemptAt: fromNow(-6 * MINUTE) });
  expect(await trouble(t, headers)).toMatchObject({ waiting: 2 });
});

test('attack 35: a mail that nobody wanted to send again is no news after three days', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('admin');
  await addMail(t, { status: 'failed', createdAt: fromNow(-5 * DAY), nextAttemptAt: fromNow(-4 * DAY) });
  expect(await trouble(t, headers)).toMatchObject({ failed: 0 });
});

test('attack 35: the warning comes with a mail server that is away and goes with its return', async () => {
  const smtp = await startSmtp();
  await smtp.stop();
  const t = await startApp({ SMTP_URL: smtp.url });
  const { headers } = await t.logIn('admin');
  await t.call('POST', '/api/quotes', { body: asha });
  await t.mailer.flush();
  await t.db
    .updateTable('outbox')
    .set({ createdAt: fromNow(-6 * MINUTE) })
    .execute();
  expect(await trouble(t, headers)).toMatchObject({ waiting: 2 });

  await startSmtp({ port: smtp.port });
  await t.db.updateTable('outbox').set({ nextAttemptAt: now() }).execute();
  await t.mailer.flush();
  expect(await trouble(t, headers)).toEqual({ failed: 0, waiting: 0, waitingSince: null });
});

test('attack 35: what is wrong with the mails is for admins alone', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('employee');
  expect((await t.call('GET', '/api/outbox/trouble', { headers })).statusCode).toBe(403);
});
