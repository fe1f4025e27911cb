import { describe, expect, test } from 'vitest';
import { now } from '~/lib/time';
import { newId } from '~/platform/db/ids';
import { addCareer, addContact, addEnquiry, addFollowup } from '~/testing/factories';
import { scenarios } from '~/testing/scenario';
import { startApp } from '~/testing/start-app';

describe('what is there of somebody who calls', () => {
  test('is counted by number or address, each record once, whatever way the number is written', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('employee');
    await addEnquiry(t);
    const { id } = await addEnquiry(t, { email: 'other@verma.example' });
    await addEnquiry(t, { isSpam: true });
    await addEnquiry(t, { deletedAt: now() });
    await addContact(t, { phone: '+919818040999' });
    await addFollowup(t, { mobile: '+919818040888', email: '' });
    const known = async (query: string) =>
      (await t.call('GET', `/api/records/known?${query}`, { headers })).json();
    expect(await known('phone=098180-40101')).toEqual({
      number: { e164: '+919818040101', isMobile: true },
      found: [{ resource: 'enquiry', count: 2, latest: id, words: '2 enquiries' }],
    });
    expect((await known('phone=9818040101&email=ASHA@verma.example')).found).toMatchObject([
      { resource: 'enquiry', count: 2 },
      { resource: 'contact', count: 1 },
    ]);
    expect((await known(`phone=9818040101&except=${id}`)).found).toMatchObject([
      { resource: 'enquiry', count: 1, latest: expect.not.stringContaining(id) },
    ]);
    expect((await known('phone=9818040999&except=0198f3d2-0000-7000-8000-000000000000')).found).toHaveLength(
      1,
    );
    expect(await known('phone=98180&email=asha@')).toEqual({ number: null, found: [] });
    expect(await known('')).toEqual({ number: null, found: [] });
  });

  test('is counted of a person, but for what was made from it', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('employee');
    const personId = newId();
    const { id } = await addEnquiry(t, { personId });
    const { id: latest } = await addEnquiry(t, { personId, email: 'other@verma.example' });
    await addCareer(t, { personId });
    await addContact(t, { personId, deletedAt: now() });
    await addFollowup(t, { personId });
    await addEnquiry(t);
    const query = `person=${personId}&except=${id}`;
    const { found } = (await t.call('GET', `/api/records/known?${query}`, { headers })).json();
    expect(found.map(({ words }: { words: string }) => words)).toEqual(['1 application', '1 enquiry']);
    expect(found[1].latest).toBe(latest);
  });

  test('is counted only so far', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('employee');
    for (let count = 0; count < 52; count++) await addContact(t, { phone: '+919818040999' });
    const answer = await t.call('GET', '/api/records/known?phone=9818040999', { headers });
    expect(answer.json().found).toMatchObject([{ resource: 'contact', count: 50, more: true }]);
  });

  scenarios([
    {
      name: 'a number of a landline takes no messages',
      as: 'employee',
      call: ['GET', '/api/records/known?phone=080-41234567'],
      status: 200,
      answer: { number: { e164: '+918041234567', isMobile: false } },
    },
    {
      name: 'an employee does not learn who has an account',
      given: async (t) => void (await t.addUser('user', { email: 'asha@verma.example' })),
      as: 'employee',
      call: ['GET', '/api/records/known?email=asha@verma.example'],
      status: 200,
      answer: { found: [] },
    },
    { name: 'a client learns nothing', as: 'user', call: ['GET', '/api/records/known'], status: 403 },
    { name: 'nor does a visitor', call: ['GET', '/api/records/known'], status: 401 },
  ]);
});
