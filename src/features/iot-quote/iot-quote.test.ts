import { describe, expect, test } from 'vitest';
import { addIotQuote } from '~/testing/factories';
import { mailTo } from '~/testing/mails';
import { scenarios } from '~/testing/scenario';
import { startApp } from '~/testing/start-app';
import type { TestApp } from '~/testing/test-app';

/** Exactly the documented payload. */
const asha = {
  name: 'Asha Verma',
  email: 'asha@verma.example',
  phone: '98180 40101',
  productName: 'Cold Room Sentinel',
};
const ask = '/api/iot/quote/iot/quote/products';
const quotes = ({ db }: TestApp) => db.selectFrom('iotQuotes').selectAll().execute();

describe('get a quote', () => {
  const refused = (name: string, change: object, answer: object) => ({
    name: `refuses ${name}`,
    call: ['POST', ask, { ...asha, ...change }] as ['POST', string, object],
    status: 400,
    answer: { code: 'invalid_input', ...answer },
    after: async (t: TestApp) => expect(await quotes(t)).toEqual([]),
  });

  scenarios([
    {
      name: 'takes exactly the documented payload and answers 200',
      call: ['POST', ask, asha],
      status: 200,
      answer: {
        message: 'Quote request submitted successfully!',
        reference: expect.stringMatching(/^PW-\w{4}-\w{4}$/),
      },
      after: async (t) => {
        const stored = { ...asha, phone: '+919818040101', isSpam: false, deletedAt: null };
        expect(await quotes(t)).toMatchObject([stored]);
      },
    },
    ...['name', 'email', 'phone', 'productName'].map((field) =>
      refused(
        `an empty ${field}`,
        { [field]: undefined },
        {
          message: 'All fields are required.',
          fields: { [field]: expect.stringMatching(/ is required\.$/) },
        },
      ),
    ),
    refused('a wrong email', { email: 'a b@c.example' }, { message: 'Enter a valid email address.' }),
    refused('a phone of letters', { phone: 'abc' }, { message: 'Phone must be a number of 6 to 15 digits.' }),
    refused(
      'an endless product',
      { productName: 'x'.repeat(201) },
      { message: 'Product name can have at most 200 characters.' },
    ),
    {
      name: 'refuses no body at all',
      call: ['POST', ask],
      status: 400,
      answer: { message: 'All fields are required.' },
    },
    {
      name: 'attack 30: keeps a form filled in under two seconds as spam, and mails nobody',
      call: ['POST', ask, { ...asha, fillMs: 900 }],
      status: 200,
      answer: { message: 'Quote request submitted successfully!' },
      after: async (t) => {
        expect(await quotes(t)).toMatchObject([{ isSpam: true }]);
        expect(await t.db.selectFrom('outbox').select('_id').execute()).toEqual([]);
      },
    },
    {
      name: 'sends a receipt to the visitor and an alert to each admin',
      given: async (t) => {
        await t.addUser('admin', { email: 'boss@test.example' });
        return undefined;
      },
      call: ['POST', ask, asha],
      status: 200,
      after: async (t) => {
        const [row] = await quotes(t);
        expect(await mailTo(t, asha.email)).toMatchObject({
          subject: `Your quote request ${row?.reference}`,
          text: expect.stringContaining('Product: Cold Room Sentinel'),
        });
        expect(await mailTo(t, 'boss@test.example')).toMatchObject({
          subject: 'New quote request from Asha Verma (Cold Room Sentinel)',
          replyTo: [{ address: asha.email }],
          text: expect.stringContaining(`/dashboard/products/quote?record=${row?._id}`),
        });
      },
    },
  ]);
});

describe('the list', () => {
  const unknown = '0198f3d2-0000-7000-8000-000000000000';
  const search = (query: string, names: string[]) => ({
    name: `is searched: ${query}`,
    given: async (t: TestApp) => {
      await addIotQuote(t, { name: 'Zoë Rao', email: 'zoe@rao.example', phone: '+919999900000' });
      await addIotQuote(t, { productName: 'Soil Moisture Node' });
      return undefined;
    },
    as: 'employee' as const,
    call: ['GET', `/api/iot/quote/all?page=1&${query}`] as ['GET', string],
    status: 200,
    answer: { total: names.length, items: names.map((name) => ({ name })) },
  });

  scenarios([
    {
      name: 'is the plain array with the documented fields',
      given: addIotQuote,
      as: 'employee',
      call: ['GET', '/api/iot/quote/all'],
      status: 200,
      answer: [{ ...asha, phone: '+919818040101', _id: expect.any(String) }],
      without: ['deletedAt'],
    },
    search('field=name&q=zoë', ['Zoë Rao']),
    search('field=email&q=VERMA', ['Asha Verma']),
    search('field=mobile&q=99999', ['Zoë Rao']),
    search('field=productName&q=moisture', ['Asha Verma']),
    { name: 'is closed to visitors', call: ['GET', '/api/iot/quote/all'], status: 401 },
    {
      name: 'loses what an admin deletes',
      given: addIotQuote,
      as: 'admin',
      call: ['DELETE', '/api/iot/quote/:id'],
      status: 200,
      answer: { message: 'Quote deleted successfully!' },
      after: async (t) => expect(await quotes(t)).toMatchObject([{ deletedAt: expect.any(String) }]),
    },
    {
      name: 'loses nothing by an employee',
      given: addIotQuote,
      as: 'employee',
      call: ['DELETE', '/api/iot/quote/:id'],
      status: 403,
      after: async (t) => expect(await quotes(t)).toMatchObject([{ deletedAt: null }]),
    },
    {
      name: 'says so when there is no such quote',
      as: 'admin',
      call: ['DELETE', `/api/iot/quote/${unknown}`],
      status: 404,
    },
    {
      name: 'refuses what is no id',
      as: 'admin',
      call: ['DELETE', '/api/iot/quote/undefined'],
      status: 400,
      answer: { message: 'Invalid quote ID' },
    },
  ]);

  test('shows a client their own only', async () => {
    const t = await startApp();
    await addIotQuote(t, { name: 'Mine', email: 'me@client.example' });
    await addIotQuote(t, { name: 'Somebody else' });
    const { headers } = await t.logIn('business', { email: 'me@client.example' });
    expect((await t.call('GET', '/api/iot/quote/all', { headers })).json()).toMatchObject([{ name: 'Mine' }]);
  });
});
