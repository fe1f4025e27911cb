import { describe, expect, test } from 'vitest';
import { addCareer, addContact, addEnquiry, addIotQuote, meera } from '~/testing/factories';
import { scenarios } from '~/testing/scenario';
import { startApp } from '~/testing/start-app';
import type { TestApp } from '~/testing/test-app';

/** Edits that the contract does not name but the permission table promises. */
describe('staff edit', () => {
  scenarios([
    {
      name: 'an application, and how far it is',
      given: (t) => addCareer(t),
      as: 'employee',
      call: ['PUT', '/api/career/:id', { status: 'Interview', experience: '4 years' }],
      status: 200,
      answer: {
        message: 'Application updated successfully',
        application: { status: 'Interview', experience: '4 years', designation: 'WBD' },
      },
    },
    {
      name: 'an application, but not to a status that there is none of',
      given: (t) => addCareer(t),
      as: 'admin',
      call: ['PUT', '/api/career/:id', { status: 'Adored' }],
      status: 400,
      answer: { fields: { status: 'Choose a status from the list.' } },
    },
    {
      name: 'a contact',
      given: (t) => addContact(t),
      as: 'employee',
      call: ['PUT', '/api/contact/:id', { city: 'Palwal' }],
      status: 200,
      answer: { message: 'Contact updated successfully', contact: { city: 'Palwal', name: 'Asha Verma' } },
    },
    {
      name: 'a quote',
      given: (t) => addIotQuote(t),
      as: 'employee',
      call: ['PUT', '/api/iot/quote/:id', { productName: 'Soil Moisture Node' }],
      status: 200,
      answer: { message: 'Quote updated successfully!', quote: { productName: 'Soil Moisture Node' } },
    },
    {
      name: 'what is theirs to edit; a client does not',
      given: (t) => addIotQuote(t),
      as: 'user',
      call: ['PUT', '/api/iot/quote/:id', { productName: 'Soil Moisture Node' }],
      status: 403,
    },
  ]);
});

describe('the export', () => {
  scenarios([
    {
      name: 'of those that were ticked holds no other',
      given: async (t) => {
        await addEnquiry(t, { name: 'Not ticked' });
        return addEnquiry(t, { name: 'Ticked' });
      },
      as: 'admin',
      call: ['GET', '/api/records/enquiry/export.csv?ids=:id'],
      status: 200,
      without: ['Not ticked'],
    },
    {
      name: 'refuses what is no id',
      as: 'admin',
      call: ['GET', '/api/records/enquiry/export.csv?ids=1,2'],
      status: 400,
    },
  ]);
});

describe('an applicant', () => {
  const mail = 'asha@verma.example';
  const own = (t: TestApp) => addCareer(t, { status: 'Rejected', email: mail });
  const asTheApplicant = async (t: TestApp, url: string) => {
    const { headers } = await t.logIn('user', { email: mail });
    return t.app.inject({ url, headers });
  };

  test.each([
    '/api/career',
    '/api/career?page=1&sort=status',
    '/api/records/career/:id',
    '/api/records/career/export.csv',
  ])('is not told by %s how far their application is', async (path) => {
    const t = await startApp();
    const { id } = await own(t);
    const answer = await asTheApplicant(t, path.replace(':id', id));
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(mail);
    expect(answer.body).not.toMatch(/Rejected|status/i);
  });
});

test('a status that is set leaves everything else as it was, and nothing sent changes nothing', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('employee');
  const { id } = await addCareer(t, { experience: '4 years' });
  const put = (payload: object) =>
    t.app.inject({ method: 'PUT', url: `/api/career/${id}`, headers, payload });
  expect((await put({ status: 'Hired' })).json().application).toMatchObject({ experience: '4 years' });
  expect((await put({})).statusCode).toBe(400);
});

test('attack 38: a follow-up that is sent twice under one key is there once', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('employee');
  const again = { ...headers, 'idempotency-key': 'the-same-key-twice' };
  const send = () => t.call('POST', '/api/followup', { headers: again, body: meera });
  const [one, two] = [await send(), await send()];
  expect(two.json()).toEqual(one.json());
  expect(await t.db.selectFrom('followups').select('_id').execute()).toHaveLength(1);
  const colleague = await t.logIn('employee');
  const theirs = { ...colleague.headers, 'idempotency-key': 'the-same-key-twice' };
  await t.call('POST', '/api/followup', { headers: theirs, body: meera });
  expect(await t.db.selectFrom('followups').select('_id').execute()).toHaveLength(2);
});
