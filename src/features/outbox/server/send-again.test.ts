import { expect, test, vi } from 'vitest';
import { fromNow, SECOND } from '~/lib/time';
import { newId } from '~/platform/db/ids';
import { claimDueMail } from '~/platform/mail/outbox';
import { startSmtp } from '~/testing/servers/smtp';
import { startApp } from '~/testing/start-app';
import { addMail, failed, mails, waiting } from './test-kit';

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
