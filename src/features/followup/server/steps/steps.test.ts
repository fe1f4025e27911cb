import { describe, expect, test } from 'vitest';
import { addContact, addEnquiry, addFollowup, addIotQuote, meera } from '~/testing/factories';
import { scenarios } from '~/testing/scenario';
import { startApp } from '~/testing/start-app';

const unknown = '0198f3d2-0000-7000-8000-000000000000';

describe('a step', () => {
  test('about an enquiry makes its follow-up with the note, the day, the hour and the owner, and the next one joins it', async () => {
    const t = await startApp();
    const { headers, user } = await t.logIn('employee', { name: 'Ravi Rao' });
    const meera = await t.addUser('employee', { name: 'Meera' });
    const { id } = await addEnquiry(t);
    const take = async (body: object) =>
      (await t.call('POST', `/api/followup/step/enquiry/${id}`, { headers, body })).json();
    const first = await take({
      remark: 'Called, wants a quote.',
      nextDate: '2026-11-19',
      nextTime: '11:30',
      ownerId: meera._id,
    });
    expect(first).toMatchObject({
      message: 'Follow-up added successfully',
      followup: {
        name: 'Asha Verma',
        status: 'Pending',
        nextTime: '11:30',
        ownerName: 'Meera',
        sourceId: id,
      },
    });
    expect(first.followup.nextDate).toMatch(/^2026-11-19/);
    expect(first.followup.remarks.map(({ val }: { val: string }) => val)).toEqual([
      expect.stringMatching(/^Enquiry PW-/),
      'Called, wants a quote.',
    ]);
    const second = await take({ remark: 'Sent it.', status: 'In Progress', nextDate: '' });
    expect(second).toMatchObject({
      message: 'Follow-up updated successfully',
      followup: {
        _id: first.followup._id,
        status: 'In Progress',
        ownerName: 'Meera',
        nextDate: null,
        nextTime: null,
      },
    });
    expect(await take({ ownerId: user._id })).toMatchObject({ followup: { ownerName: 'Ravi Rao' } });
  });

  test('about what is in the spam folder is refused, whichever way, and makes nothing', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('employee');
    const { id } = await addEnquiry(t, { isSpam: true });
    const said = { resource: 'enquiry', id, kind: 'note', text: 'Called.' };
    const answers = [
      await t.call('POST', `/api/followup/step/enquiry/${id}`, { headers, body: { remark: 'Called.' } }),
      await t.call('POST', `/api/followup/from/enquiry/${id}`, { headers }),
      await t.call('POST', '/api/activities', { headers, body: said }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409]);
    expect(answers[0]?.json().message).toBe('This is in the spam folder. Say “Not spam” first.');
    for (const table of ['followups', 'people', 'activities'] as const)
      expect(await t.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  test('that is taken from the plan takes its hour along, whichever way, so that no later day has it', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('admin');
    const plan = { nextDate: '2026-11-19T00:00:00.000Z', nextTime: '16:30', nextKind: 'call' };
    const { id } = await addFollowup(t, plan);
    const put = async (body: object) =>
      (await t.call('PUT', `/api/followup/${id}`, { headers, body: { ...meera, ...body } })).json().followup;
    const unplanned = { nextDate: null, nextTime: null, nextKind: null };
    expect(await put({ nextDate: '' })).toMatchObject(unplanned);
    expect(await put({ nextDate: '2026-12-03' })).toMatchObject({ ...unplanned, nextDate: '2026-12-03' });
    await t.db.updateTable('followups').set(plan).where('_id', '=', id).execute();
    const next = { resource: 'followup', id, kind: 'note', text: 'Nothing for now.', next: null };
    expect((await t.call('POST', '/api/activities', { headers, body: next })).statusCode).toBe(200);
    const stored = t.db.selectFrom('followups').select(['nextDate', 'nextTime', 'nextKind']);
    expect(await stored.execute()).toEqual([unplanned]);
    // Nor is there an hour of no day, said later or from the first.
    expect(await put({ nextTime: '14:30' })).toMatchObject({ nextTime: null });
    const made = await t.call('POST', '/api/followup', { headers, body: { ...meera, nextTime: '14:30' } });
    expect(made.json().followup).toMatchObject({ nextDate: null, nextTime: null });
  });

  test('of two colleagues at once makes one follow-up that has both notes', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('admin');
    const { id } = await addContact(t);
    const say = (remark: string) =>
      t.call('POST', `/api/followup/step/contact/${id}`, { headers, body: { remark } });
    const [one, two] = await Promise.all([say('One'), say('Two')]);
    expect(one.json().followup._id).toBe(two.json().followup._id);
    const notes = await t.db.selectFrom('activities').select('text').execute();
    expect(notes.map(({ text }) => text)).toEqual(expect.arrayContaining(['One', 'Two']));
  });

  scenarios([
    {
      name: 'about a quote that says only who is to act is due on the next working day',
      given: addIotQuote,
      as: 'employee',
      call: ['POST', '/api/followup/step/iot-quote/:id', { status: 'In Progress' }],
      status: 200,
      answer: { followup: { status: 'In Progress', ownerName: 'Test employee' } },
    },
    {
      name: 'about a follow-up changes what it says, and nothing else',
      given: addFollowup,
      as: 'employee',
      call: ['POST', '/api/followup/step/followup/:id', { remark: 'Rang off.' }],
      status: 200,
      answer: { followup: { status: 'Pending', remarks: [{ val: 'Rang off.' }] } },
    },
    {
      name: 'that says nothing is none',
      given: addFollowup,
      as: 'employee',
      call: ['POST', '/api/followup/step/followup/:id', { remark: ' ' }],
      status: 400,
      answer: { message: 'There is nothing to save.' },
    },
    {
      name: 'at no hour of the day is refused beside its field',
      given: addFollowup,
      as: 'employee',
      call: ['POST', '/api/followup/step/followup/:id', { nextTime: '25:00' }],
      status: 400,
      answer: { fields: { nextTime: 'The time must be one of the day, such as 14:30.' } },
    },
    {
      name: 'cannot be handed to who is not of the staff',
      given: async (t) => ({ ...(await addEnquiry(t)), client: (await t.addUser('user'))._id }),
      as: 'employee',
      call: ['POST', '/api/followup/step/enquiry/:id', { ownerId: unknown }],
      status: 400,
      answer: { fields: { ownerId: 'Choose an owner from the list.' } },
      after: async ({ db }) => expect(await db.selectFrom('followups').select('_id').execute()).toEqual([]),
    },
    {
      name: 'about what is not there is not taken',
      as: 'employee',
      call: ['POST', `/api/followup/step/enquiry/${unknown}`, { remark: 'Hello' }],
      status: 404,
    },
    {
      name: 'about a follow-up that is not there is not taken either',
      as: 'employee',
      call: ['POST', `/api/followup/step/followup/${unknown}`, { remark: 'Hello' }],
      status: 404,
    },
    {
      name: 'is not a client’s to take',
      given: addEnquiry,
      as: 'user',
      call: ['POST', '/api/followup/step/enquiry/:id', { remark: 'Hello' }],
      status: 403,
    },
  ]);
});
