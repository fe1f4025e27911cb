import { describe, expect, test } from 'vitest';
import { DAY, dayAfter, dayOf, fromNow, now } from '~/lib/time';
import { addContact, addEnquiry, addFollowup, addIotQuote, meera } from '~/testing/factories';
import { scenarios } from '~/testing/scenario';
import { startApp } from '~/testing/start-app';

const unknown = '0198f3d2-0000-7000-8000-000000000000';
const dayAt = (iso: string) => `${dayOf(iso)}T00:00:00.000Z`;
const today = dayAt(now());

describe('whose turn it is', () => {
  test('is told with the owner’s name, may be taken away, and survives what does not speak of it', async () => {
    const t = await startApp();
    const { headers, user } = await t.logIn('employee', { name: 'Ravi Rao' });
    const { id } = await addFollowup(t);
    const put = async (change: object) => {
      const payload = { name: meera.name, mobile: meera.mobile, ...change };
      const answer = await t.app.inject({ method: 'PUT', url: `/api/followup/${id}`, headers, payload });
      return answer.json().followup;
    };
    const taken = { ownerId: user._id, ownerName: 'Ravi Rao', nextDate: '2026-12-01' };
    expect(await put({ ownerId: user._id, nextDate: '2026-12-01' })).toMatchObject(taken);
    expect(await put({ status: 'In Progress' })).toMatchObject(taken);
    expect(await put({ nextDate: '2026-12-01T20:30:00.000Z' })).toMatchObject({
      nextDate: '2026-12-02',
    });
    expect(await put({ ownerId: '', nextDate: null })).toMatchObject({
      ownerId: null,
      ownerName: '',
      nextDate: null,
    });
  });

  test('follows a change of name, and stays with who has left until somebody else is named', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('admin');
    const ravi = await t.addUser('employee', { name: 'Ravi Rao' });
    const { id } = await addFollowup(t, { ownerId: ravi._id, ownerName: 'Ravi Rao' });
    const call = (url: string, payload: object) => t.app.inject({ method: 'PUT', url, headers, payload });
    await call('/api/user/edit-user', { _id: ravi._id, name: 'Ravi Kumar', isBlocked: true });
    const kept = await call(`/api/followup/${id}`, { ...meera, ownerId: ravi._id });
    expect(kept.json()).toMatchObject({ followup: { ownerId: ravi._id, ownerName: 'Ravi Kumar' } });
    const other = await addFollowup(t);
    const given = await call(`/api/followup/${other.id}`, { ...meera, ownerId: ravi._id });
    expect(given.statusCode).toBe(400);
    expect(given.json().fields).toEqual({ ownerId: 'Choose an owner from the list.' });
  });

  test('is nobody’s when their account is gone for good', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('admin');
    const ravi = await t.addUser('employee', { name: 'Ravi Rao' });
    await t.call('PUT', '/api/settings/assignment', {
      ...{ headers, body: { mode: 'fixed', staff: [ravi._id], rules: {} } },
    });
    const { id } = await addFollowup(t, { ownerId: ravi._id, ownerName: 'Ravi Rao' });
    const lead = () => t.call('GET', `/api/records/followup/${id}`, { headers });
    await t.call('DELETE', `/api/user/${ravi._id}`, { headers });
    expect((await lead()).json()).toMatchObject({ ownerId: ravi._id, ownerName: 'Ravi Rao' });
    const purged = await t.call('DELETE', `/api/records/user/${ravi._id}/purge`, { headers });
    expect(purged.statusCode, purged.body).toBe(200);
    expect((await lead()).json()).toMatchObject({ ownerId: null, ownerName: '' });
    const assignment = await t.call('GET', '/api/settings/assignment', { headers });
    expect(assignment.json()).toMatchObject({ staff: [] });
  });

  test('has the name of whose it is, also when two change it at the same moment', async () => {
    const t = await startApp();
    const { headers, user } = await t.logIn('admin', { name: 'Asha' });
    const ravi = await t.addUser('employee', { name: 'Ravi' });
    const names = new Map([
      [user._id, 'Asha'],
      [ravi._id, 'Ravi'],
    ]);
    for (let round = 0; round < 12; round++) {
      const { id } = await addFollowup(t, { ownerId: user._id, ownerName: 'Asha' });
      const put = (ownerId: string) =>
        t.call('PUT', `/api/followup/${id}`, { headers, body: { ...meera, ownerId } });
      await Promise.all([put(ravi._id), put(user._id)]);
      const row = await t.db
        .selectFrom('followups')
        .selectAll()
        .where('_id', '=', id)
        .executeTakeFirstOrThrow();
      expect(row.ownerName).toBe(names.get(row.ownerId ?? ''));
    }
  });

  scenarios([
    {
      name: 'cannot be a client’s',
      given: async (t) => ({ client: (await t.addUser('user'))._id }),
      as: 'admin',
      call: ['POST', '/api/followup', { ...meera, ownerId: unknown }],
      status: 400,
      answer: { fields: { ownerId: 'Choose an owner from the list.' } },
    },
    {
      name: 'can be that of staff who can log in, and of nobody else',
      given: async (t) => {
        await t.addUser('employee', { name: 'Ravi' });
        await t.addUser('employee', { name: 'Blocked', isBlocked: true });
        await t.addUser('user', { name: 'Client' });
        return undefined;
      },
      as: 'employee',
      call: ['GET', '/api/followup/owners'],
      status: 200,
      answer: [{ name: 'Ravi' }, { name: 'Test employee' }],
      without: ['Blocked', 'Client'],
    },
    {
      name: 'is none of a client’s business',
      as: 'user',
      call: ['GET', '/api/followup/owners'],
      status: 403,
    },
  ]);
});

test('what waits for me today is mine, open and due; the longest due first', async () => {
  const t = await startApp();
  const { headers, user } = await t.logIn('employee');
  const mine = { ownerId: user._id, nextDate: today };
  await addFollowup(t, { ...mine, name: 'Today' });
  await addFollowup(t, { ...mine, name: 'Late', nextDate: dayAt(fromNow(-3 * DAY)) });
  await addFollowup(t, { ...mine, name: 'Tomorrow', nextDate: dayAt(fromNow(DAY)) });
  await addFollowup(t, { ...mine, name: 'Done', status: 'Completed' });
  await addFollowup(t, { ...mine, name: 'Deleted', deletedAt: now() });
  await addFollowup(t, { name: 'Nobody’s', nextDate: today });
  const { items, total } = (await t.app.inject({ url: '/api/followup/mine', headers })).json();
  expect(items.map(({ name }: { name: string }) => name)).toEqual(['Late', 'Today']);
  expect(total).toBe(2);
});

describe('following up', () => {
  test('an enquiry carries its data, is mine and due on a working day, and leads both ways', async () => {
    const t = await startApp();
    const { headers, user } = await t.logIn('employee', { name: 'Ravi Rao' });
    const { id } = await addEnquiry(t, { reference: 'PW-AAAA-2222' });
    const url = `/api/followup/from/enquiry/${id}`;
    const [one, two] = await Promise.all([
      t.app.inject({ method: 'POST', url, headers }),
      t.app.inject({ method: 'POST', url, headers }),
    ]);
    const { followup } = one.json();
    expect(followup).toMatchObject({
      name: 'Asha Verma',
      email: 'asha@verma.example',
      mobile: '+919818040101',
      status: 'Pending',
      ownerId: user._id,
      ownerName: 'Ravi Rao',
      sourceResource: 'enquiry',
      sourceId: id,
      remarks: [{ val: 'Enquiry PW-AAAA-2222: CRM Development, Faridabad' }],
    });
    expect(followup.nextDate > today).toBe(true);
    expect(new Date(followup.nextDate).getUTCDay()).not.toBe(0);
    // Two clicks at once make one.
    expect(two.json().followup._id).toBe(followup._id);
    const of = await t.app.inject({ url: `/api/followup/of/enquiry/${id}`, headers });
    expect(of.json()).toMatchObject([{ _id: followup._id }]);
    const history = await t.db
      .selectFrom('history')
      .select('action')
      .where('recordId', '=', followup._id)
      .execute();
    expect(history).toEqual([{ action: 'created' }]);
  });

  test('is due on no holiday', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('admin');
    const { id } = await addEnquiry(t);
    const tomorrow = dayAfter(dayOf(now()), 1);
    const everyDay = { days: [1, 2, 3, 4, 5, 6, 7], from: '10:00', to: '19:00', holidays: [tomorrow] };
    await t.call('PUT', '/api/settings/working-hours', { headers, body: everyDay });
    const made = await t.call('POST', `/api/followup/from/enquiry/${id}`, { headers });
    expect(made.json().followup.nextDate).toBe(dayAfter(tomorrow, 1));
  });

  test('once it is completed a new one may begin', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('admin');
    const { id } = await addEnquiry(t);
    await addFollowup(t, { status: 'Completed', sourceResource: 'enquiry', sourceId: id });
    await t.app.inject({ method: 'POST', url: `/api/followup/from/enquiry/${id}`, headers });
    const of = await t.app.inject({ url: `/api/followup/of/enquiry/${id}`, headers });
    expect(of.json()).toMatchObject([{ status: 'Pending' }, { status: 'Completed' }]);
  });

  scenarios([
    {
      name: 'a contact',
      given: (t) => addContact(t, { reference: 'PW-BBBB-2222' }),
      as: 'admin',
      call: ['POST', '/api/followup/from/contact/:id'],
      status: 200,
      answer: { followup: { remarks: [{ val: 'Contact request PW-BBBB-2222: Faridabad' }] } },
    },
    {
      name: 'a quote',
      given: (t) => addIotQuote(t, { reference: 'PW-CCCC-2222' }),
      as: 'admin',
      call: ['POST', '/api/followup/from/iot-quote/:id'],
      status: 200,
      answer: { followup: { remarks: [{ val: 'Quote request PW-CCCC-2222: Cold Room Sentinel' }] } },
    },
    {
      name: 'what is in the trash',
      given: (t) => addEnquiry(t, { deletedAt: now() }),
      as: 'admin',
      call: ['POST', '/api/followup/from/enquiry/:id'],
      status: 404,
    },
    {
      name: 'what is no source',
      as: 'admin',
      call: ['POST', `/api/followup/from/user/${unknown}`],
      status: 400,
    },
    {
      name: 'by a client',
      given: (t) => addEnquiry(t),
      as: 'user',
      call: ['POST', '/api/followup/from/enquiry/:id'],
      status: 403,
    },
  ]);
});
