import { describe, expect, test } from 'vitest';
import { addEnquiry, asha } from '~/testing/factories';
import { scenarios } from '~/testing/scenario';
import { startApp } from '~/testing/start-app';
import type { TestApp } from '~/testing/test-app';

const caller = { name: 'Farid Khan', phone: '098180 40140' };
const stored = (t: TestApp) => t.db.selectFrom('enquiries').selectAll().executeTakeFirstOrThrow();
const mailed = async (t: TestApp) =>
  (await t.db.selectFrom('outbox').select(['template', 'recipient']).execute()).map(
    ({ template, recipient }) => `${template} ${recipient}`,
  );

describe('staff write down a caller', () => {
  test('whose name and number are enough; nobody is mailed a receipt unasked', async () => {
    const t = await startApp();
    const admin = await t.addUser('admin', { email: 'boss@peepal.example' });
    const { headers } = await t.logIn('employee');
    const answer = await t.call('POST', '/api/quotes/entries', { headers, body: caller });
    expect(answer.json()).toMatchObject({ message: 'Enquiry added successfully' });
    expect(await stored(t)).toMatchObject({
      name: 'Farid Khan',
      phone: '+919818040140',
      email: '',
      city: '',
      requirement: '',
      source: 'phone',
      isSpam: false,
    });
    expect(await mailed(t)).toEqual([`enquiry-alert ${admin.email}`]);
    const opened = await t.db.selectFrom('followups').select(['stage', 'ownerId', 'nextDate']).execute();
    expect(opened).toEqual([{ stage: 'New', ownerId: null, nextDate: null }]);
  });

  test('with a note, an owner and a day the follow-up is made in the same step, once for a repeated call', async () => {
    const t = await startApp();
    const { headers: session } = await t.logIn('employee', { name: 'Ravi Rao' });
    const meera = await t.addUser('employee', { name: 'Meera' });
    const headers = { ...session, 'idempotency-key': '0198f3d2-0000-7000-8000-000000000001' };
    const body = {
      ...caller,
      ...{ email: 'farid@khan.example', source: 'walk-in', requirement: 'crm', receipt: 'on' },
      ...{ remark: 'Ten seats.', ownerId: meera._id, nextDate: '2026-11-19', nextTime: '' },
    };
    const first = await t.call('POST', '/api/quotes/entries', { headers, body });
    const again = await t.call('POST', '/api/quotes/entries', { headers, body });
    expect(again.json()).toEqual(first.json());
    const { _id } = await stored(t);
    const followups = await t.db.selectFrom('followups').selectAll().execute();
    expect(followups).toMatchObject([{ sourceId: _id, ownerName: 'Meera', name: 'Farid Khan' }]);
    expect(followups[0]?.nextDate).toMatch(/^2026-11-19/);
    expect(await mailed(t)).toContain('enquiry-receipt farid@khan.example');
    const notes = await t.db.selectFrom('activities').select('text').execute();
    expect(notes.map(({ text }) => text)).toContain('Ten seats.');
  });

  test('of whom nothing else is known, the follow-up begins with the reference alone', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('employee');
    await t.call('POST', '/api/quotes/entries', { headers, body: { ...caller, remark: 'Rings again.' } });
    const { reference } = await stored(t);
    const notes = await t.db.selectFrom('activities').select('text').execute();
    expect(notes.map(({ text }) => text).sort()).toEqual([`Enquiry ${reference}`, 'Rings again.']);
  });

  test('attack 30: 240 times an hour, and no more: each is told by mail', async () => {
    const t = await startApp();
    const { headers: session } = await t.logIn('employee');
    const headers = { ...session, 'idempotency-key': '0198f3d2-0000-7000-8000-000000000002' };
    const write = () => t.call('POST', '/api/quotes/entries', { headers, body: caller });
    for (let n = 0; n < 240; n++) expect((await write()).statusCode).toBe(200);
    expect((await write()).statusCode).toBe(429);
  });

  scenarios([
    {
      name: 'a number is a must',
      as: 'employee',
      call: ['POST', '/api/quotes/entries', { name: 'Farid Khan' }],
      status: 400,
      answer: { fields: { phone: 'Phone is required.' } },
    },
    {
      name: 'an address that is none is refused',
      as: 'employee',
      call: ['POST', '/api/quotes/entries', { ...caller, email: 'farid@' }],
      status: 400,
      answer: { fields: { email: 'Enter a valid email address.' } },
    },
    {
      name: 'a receipt to nobody is refused, and nothing is kept',
      as: 'employee',
      call: ['POST', '/api/quotes/entries', { ...caller, receipt: 'on' }],
      status: 400,
      answer: { fields: { email: 'Without an address nobody can be written to.' } },
      after: async ({ db }) => expect(await db.selectFrom('enquiries').select('_id').execute()).toEqual([]),
    },
    {
      name: 'with an owner who is none nothing is kept either',
      as: 'employee',
      call: ['POST', '/api/quotes/entries', { ...caller, ownerId: '0198f3d2-0000-7000-8000-000000000000' }],
      status: 400,
      answer: { fields: { ownerId: 'Choose an owner from the list.' } },
      after: async ({ db }) => expect(await db.selectFrom('enquiries').select('_id').execute()).toEqual([]),
    },
    {
      name: 'a source that is none is refused',
      as: 'employee',
      call: ['POST', '/api/quotes/entries', { ...caller, source: 'dream' }],
      status: 400,
      answer: { fields: { source: 'Choose a source from the list.' } },
    },
    {
      name: 'a contact needs no more',
      as: 'employee',
      call: ['POST', '/api/contact/entries', { ...caller, source: 'referral' }],
      status: 200,
      answer: { message: 'Contact added successfully' },
      after: async ({ db }) =>
        expect(await db.selectFrom('contacts').select(['city', 'email', 'source']).execute()).toEqual([
          { city: '', email: '', source: 'referral' },
        ]),
    },
    {
      name: 'what is not sent in an edit stays, and an address can be taken out',
      given: (t) => addEnquiry(t, { source: 'referral' }),
      as: 'employee',
      call: [
        'PUT',
        '/api/quotes/updatequotes/:id',
        { name: 'Farid', email: '', phone: '9818040140', requirement: '' },
      ],
      status: 200,
      answer: { updatedInquiry: { email: '', requirement: '', city: 'Faridabad', source: 'referral' } },
    },
    {
      name: 'a record is taken back as it was read',
      given: addEnquiry,
      as: 'employee',
      call: ['PUT', '/api/quotes/updatequotes/:id', { ...asha, source: null, consentText: null }],
      status: 200,
      answer: { updatedInquiry: { source: null } },
    },
    {
      name: 'a client cannot',
      as: 'user',
      call: ['POST', '/api/quotes/entries', caller],
      status: 403,
    },
    { name: 'nor can a visitor', call: ['POST', '/api/quotes/entries', caller], status: 401 },
    {
      name: 'who sends the public form says all of it',
      call: ['POST', '/api/quotes', { ...caller, city: 'Palwal', requirement: 'crm' }],
      status: 400,
    },
  ]);
});
