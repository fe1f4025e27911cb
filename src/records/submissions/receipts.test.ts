import { expect, test } from 'vitest';
import { fromNow, SECOND } from '~/lib/time';
import { asha } from '~/testing/factories';
import { mailsOf } from '~/testing/mails';
import { startNeighbour } from '~/testing/servers/neighbour';
import { startSmtp } from '~/testing/servers/smtp';
import { type StartedApp, startApp } from '~/testing/start-app';

const { requirement: _r, ...contact } = asha;
const victim = 'victim@elsewhere.example';
const receiptsTo = async (t: StartedApp, address: string) =>
  (await mailsOf(t)).filter(({ to }) => to?.[0]?.address === address).length;

test('attack 30: three receipts an hour go to one address; every form is kept and acknowledged all the same', async () => {
  const t = await startApp();
  const neighbour = await startNeighbour(t);
  const admin = await t.addUser('admin');
  const send = ({ call }: Pick<StartedApp, 'call'>, n: number) =>
    n % 3
      ? call('POST', '/api/quotes', { body: { ...asha, email: victim }, from: `10.0.0.${n}` })
      : call('POST', '/api/contact/fillcontact', {
          body: { ...contact, email: victim },
          from: `10.0.0.${n}`,
        });
  for (let n = 0; n < 9; n++) {
    const answer = await send(n % 2 ? neighbour : t, n);
    expect([answer.statusCode, answer.json().reference]).toEqual([200, expect.stringMatching(/\w/)]);
  }
  await t.call('POST', '/api/quotes', { body: asha });
  expect(await receiptsTo(t, victim)).toBe(3);
  expect(await receiptsTo(t, asha.email)).toBe(1);
  expect(await receiptsTo(t, admin.email)).toBe(10);
  const kept = [
    ...(await t.db.selectFrom('enquiries').select('_id').execute()),
    ...(await t.db.selectFrom('contacts').select('_id').execute()),
  ];
  expect(kept).toHaveLength(10);
  await t.db
    .updateTable('limits')
    .set({ blockedUntil: fromNow(-SECOND), expiresAt: fromNow(-SECOND) })
    .execute();
  await send(t, 1);
  expect(await receiptsTo(t, victim)).toBe(4);
});

test('receipt and news write the number as people read it', async () => {
  const t = await startApp();
  await t.addUser('admin');
  await t.call('POST', '/api/quotes', { body: asha });
  const texts = (await mailsOf(t)).map(({ text }) => text);
  expect(texts).toEqual(Array(2).fill(expect.stringMatching(/Phone: \+91 \d{5} \d{5}/)));
});

test('a receipt that a mail server refuses at first is counted once, however often it is tried', async () => {
  let refusals = 4;
  const smtp = await startSmtp({
    onMail: async () => {
      if (refusals-- > 0) throw new Error('try again later');
    },
  });
  const t = await startApp({ SMTP_URL: smtp.url });
  await t.call('POST', '/api/quotes', { body: asha });
  for (let n = 0; n < 5; n++) {
    await t.mailer.flush();
    await t.db
      .updateTable('outbox')
      .set({ nextAttemptAt: fromNow(-SECOND) })
      .where('status', '=', 'queued')
      .execute();
  }
  expect(smtp.received.map(({ envelopeTo }) => envelopeTo)).toEqual([[asha.email]]);
});

test('an admin who has left is told of nobody any more: neither by what still waits, nor by what is sent once more', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('admin');
  const leaver = await t.addUser('admin');
  const told = () => receiptsTo(t, leaver.email);
  await t.call('POST', '/api/quotes', { body: asha });
  expect(await told()).toBe(1);
  await t.call('POST', '/api/quotes', { body: asha });
  await t.db.updateTable('users').set({ role: 'user' }).where('_id', '=', leaver._id).execute();
  expect(await told()).toBe(1);
  const sent = t.db.selectFrom('outbox').select('_id').where('recipient', '=', leaver.email);
  const { _id } = await sent.where('status', '=', 'sent').executeTakeFirstOrThrow();
  await t.call('POST', `/api/outbox/${_id}/again`, { headers });
  expect(await told()).toBe(1);
});
