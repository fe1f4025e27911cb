import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { enquiryMails } from '~/features/enquiry/enquiry.mails.server';
import { fromNow, MINUTE, SECOND } from '~/lib/time';
import { openDatabase } from '~/platform/db';
import type { Database } from '~/platform/db/schema';
import { mailsOf } from '~/records/registry';
import { letter } from '~/testing/mails';
import { freePort } from '~/testing/servers/server-process';
import { startSmtp } from '~/testing/servers/smtp';
import { type StartedApp, startApp } from '~/testing/start-app';
import { createMailer } from './mailer';
import { claimDueMail, markSent, markTried, queueMail } from './outbox';

const queue = (db: Database, to = 'asha@verma.example') => queueMail(db, enquiryMails.receipt, to, letter);
const outbox = ({ db }: StartedApp) => db.selectFrom('outbox').selectAll().orderBy('recipient').execute();
const letTimePass = ({ db }: StartedApp) =>
  db
    .updateTable('outbox')
    .set({ nextAttemptAt: fromNow(-SECOND) })
    .execute();

/** An app whose mail server is down, and a way to bring it up. */
async function withoutMailServer() {
  const { port, stop, url } = await startSmtp({ port: await freePort() });
  await stop();
  return { t: await startApp({ SMTP_URL: url }), comeUp: () => startSmtp({ port }) };
}

describe('while the mail server is down', () => {
  test('attack 35: the form succeeds, and the mail waits with the reason until the server is back', async () => {
    const { t, comeUp } = await withoutMailServer();
    const body = letter;
    expect((await t.call('POST', '/api/quotes', { body })).statusCode).toBe(200);
    await t.mailer.flush();
    const [waiting] = await outbox(t);
    expect(waiting).toMatchObject({
      status: 'queued',
      attempts: 1,
      lastError: expect.stringContaining('ECONNREFUSED'),
    });
    expect(Date.parse(waiting?.nextAttemptAt ?? '') - Date.now()).toBeGreaterThan(5 * SECOND);

    const smtp = await comeUp();
    await t.mailer.flush();
    expect(smtp.received).toEqual([]);
    await letTimePass(t);
    await t.mailer.flush();
    expect(smtp.received.map(({ envelopeTo }) => envelopeTo)).toEqual([['asha@verma.example']]);
    expect(await outbox(t)).toMatchObject([{ status: 'sent', attempts: 2, lastError: null }]);
  });

  test('attack 35: a mail is tried eight times, later each time, and then failed with its reason', async () => {
    const { t, comeUp } = await withoutMailServer();
    await queue(t.db);
    const waits: number[] = [];
    for (let n = 1; n <= 8; n++) {
      await letTimePass(t);
      await t.mailer.flush();
      const [mail] = await outbox(t);
      expect(mail).toMatchObject({ attempts: n, status: n < 8 ? 'queued' : 'failed' });
      waits.push(Date.parse(mail?.nextAttemptAt ?? '') - Date.now());
    }
    expect(waits.slice(0, 7).toSorted((a, b) => a - b)).toEqual(waits.slice(0, 7));
    const smtp = await comeUp();
    await letTimePass(t);
    await t.mailer.flush();
    expect(smtp.received).toEqual([]);
    expect(await outbox(t)).toMatchObject([
      { attempts: 8, lastError: expect.stringContaining('ECONNREFUSED') },
    ]);
  });

  test('attack 35: a mail survives a restart', async () => {
    const { t, comeUp } = await withoutMailServer();
    await queue(t.db);
    await t.mailer.flush();
    await t.mailer.stop();
    const smtp = await comeUp();
    await letTimePass(t);
    const restarted = createMailer({
      config: t.config,
      db: t.db,
      files: t.files,
      firm: t.firm,
      templates: mailsOf(t.features),
    });
    await restarted.flush();
    await restarted.stop();
    expect(smtp.received).toHaveLength(1);
  });
});

test('a mail that the server refuses keeps the server’s words, and the others go out', async () => {
  const smtp = await startSmtp({
    onMail: async ({ envelopeTo }) => {
      if (envelopeTo.includes('gone@test.example')) throw new Error('mailbox unavailable');
    },
  });
  const t = await startApp({ SMTP_URL: smtp.url });
  await queue(t.db, 'gone@test.example');
  await queue(t.db, 'here@test.example');
  await t.mailer.flush();
  expect(await outbox(t)).toMatchObject([
    { status: 'queued', lastError: expect.stringContaining('mailbox unavailable') },
    { status: 'sent', lastError: null },
  ]);
});

test('a mail goes out when its transaction is kept, without anybody calling for it', async () => {
  const smtp = await startSmtp();
  const t = await startApp({ SMTP_URL: smtp.url });
  const planned = vi.spyOn(globalThis, 'setTimeout');
  onTestFinished(() => planned.mockRestore());
  const looks = () => planned.mock.calls.filter(([work]) => work.name === 'look').map(([, delay]) => delay);
  t.mailer.start(t.app.log);
  // The first look is over: without a call the next one is seconds away.
  await expect.poll(looks).toEqual([0, 5 * SECOND]);
  await t.db.transaction().execute((trx) => queue(trx));
  await expect.poll(() => looks().slice(0, 3)).toEqual([0, 5 * SECOND, 0]);
  await expect.poll(() => smtp.received.length).toBe(1);
});

test('two mailers on one database send each of thirty mails once', async () => {
  const smtp = await startSmtp({ onMail: () => new Promise((resolve) => setTimeout(resolve, 5)) });
  const t = await startApp({ SMTP_URL: smtp.url });
  for (let n = 0; n < 30; n++) await queue(t.db, `person${n}@test.example`);
  const otherDb = openDatabase(t.config);
  const other = createMailer({
    config: t.config,
    db: otherDb,
    files: t.files,
    firm: t.firm,
    templates: mailsOf(t.features),
  });
  await Promise.all([t.mailer.flush(), other.flush()]);
  await other.stop();
  await otherDb.destroy();
  const recipients = smtp.received.flatMap(({ envelopeTo }) => envelopeTo);
  expect(recipients).toHaveLength(30);
  expect(new Set(recipients).size).toBe(30);
  expect((await outbox(t)).every(({ status, attempts }) => status === 'sent' && attempts === 1)).toBe(true);
});

test('what a dead process was sending is taken over after two minutes', async () => {
  const smtp = await startSmtp();
  const t = await startApp({ SMTP_URL: smtp.url });
  await queue(t.db);
  await claimDueMail(t.db);
  await t.mailer.flush();
  expect(smtp.received).toEqual([]);
  const [claimed] = await outbox(t);
  const wait = Date.parse(claimed?.nextAttemptAt ?? '') - Date.now();
  expect([wait > MINUTE, wait <= 2 * MINUTE]).toEqual([true, true]);
  await letTimePass(t);
  await t.mailer.flush();
  expect(smtp.received).toHaveLength(1);
});

test('a stop finishes the mail in hand and takes up no other', async () => {
  let sending = () => {};
  const underWay = new Promise<void>((resolve) => {
    sending = resolve;
  });
  const smtp = await startSmtp({
    onMail: async () => {
      sending();
      await new Promise((resolve) => setTimeout(resolve, 100));
    },
  });
  const t = await startApp({ SMTP_URL: smtp.url });
  for (let n = 0; n < 3; n++) await queue(t.db, `person${n}@test.example`);
  const flushed = t.mailer.flush();
  await underWay;
  await t.mailer.stop();
  await flushed;
  expect(smtp.received).toHaveLength(1);
  const states = (await outbox(t)).map(({ status, attempts }) => `${status} ${attempts}`).sort();
  expect(states).toEqual(['queued 0', 'queued 0', 'sent 1']);
});

test('a mail whose record was not kept is never queued', async () => {
  const t = await startApp();
  const undone = t.db.transaction().execute(async (trx) => {
    await queue(trx);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await outbox(t)).toEqual([]);
});

test('a mail of a kind that this version does not know waits with the reason', async () => {
  const t = await startApp();
  await queue(t.db);
  await t.db.updateTable('outbox').set({ template: 'from-the-future' }).execute();
  await t.mailer.flush();
  expect(await outbox(t)).toMatchObject([
    { status: 'queued', lastError: expect.stringContaining('from-the-future') },
  ]);
});

test('whoever was too slow does not undo what became of the mail in other hands', async () => {
  const t = await startApp();
  await queue(t.db);
  const slow = await claimDueMail(t.db);
  await letTimePass(t);
  const quick = await claimDueMail(t.db);
  if (!slow || !quick) throw new Error('Both took it');
  await markSent(t.db, quick);
  await markTried(t.db, slow, 'timed out');
  expect(await outbox(t)).toMatchObject([{ status: 'sent', lastError: null }]);
});

test('a mail that left while the database was away is noted when it is back, and not sent again', async () => {
  const t = await startApp({ SMTP_URL: (await startSmtp({ onMail: loseDatabase })).url });
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  let sent = 0;
  async function loseDatabase() {
    sent++;
    const asked = vi.spyOn(t.db, 'transaction').mockImplementation(() => {
      throw away;
    });
    setTimeout(() => asked.mockRestore(), 700);
  }
  await queue(t.db);
  await t.mailer.flush();
  expect(await outbox(t)).toMatchObject([{ status: 'sent', attempts: 1, lastError: null }]);
  await letTimePass(t);
  await t.mailer.flush();
  expect(sent).toBe(1);
});

test('nobody takes a mail over while the mail server takes its time', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const smtp = await startSmtp({
    onMail: async () => {
      await letTimePass(t);
      vi.advanceTimersByTime(MINUTE);
      await expect.poll(async () => (await outbox(t))[0]?.nextAttemptAt).toSatisfy(isLater);
    },
  });
  const isLater = (moment: string) => moment > fromNow(MINUTE);
  const t = await startApp({ SMTP_URL: smtp.url });
  await queue(t.db);
  await t.mailer.flush();
  expect(smtp.received).toHaveLength(1);
});
