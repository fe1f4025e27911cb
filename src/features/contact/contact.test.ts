import { describe, expect } from 'vitest';
import { addContact } from '~/testing/factories';
import { mailTo } from '~/testing/mails';
import { scenarios } from '~/testing/scenario';
import type { TestApp } from '~/testing/test-app';

/** Exactly the documented payload. */
const asha = { name: 'Asha Verma', email: 'asha@verma.example', phone: '98180 40101', city: 'Faridabad' };
const fill = '/api/contact/fillcontact';
const contacts = ({ db }: TestApp) => db.selectFrom('contacts').selectAll().execute();

describe('contact us', () => {
  const refused = (name: string, change: object, answer: object) => ({
    name: `refuses ${name}`,
    call: ['POST', fill, { ...asha, ...change }] as ['POST', string, object],
    status: 400,
    answer: { code: 'invalid_input', ...answer },
    after: async (t: TestApp) => expect(await contacts(t)).toEqual([]),
  });

  scenarios([
    {
      name: 'takes exactly the documented payload and answers 200',
      call: ['POST', fill, asha],
      status: 200,
      answer: {
        message: 'Your message has been sent successfully!',
        reference: expect.stringMatching(/^PW-\w{4}-\w{4}$/),
      },
      after: async (t) => {
        const stored = { ...asha, phone: '+919818040101', isSpam: false, deletedAt: null };
        expect(await contacts(t)).toMatchObject([stored]);
      },
    },
    ...['name', 'email', 'phone', 'city'].map((field) =>
      refused(
        `an empty ${field}`,
        { [field]: ' ' },
        {
          message: 'All fields are required.',
          fields: { [field]: expect.stringMatching(/ is required\.$/) },
        },
      ),
    ),
    refused('a wrong email', { email: 'asha@' }, { message: 'Enter a valid email address.' }),
    refused(
      'letters for a phone',
      { phone: 'call me' },
      { message: 'Phone must be a number of 6 to 15 digits.' },
    ),
    refused('a line break in the city', { city: 'Delhi\r\nBcc: x@y.example' }, { fields: expect.anything() }),
    refused('an object for a name', { name: { $ne: 1 } }, { fields: { name: expect.any(String) } }),
    {
      name: 'attack 30: keeps a filled honeypot as spam, says the same, and mails nobody',
      call: ['POST', fill, { ...asha, website: 'https://buy.example' }],
      status: 200,
      answer: { message: 'Your message has been sent successfully!' },
      after: async (t) => {
        expect(await contacts(t)).toMatchObject([{ isSpam: true }]);
        expect(await t.db.selectFrom('outbox').select('_id').execute()).toEqual([]);
      },
    },
    {
      name: 'sends a receipt to the visitor and an alert to each admin',
      given: async (t) => {
        await t.addUser('admin', { email: 'boss@test.example' });
        return undefined;
      },
      call: ['POST', fill, asha],
      status: 200,
      after: async (t) => {
        const [row] = await contacts(t);
        expect(await mailTo(t, asha.email)).toMatchObject({
          subject: `Your message to us ${row?.reference}`,
          replyTo: [{ address: 'hello@peepalworks.example' }],
          text: expect.stringContaining(`Reference: ${row?.reference}`),
        });
        expect(await mailTo(t, 'boss@test.example')).toMatchObject({
          subject: 'New contact request from Asha Verma (Faridabad)',
          replyTo: [{ address: asha.email }],
          text: expect.stringContaining(`/dashboard/contact-list?record=${row?._id}`),
        });
      },
    },
  ]);
});

describe('the same call with an empty body', () => {
  const given = async (t: TestApp) => {
    await addContact(t, { name: 'First' });
    await addContact(t, { name: 'Junk', isSpam: true });
    await addContact(t, { name: 'Second' });
    return undefined;
  };
  const list = { status: 200, answer: [{ name: 'Second' }, { name: 'First' }], without: ['Junk'] };
  const refused = { status: 400, answer: { message: 'All fields are required.' }, without: ['First'] };

  scenarios([
    { name: 'answers an employee the list', given, as: 'employee', call: ['POST', fill], ...list },
    {
      name: 'answers an admin the list, {} being empty too',
      given,
      as: 'admin',
      call: ['POST', fill, {}],
      ...list,
    },
    ...['application/json', 'application/x-www-form-urlencoded'].map((type) => ({
      name: `answers it also where the client names ${type}`,
      given,
      as: 'admin' as const,
      call: ['POST', fill] as ['POST', string],
      headers: { 'content-type': type },
      ...list,
    })),
    { name: 'is an empty form when a visitor sends it', given, call: ['POST', fill], ...refused },
    { name: 'is an empty form when a visitor sends {}', given, call: ['POST', fill, {}], ...refused },
    {
      name: 'is an empty form when a client sends it',
      given,
      as: 'corporate',
      call: ['POST', fill],
      ...refused,
    },
    {
      name: 'is an empty form with a token that is nobody’s',
      given,
      call: ['POST', fill],
      headers: { authorization: `Bearer ${'x'.repeat(43)}` },
      ...refused,
    },
    {
      name: 'with anything in it is a form, whoever sends it',
      given,
      as: 'admin',
      call: ['POST', fill, { name: 'Asha' }],
      ...refused,
    },
  ]);
});

describe('the list', () => {
  const unknown = '0198f3d2-0000-7000-8000-000000000000';
  const search = (query: string, names: string[]) => ({
    name: `is searched: ${query}`,
    given: async (t: TestApp) => {
      await addContact(t, { name: 'Zoë Rao', city: 'Pune', phone: '+919999900000' });
      await addContact(t, { name: 'Asha Verma', city: 'New Delhi' });
      return undefined;
    },
    as: 'employee' as const,
    call: ['GET', `/api/contact/getcontact?page=1&${query}`] as ['GET', string],
    status: 200,
    answer: { total: names.length, items: names.map((name) => ({ name })) },
  });

  scenarios([
    {
      name: 'is the plain array, newest first, with the documented fields',
      given: async (t) => {
        await addContact(t, { name: 'First' });
        await addContact(t, { name: 'Second' });
        return undefined;
      },
      as: 'employee',
      call: ['GET', '/api/contact/getcontact'],
      status: 200,
      answer: [
        {
          name: 'Second',
          _id: expect.any(String),
          date: expect.stringMatching(/Z$/),
          phone: '+919818040101',
        },
        { name: 'First', city: 'Faridabad' },
      ],
      without: ['deletedAt'],
    },
    search('field=name&q=ZOË', ['Zoë Rao']),
    search('field=city&q=delhi', ['Asha Verma']),
    search('field=mobile&q=99999', ['Zoë Rao']),
    search('field=phone&q=98180', ['Asha Verma']),
    search('field=phone&q=098180', ['Asha Verma']),
    {
      name: 'is not searched by email',
      as: 'admin',
      call: ['GET', '/api/contact/getcontact?page=1&field=email&q=a'],
      status: 400,
    },
    { name: 'is closed to visitors', call: ['GET', '/api/contact/getcontact'], status: 401 },
    {
      name: 'is closed to a client, even of their own',
      given: addContact,
      as: 'user',
      call: ['GET', '/api/contact/getcontact'],
      status: 403,
    },
    {
      name: 'loses what an admin deletes',
      given: addContact,
      as: 'admin',
      call: ['DELETE', '/api/contact/:id'],
      status: 200,
      answer: { message: 'Contact deleted successfully' },
      after: async (t) => expect(await contacts(t)).toMatchObject([{ deletedAt: expect.any(String) }]),
    },
    {
      name: 'loses nothing by an employee',
      given: addContact,
      as: 'employee',
      call: ['DELETE', '/api/contact/:id'],
      status: 403,
      after: async (t) => expect(await contacts(t)).toMatchObject([{ deletedAt: null }]),
    },
    {
      name: 'says so when there is no such contact',
      as: 'admin',
      call: ['DELETE', `/api/contact/${unknown}`],
      status: 404,
    },
    {
      name: 'refuses what is no id, in the contract’s words',
      as: 'admin',
      call: ['DELETE', '/api/contact/undefined'],
      status: 400,
      answer: { message: 'Invalid user ID' },
    },
    {
      name: 'says of what an id is none, elsewhere',
      as: 'admin',
      call: ['POST', '/api/records/contact/1/restore'],
      status: 400,
      answer: { message: 'Invalid contact ID' },
    },
  ]);
});
