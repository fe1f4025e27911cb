import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Tables } from '~/platform/db/schema';
import { samples } from '~/platform/files/test-kit';
import { application, careers, storedFiles } from '~/testing/application';
import { asha, ravi, sensor } from '~/testing/factories';
import { fileOf, formOf } from '~/testing/form';
import { mailsOf } from '~/testing/mails';
import { startNeighbour } from '~/testing/servers/neighbour';
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

test('attack 38: the same key from somebody else is no repeat, and for another employee it is refused', async () => {
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
  expect((await send(one.headers, sita)).statusCode).toBe(422);
  expect(await countOf(t, 'employees')).toBe(1);
});

test('attack 38: the same key at another address is no repeat', async () => {
  const t = await startApp();
  const headers = { 'idempotency-key': 'the-same-key-again' };
  for (const url of ['/api/quotes', '/api/contact/fillcontact'])
    expect((await t.call('POST', url, { body: asha, headers })).statusCode).toBe(200);
  expect([await countOf(t, 'enquiries'), await countOf(t, 'contacts')]).toEqual([1, 1]);
});

test('attack 38: a key that comes again with another password is refused, and only a slow hash of the first is kept', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('admin');
  const send = (password: string) =>
    t.call('POST', '/api/employee', {
      body: { ...ravi, password },
      headers: { ...headers, 'idempotency-key': 'the-same-key-again' },
    });
  const first = await send('Chosen-Horse-1!');
  expect(first.statusCode).toBe(200);
  const other = await send('Other-Horse-2!');
  expect([other.statusCode, other.json().code]).toEqual([422, 'key_reused']);
  expect((await send('Chosen-Horse-1!')).body).toBe(first.body);
  const { passwordHash } = await t.db
    .selectFrom('users')
    .select('passwordHash')
    .where('email', '=', ravi.email)
    .executeTakeFirstOrThrow();
  const { fingerprint } = await t.db
    .selectFrom('idempotencyKeys')
    .select('fingerprint')
    .executeTakeFirstOrThrow();
  expect(fingerprint.split(' ')).toEqual([expect.any(String), passwordHash]);
});

describe('a key that comes again with another file', () => {
  const key = { 'idempotency-key': 'the-same-key-again' };
  const otherCv = Buffer.concat([samples.pdf, Buffer.from('\n% another one')]);
  const send = ({ call }: Pick<StartedApp, 'call'>, cv?: Uint8Array) =>
    call('POST', '/api/career', { body: application(undefined, cv), headers: key });

  test('attack 38: is refused in words, and the first file stays the only one', async () => {
    const t = await startApp();
    const first = await send(t);
    const other = await send(t, otherCv);
    expect([other.statusCode, other.json().code]).toEqual([422, 'key_reused']);
    expect((await send(t)).json()).toEqual(first.json());
    expect(await careers(t)).toHaveLength(1);
    const kept = await Promise.all((await storedFiles(t)).map((file) => readFile(file)));
    expect(kept).toEqual([Buffer.from(samples.pdf)]);
    expect(await countOf(t, 'pendingFileDeletions')).toBe(0);
  });

  test('attack 38: at the same moment, to two processes: one is kept, and nothing of the other', async () => {
    const t = await startApp();
    const neighbour = await startNeighbour(t);
    const answers = await Promise.all([send(t), send(neighbour, otherCv), send(neighbour), send(t, otherCv)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 422, 422]);
    expect(new Set(answers.filter(({ statusCode }) => statusCode === 200).map(({ body }) => body)).size).toBe(
      1,
    );
    expect(await careers(t)).toHaveLength(1);
    expect(await storedFiles(t)).toHaveLength(1);
    expect(await countOf(t, 'pendingFileDeletions')).toBe(0);
  });

  test.each([
    ['an employee', '/api/employee', { ...ravi, isWorking: 'true' }, 'profile'],
    ['a product', '/api/iot/prodcuts', sensor, 'image'],
  ] as const)('attack 38: of %s as well', async (_what, url, fields, part) => {
    const t = await startApp();
    const { headers } = await t.logIn('admin');
    const picture = async (background: string) =>
      fileOf(
        await sharp({ create: { width: 8, height: 8, channels: 3, background } })
          .png()
          .toBuffer(),
      );
    const add = async (background: string) =>
      t.call('POST', url, {
        body: formOf(fields, part, await picture(background)),
        headers: { ...headers, ...key },
      });
    const first = await add('green');
    expect(first.statusCode).toBe(200);
    expect((await add('red')).statusCode).toBe(422);
    expect((await add('green')).body).toBe(first.body);
    expect(await countOf(t, 'pendingFileDeletions')).toBe(0);
  });
});
