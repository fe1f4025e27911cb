import { describe, expect, test } from 'vitest';
import { newId } from '~/platform/db/ids';
import {
  addCareer,
  addContact,
  addEmployee,
  addEnquiry,
  addFollowup,
  addIotProduct,
  addIotQuote,
  asha,
  meera,
  sensor,
} from '~/testing/factories';
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
      name: 'takes no more by name than a call changes',
      as: 'admin',
      call: ['POST', '/api/records/enquiry/export.csv', { ids: someIds(10_001) }],
      status: 400,
    },
    {
      name: 'refuses what is no id',
      as: 'admin',
      call: ['GET', '/api/records/enquiry/export.csv?ids=1,2'],
      status: 400,
    },
  ]);
});

const someIds = (count: number) => Array.from({ length: count }, () => newId());

test('the export holds all that were ticked, however many, newest first, and no other', async () => {
  const t = await startApp();
  for (const name of ['Older', 'Not ticked', 'Newer']) await addEnquiry(t, { name });
  const rows = await t.db.selectFrom('enquiries').select(['_id', 'name']).execute();
  const ticked = rows.filter(({ name }) => name !== 'Not ticked').map(({ _id }) => _id);
  const { headers } = await t.logIn('admin');
  const body = { ids: [...ticked, ...someIds(1000)] };
  const csv = await t.call('POST', '/api/records/enquiry/export.csv', { headers, body });
  expect(csv.body.match(/Older|Newer|Not ticked/g)).toEqual(['Newer', 'Older']);
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

describe('a change says which version it was made to', () => {
  const edits = {
    enquiry: { add: addEnquiry, path: '/api/quotes/updatequotes/:id', body: { ...asha, name: 'Mine' } },
    contact: { add: addContact, path: '/api/contact/:id', body: { name: 'Mine' } },
    followup: { add: addFollowup, path: '/api/followup/:id', body: { ...meera, name: 'Mine' } },
    employee: { add: addEmployee, path: '/api/employee/:id', body: { name: 'Mine' } },
    product: { add: addIotProduct, path: '/api/iot/prodcuts/:id', body: { ...sensor, productName: 'Mine' } },
    account: {
      add: async (t: TestApp) => ({ id: (await t.addUser('user'))._id }),
      path: '/api/user/edit-role/:id',
      body: { role: 'business' },
    },
  };

  test.each(Object.entries(edits))(
    '%s: of two that saw the same one, the second is refused and told what is there now',
    async (_, edit) => {
      const t = await startApp();
      const { id = '' } = (await edit.add(t)) ?? {};
      const { headers } = await t.logIn('admin');
      const put = (body: object) =>
        t.app.inject({ method: 'PUT', url: edit.path.replace(':id', id), headers, payload: body });
      expect((await put({ ...edit.body, version: 1 })).statusCode).toBe(200);
      const late = await put({ ...edit.body, version: 1 });
      expect(late.statusCode).toBe(409);
      expect(late.json()).toMatchObject({ code: 'conflict', current: { _id: id, version: 2 } });
      expect(late.json().error).toBe(late.json().message);
      // Who says nothing of it is believed, and so is a form, which sends it as text.
      expect((await put(edit.body)).statusCode).toBe(200);
      expect((await put({ ...edit.body, version: '3' })).statusCode).toBe(200);
      expect((await put({ ...edit.body, version: 0 })).statusCode).toBe(400);
    },
  );

  test('the trash and the spam folder count', async () => {
    const t = await startApp();
    const { id } = await addEnquiry(t);
    const { headers } = await t.logIn('admin');
    const call = (method: 'PUT' | 'DELETE' | 'POST', url: string, payload?: object) =>
      t.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
    await call('PUT', '/api/records/enquiry/spam', { ids: [id], isSpam: true });
    await call('PUT', '/api/records/enquiry/spam', { ids: [id], isSpam: true });
    await call('DELETE', `/api/quotes/remove/${id}`);
    await call('POST', `/api/records/enquiry/${id}/restore`);
    expect((await t.app.inject({ url: `/api/records/enquiry/${id}`, headers })).json()).toMatchObject({
      version: 4,
    });
    const history = await t.app.inject({ url: `/api/records/enquiry/${id}/history`, headers });
    expect(history.body).not.toContain('version');
  });
});
