import { expect, test } from 'vitest';
import { fromNow, HOUR } from '~/lib/time';
import { newId } from '~/platform/db/ids';
import { scenarios } from '~/testing/scenario';
import { startApp } from '~/testing/start-app';
import type { TestApp } from '~/testing/test-app';
import { addMail, failed, mails, waiting } from './test-kit';

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
