import { expect, test } from 'vitest';
import type { Tables } from '~/server/db/schema';
import { asha, ravi } from '~/testing/factories';
import { mailsOf } from '~/testing/mails';
import { startNeighbour } from '~/testing/neighbour';
import { type StartedApp, startApp } from '~/testing/start-app';

const { requirement: _r, ...contact } = asha;
const { city: _c, ...person } = contact;
const invitation = { name: 'Ravi Rao', email: 'ravi@rao.example', role: 'employee' };
const meera = { name: 'Meera', mobile: '9818040103', email: 'meera@rao.example', status: 'Pending' };
const countOf = async ({ db }: StartedApp, table: keyof Tables) =>
  (await db.selectFrom(table).selectAll().execute()).length;

test.each([
  ['an enquiry', '/api/quotes', asha, 'enquiries'],
  ['a contact', '/api/contact/fillcontact', contact, 'contacts'],
  ['a quote', '/api/iot/quote/iot/quote/products', { ...person, productName: 'Sentinel' }, 'iotQuotes'],
  ['a follow-up', '/api/followup', meera, 'followups'],
  ['an employee', '/api/employee', ravi, 'employees'],
  ['an invitation', '/api/user/invite', invitation, undefined],
] as const)(
  'attack 38: %s sent again and again, to two processes, is there once',
  async (_what, url, body, table) => {
    const t = await startApp();
    const neighbour = await startNeighbour(t);
    const admin = await t.logIn('admin');
    const headers = { ...admin.headers, 'idempotency-key': 'the-same-key-again' };
    const send = ({ call }: Pick<StartedApp, 'call'>) => call('POST', url, { body, headers });
    const answers = await Promise.all([send(t), send(neighbour), send(t), send(neighbour)]);
    answers.push(await send(neighbour));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    if (table) expect(await countOf(t, table)).toBe(1);
    const invited = url === '/api/employee' || url === '/api/user/invite';
    expect(await countOf(t, 'users')).toBe(invited ? 2 : 1);
    if (invited) expect(await mailsOf(t)).toHaveLength(1);
  },
);

test('attack 38: the same key from somebody else, or for another employee, is no repeat', async () => {
  const t = await startApp();
  const [one, other] = [await t.logIn('admin'), await t.logIn('admin')];
  const send = (headers: Record<string, string>, body: object) =>
    t.call('POST', '/api/employee', {
      body,
      headers: { ...headers, 'idempotency-key': 'the-same-key-again' },
    });
  expect((await send(one.headers, ravi)).statusCode).toBe(200);
  expect((await send(other.headers, ravi)).statusCode).toBe(409);
  const sita = { ...ravi, email: 'sita@rao.example', employeeId: 'PW-777' };
  expect((await send(one.headers, sita)).statusCode).toBe(200);
  expect(await countOf(t, 'employees')).toBe(2);
});

test('of a password that is sent with an employee nothing is kept that it could be guessed from', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('admin');
  const send = (password: string) =>
    t.call('POST', '/api/employee', {
      body: { ...ravi, password },
      headers: { ...headers, 'idempotency-key': 'the-same-key-again' },
    });
  const first = await send('Chosen-Horse-1!');
  expect((await send('Other-Horse-2!')).body).toBe(first.body);
});
