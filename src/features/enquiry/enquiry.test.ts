import { describe, expect, test } from 'vitest';
import { fromNow, SECOND } from '~/lib/time';
import { asha } from '~/testing/factories';
import { scenarios } from '~/testing/scenario';
import { startApp } from '~/testing/start-app';
import { buildTestApp, type TestApp } from '~/testing/test-app';

const countRows = async ({ db }: TestApp) => (await db.selectFrom('enquiries').selectAll().execute()).length;

describe('book a demo', () => {
  const refused = (name: string, change: object, answer: object) => ({
    name: `refuses ${name}`,
    call: ['POST', '/api/quotes', { ...asha, ...change }] as ['POST', string, object],
    status: 400,
    answer: { code: 'invalid_input', ...answer },
    after: async (t: TestApp) => expect(await countRows(t)).toBe(0),
  });

  scenarios([
    {
      name: 'takes exactly the documented payload and answers 200',
      call: ['POST', '/api/quotes', asha],
      status: 200,
      answer: {
        message: 'Your demo request has been sent successfully!',
        reference: expect.stringMatching(/^PW-\w{4}-\w{4}$/),
      },
      after: async ({ db }) => {
        const row = await db.selectFrom('enquiries').selectAll().executeTakeFirstOrThrow();
        expect(row).toMatchObject({ ...asha, phone: '+919818040101', isSpam: false, deletedAt: null });
        expect(row.date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
      },
    },
    {
      name: 'refuses an empty body with the form’s own sentence',
      call: ['POST', '/api/quotes', {}],
      status: 400,
      answer: {
        message: 'All fields are required.',
        fields: { name: 'Name is required.', city: 'City is required.' },
      },
    },
    refused('a blank field', { city: '   ' }, { message: 'All fields are required.' }),
    refused(
      'an unknown requirement',
      { requirement: 'magic' },
      { message: 'Choose a requirement from the list.' },
    ),
    refused('a wrong email', { email: 'asha' }, { fields: { email: 'Enter a valid email address.' } }),
    refused(
      'letters for a phone',
      { phone: 'call me' },
      { fields: { phone: expect.stringContaining('digits') } },
    ),
    refused(
      'a line break in the name',
      { name: 'Asha\r\nBcc: x@y.example' },
      { fields: { name: expect.any(String) } },
    ),
    refused('a NUL', { name: 'As\u0000ha' }, { fields: { name: expect.any(String) } }),
    refused('half a surrogate pair', { city: 'Far\ud800' }, { fields: { city: expect.any(String) } }),
    refused('a number for a string', { name: 42 }, { fields: { name: expect.any(String) } }),
    refused('a list for a string', { city: ['Delhi'] }, { fields: { city: expect.any(String) } }),
    {
      name: 'stores what the sender agreed to, in the words that were shown',
      call: ['POST', '/api/quotes', { ...asha, consentVersion: '2026-11' }],
      status: 200,
      after: async ({ db }) => {
        const row = await db.selectFrom('enquiries').selectAll().executeTakeFirstOrThrow();
        expect(row).toMatchObject({
          consentVersion: '2026-11',
          consentText: expect.stringMatching(/^By sending this form you agree/),
        });
      },
    },
    {
      name: 'stores no consent that was never shown',
      call: ['POST', '/api/quotes', { ...asha, consentVersion: 'constructor' }],
      status: 200,
      after: async ({ db }) => {
        const row = await db.selectFrom('enquiries').selectAll().executeTakeFirstOrThrow();
        expect(row).toMatchObject({ consentVersion: null, consentText: null });
      },
    },
    {
      name: 'attack 30: keeps a filled honeypot as spam, says the same, and mails nobody',
      call: ['POST', '/api/quotes', { ...asha, website: 'https://buy.example' }],
      status: 200,
      answer: { message: 'Your demo request has been sent successfully!' },
      after: async ({ db }) => {
        expect(await db.selectFrom('enquiries').select('isSpam').execute()).toEqual([{ isSpam: true }]);
        expect(await db.selectFrom('outbox').select('_id').execute()).toEqual([]);
      },
    },
    {
      name: 'attack 30: keeps a form filled in under two seconds as spam',
      call: ['POST', '/api/quotes', { ...asha, fillMs: 900 }],
      status: 200,
      after: async ({ db }) => {
        expect(await db.selectFrom('enquiries').select('isSpam').execute()).toEqual([{ isSpam: true }]);
      },
    },
    {
      name: 'believes a form that a person filled in',
      call: ['POST', '/api/quotes', { ...asha, website: '', fillMs: 24_000 }],
      status: 200,
      after: async ({ db }) => {
        expect(await db.selectFrom('enquiries').select('isSpam').execute()).toEqual([{ isSpam: false }]);
      },
    },
    {
      name: 'queues a receipt for the visitor and an alert for each admin',
      given: async (t) => {
        await t.addUser('admin', { email: 'boss@test.example' });
        await t.addUser('employee');
        return undefined;
      },
      call: ['POST', '/api/quotes', asha],
      status: 200,
      after: async ({ db }) => {
        const mails = await db
          .selectFrom('outbox')
          .select(['template', 'recipient', 'status'])
          .orderBy('_id')
          .execute();
        expect(mails).toEqual([
          { template: 'enquiry-receipt', recipient: 'asha@verma.example', status: 'queued' },
          { template: 'enquiry-alert', recipient: 'boss@test.example', status: 'queued' },
        ]);
      },
    },
  ]);

  test('attack 38: a doubled or retried submit makes one record and gets the same reference', async () => {
    const t = await buildTestApp();
    const post = (key: string) =>
      t.app.inject({
        method: 'POST',
        url: '/api/quotes',
        payload: asha,
        headers: { 'idempotency-key': key },
      });
    const answers = await Promise.all([post('key-number-1'), post('key-number-1'), post('key-number-1')]);
    answers.push(await post('key-number-1'));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200]);
    expect(await countRows(t)).toBe(1);
    await post('key-number-2');
    expect(await countRows(t)).toBe(2);
    await t.close();
  });

  test('attack 38: a key that comes again with another form is refused in words, and is good again after its day', async () => {
    const t = await startApp();
    const headers = { 'idempotency-key': 'key-number-1' };
    const post = (name: string) => t.call('POST', '/api/quotes', { body: { ...asha, name }, headers });
    const first = (await post('Asha')).json();
    const other = await post('Ravi');
    expect([other.statusCode, other.json()]).toMatchObject([422, { code: 'key_reused' }]);
    expect(other.json().message).toContain('was not kept. Please send it again.');
    expect((await post('Asha')).json()).toEqual(first);
    expect(await countRows(t)).toBe(1);
    await t.db
      .updateTable('idempotencyKeys')
      .set({ expiresAt: fromNow(-SECOND) })
      .execute();
    expect((await post('Ravi')).statusCode).toBe(200);
    expect(await countRows(t)).toBe(2);
  });

  test.each([
    ['an object that has no text', { toString: 1 }],
    ['a list too deep to have one', JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`)],
  ])('refuses %s for a name', async (_what, name) => {
    const t = await startApp();
    const answer = await t.call('POST', '/api/quotes', { body: { ...asha, name } });
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'invalid_input' }]);
  });

  test('attack 30: 60 posts in ten minutes from one address, then 429 with Retry-After', async () => {
    const t = await buildTestApp();
    const post = (remoteAddress: string) =>
      t.app.inject({ method: 'POST', url: '/api/quotes', payload: asha, remoteAddress });
    for (let count = 0; count < 60; count++) expect((await post('203.0.113.9')).statusCode).toBe(200);
    const refused = await post('203.0.113.9');
    expect(refused.statusCode).toBe(429);
    expect(refused.json().code).toBe('too_many_requests');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await post('203.0.113.10')).statusCode).toBe(200);
    await t.close();
  });
});
