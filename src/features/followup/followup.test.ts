import { describe, expect, test } from 'vitest';
import { now } from '~/lib/time';
import { addFollowup, meera } from '~/testing/factories';
import { type Scenario, scenarios } from '~/testing/scenario';
import { startApp } from '~/testing/start-app';
import type { TestApp } from '~/testing/test-app';

const unknown = '0198f3d2-0000-7000-8000-000000000000';
const early = { val: 'Called, no answer', date: '2026-01-05T10:00:00.000Z' };
const late = { val: 'Wants a demo', date: '2026-01-06T10:00:00.000Z' };
const withRemark = (t: TestApp) => addFollowup(t, { remarks: [early] });
const remarksIn = ({ db }: TestApp) =>
  db.selectFrom('activities').select(['text as val', 'at as date']).orderBy('_id').execute();

describe('a new follow-up', () => {
  const refused = (name: string, change: object, fields: object): Scenario => ({
    name: `is refused with ${name}`,
    as: 'employee',
    call: ['POST', '/api/followup', { ...meera, ...change }],
    status: 400,
    answer: { code: 'invalid_input', fields },
    after: async ({ db }) => expect(await db.selectFrom('followups').select('_id').execute()).toEqual([]),
  });

  scenarios([
    {
      name: 'takes the documented payload',
      as: 'employee',
      call: ['POST', '/api/followup', { ...meera, mobile: '98180 40103', remarks: [early, late] }],
      status: 200,
      answer: { message: 'Follow-up added successfully', followup: { ...meera, remarks: [early, late] } },
      after: async ({ db }) => {
        const history = await db.selectFrom('history').select(['resource', 'action']).execute();
        expect(history).toEqual([{ resource: 'followup', action: 'created' }]);
      },
    },
    {
      name: 'needs no remark, and a blank one says nothing',
      as: 'admin',
      call: ['POST', '/api/followup', { ...meera, remarks: [{ val: '  ', date: now() }], remark: '' }],
      status: 200,
      answer: { followup: { remarks: [] } },
    },
    {
      name: 'without its fields is refused, each with a sentence',
      as: 'employee',
      call: ['POST', '/api/followup', {}],
      status: 400,
      answer: {
        message: 'Name is required.',
        error: 'Name is required.',
        fields: {
          name: 'Name is required.',
          mobile: 'Mobile is required.',
          email: 'Email is required.',
          status: 'Choose a status from the list.',
        },
      },
    },
    refused('an unknown status', { status: 'Done' }, { status: 'Choose a status from the list.' }),
    refused(
      'letters for a mobile',
      { mobile: 'call me' },
      { mobile: 'Mobile must be a number of 6 to 15 digits.' },
    ),
    refused('a wrong email', { email: 'meera' }, { email: 'Enter a valid email address.' }),
    refused('a text for the list', { remarks: 'Called' }, { remarks: 'Remarks must be a list.' }),
    refused(
      'a remark of no date',
      { remarks: [{ val: 'x', date: '05/01/2026' }] },
      { remarks: 'Date of the remark must be a date, such as 2025-04-01.' },
    ),
    refused('a NUL in a remark', { remark: 'a\u0000b' }, { remark: expect.any(String) }),
    { name: 'is not for visitors', call: ['POST', '/api/followup', meera], status: 401 },
    { name: 'is not for clients', as: 'business', call: ['POST', '/api/followup', meera], status: 403 },
  ]);
});

describe('an edit', () => {
  const { email: _email, status: _status, ...least } = meera;
  scenarios([
    {
      name: 'takes the full follow-up and appends what is new in its list',
      given: withRemark,
      as: 'employee',
      call: ['PUT', '/api/followup/:id', { ...meera, status: 'Completed', remarks: [early, late] }],
      status: 200,
      answer: {
        message: 'Follow-up updated successfully',
        followup: { status: 'Completed', remarks: [early, late] },
      },
    },
    {
      name: 'never takes a remark away',
      given: withRemark,
      as: 'employee',
      call: ['PUT', '/api/followup/:id', { ...meera, remarks: [] }],
      status: 200,
      answer: { followup: { remarks: [early] } },
    },
    {
      name: 'appends the same words on another day',
      given: withRemark,
      as: 'employee',
      call: ['PUT', '/api/followup/:id', { ...meera, remarks: [{ ...early, date: late.date }] }],
      status: 200,
      answer: { followup: { remarks: [early, { ...early, date: late.date }] } },
    },
    {
      name: 'dates a remark that comes without a date now',
      given: withRemark,
      as: 'employee',
      call: ['PUT', '/api/followup/:id', { ...meera, remark: ' Sent the offer \r\n by mail' }],
      status: 200,
      after: async (t) => {
        const [first, second] = await remarksIn(t);
        expect([first, second?.val]).toEqual([early, 'Sent the offer \n by mail']);
        expect(Date.now() - Date.parse(second?.date ?? '')).toBeLessThan(60_000);
      },
    },
    {
      name: 'needs the name and the mobile only, and leaves the rest',
      given: withRemark,
      as: 'employee',
      call: ['PUT', '/api/followup/:id', { ...least, name: 'Meera J.' }],
      status: 200,
      answer: { followup: { ...meera, name: 'Meera J.', remarks: [early] } },
    },
    {
      name: 'may take the email out',
      given: withRemark,
      as: 'employee',
      call: ['PUT', '/api/followup/:id', { ...least, email: '' }],
      status: 200,
      answer: { followup: { email: '' } },
    },
    {
      name: 'without name and mobile is refused',
      given: withRemark,
      as: 'employee',
      call: ['PUT', '/api/followup/:id', { status: 'Completed', email: 'x' }],
      status: 400,
      answer: {
        fields: {
          name: 'Name is required.',
          mobile: 'Mobile is required.',
          email: 'Enter a valid email address.',
        },
      },
    },
    {
      name: 'with an unknown status is refused',
      given: withRemark,
      as: 'admin',
      call: ['PUT', '/api/followup/:id', { ...meera, status: 'Won' }],
      status: 400,
      answer: { fields: { status: 'Choose a status from the list.' } },
    },
    {
      name: 'of nothing is 404',
      as: 'admin',
      call: ['PUT', `/api/followup/${unknown}`, meera],
      status: 404,
    },
    {
      name: 'of a bad id is 400 and says of what',
      as: 'admin',
      call: ['PUT', "/api/followup/1'--", meera],
      status: 400,
      answer: { message: 'Invalid follow-up ID' },
    },
    {
      name: 'that is deleted without an id is 400 in the contract’s words',
      as: 'admin',
      call: ['DELETE', '/api/followup/undefined'],
      status: 400,
      answer: { message: 'Invalid user ID' },
    },
    {
      name: 'is refused to a client',
      given: withRemark,
      as: 'user',
      call: ['PUT', '/api/followup/:id', meera],
      status: 403,
    },
  ]);

  test('made twenty times at once keeps every remark', async () => {
    const t = await startApp();
    const { id } = await withRemark(t);
    const { headers } = await t.logIn('employee');
    const vals = Array.from({ length: 20 }, (_, number) => `Remark ${number}`);
    const answers = await Promise.all(
      vals.map((val, number) => {
        const said = number % 2 ? { remark: val } : { remarks: [early, { val, date: late.date }] };
        return t.call('PUT', `/api/followup/${id}`, { headers, body: { ...meera, ...said } });
      }),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(vals.map(() => 200));
    const kept = (await remarksIn(t)).map(({ val }) => val);
    expect(kept[0]).toBe(early.val);
    expect(kept.slice(1).sort()).toEqual(vals.sort());
  });

  test('sent twice appends its remark once', async () => {
    const t = await startApp();
    const { id } = await withRemark(t);
    const { headers } = await t.logIn('employee');
    const body = { ...meera, remarks: [early, late] };
    await t.call('PUT', `/api/followup/${id}`, { headers, body });
    await t.call('PUT', `/api/followup/${id}`, { headers, body });
    expect(await remarksIn(t)).toEqual([early, late]);
  });

  test('takes the full list back however long it has grown', async () => {
    const t = await startApp();
    const long = Array.from({ length: 200 }, (_, n) => ({ ...early, val: `${n} ${'ह'.repeat(1900)}` }));
    const { id } = await addFollowup(t, { remarks: long });
    const { headers } = await t.logIn('employee');
    const body = { ...meera, remarks: [...long, late] };
    expect((await t.call('PUT', `/api/followup/${id}`, { headers, body })).statusCode).toBe(200);
    expect(await remarksIn(t)).toEqual([...long, late]);
  });

  test('attack 15: takes no more than a thousand remarks, however many calls bring them', async () => {
    const t = await startApp();
    const remarks = Array.from({ length: 999 }, (_, n) => ({ ...early, val: `Remark ${n}` }));
    const { id } = await addFollowup(t, { remarks: remarks });
    const { headers, user } = await t.logIn('employee');
    await t.db.updateTable('activities').set({ userId: user._id }).execute();
    const edit = async (said: object) =>
      (await t.call('PUT', `/api/followup/${id}`, { headers, body: { ...meera, ...said } })).statusCode;
    expect(await edit({ remark: 'the thousandth' })).toBe(200);
    expect(await edit({ remark: 'one more' })).toBe(400);
    expect(await edit({ remarks: [late, { ...late, val: 'and another' }] })).toBe(400);
    expect(await edit({ remarks: remarks.slice(0, 500) })).toBe(200);
    expect(await remarksIn(t)).toHaveLength(1000);
  });
});
