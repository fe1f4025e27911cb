import { describe, expect, test } from 'vitest';
import { ravi } from '~/testing/factories';
import { mailsOf, mailTo, tokenIn } from '~/testing/mails';
import { type Scenario, scenarios } from '~/testing/scenario';
import { type StartedApp, startApp } from '~/testing/start-app';
import type { TestApp } from '~/testing/test-app';

const newAccount = ({ db }: TestApp) =>
  db.selectFrom('users').selectAll().where('email', '=', ravi.email).executeTakeFirst();

const noneMade = async (t: TestApp) => {
  expect(await t.db.selectFrom('employees').select('_id').execute()).toEqual([]);
  expect(await newAccount(t)).toBeUndefined();
  expect(await t.db.selectFrom('outbox').select('_id').execute()).toEqual([]);
};

describe('a new employee', () => {
  const refused = (name: string, change: object, fields: object): Scenario => ({
    name: `is refused with ${name}`,
    as: 'admin',
    call: ['POST', '/api/employee', { ...ravi, ...change }],
    status: 400,
    answer: { code: 'invalid_input', fields },
    after: noneMade,
  });

  scenarios([
    {
      name: 'comes with an account of that role and an invitation',
      as: 'admin',
      call: ['POST', '/api/employee', { ...ravi, mobile: '98180 40102', gender: 'Male' }],
      status: 200,
      answer: {
        message: 'Employee added successfully',
        employee: { ...ravi, gender: 'Male', role: 'employee', profile: null },
      },
      without: ['password', 'userId'],
      after: async (t) => {
        expect(await newAccount(t)).toMatchObject({
          name: ravi.name,
          mobile: ravi.mobile,
          role: 'employee',
          isBlocked: false,
          passwordHash: null,
        });
        const mails = await t.db.selectFrom('outbox').select(['template', 'recipient']).execute();
        expect(mails).toEqual([{ template: 'invite', recipient: ravi.email }]);
        const history = await t.db
          .selectFrom('history')
          .select(['resource', 'action'])
          .orderBy('_id')
          .execute();
        expect(history).toEqual([
          { resource: 'user', action: 'created' },
          { resource: 'employee', action: 'created' },
        ]);
      },
    },
    {
      name: 'takes every documented field, a password and a role included, and then needs no invitation',
      as: 'admin',
      call: [
        'POST',
        '/api/employee',
        { ...ravi, gender: 'Other', password: 'Correct-Horse-8!', role: 'corporate' },
      ],
      status: 200,
      answer: { employee: { role: 'corporate', gender: 'Other' } },
      without: ['assword', 'Correct-Horse', 'argon2'],
      after: async (t) => {
        expect(await newAccount(t)).toMatchObject({
          role: 'corporate',
          passwordHash: expect.stringMatching(/^\$argon2id/),
        });
        const mails = await t.db.selectFrom('outbox').select(['template', 'recipient']).execute();
        expect(mails).toEqual([{ template: 'verify-email', recipient: ravi.email }]);
        const history = await t.db.selectFrom('history').select('changes').execute();
        expect(JSON.stringify(history)).not.toMatch(/argon2|Correct-Horse/);
      },
    },
    {
      name: 'may have what is optional empty, as a form sends it, and a day for a date',
      as: 'admin',
      call: [
        'POST',
        '/api/employee',
        { ...ravi, gender: '', password: '', role: '', isWorking: 'true', dateOfJoining: '2025-04-01' },
      ],
      status: 200,
      answer: {
        employee: { gender: null, role: 'employee', isWorking: true, dateOfJoining: ravi.dateOfJoining },
      },
    },
    {
      name: 'who does not work any more cannot log in and is not invited',
      as: 'admin',
      call: ['POST', '/api/employee', { ...ravi, isWorking: false }],
      status: 200,
      after: async (t) => {
        expect(await newAccount(t)).toMatchObject({ isBlocked: true });
        expect(await t.db.selectFrom('outbox').select('_id').execute()).toEqual([]);
      },
    },
    {
      name: 'without the fields is refused, each with a sentence',
      as: 'admin',
      call: ['POST', '/api/employee', {}],
      status: 400,
      answer: {
        fields: {
          name: 'Name is required.',
          employeeId: 'Employee ID is required.',
          mobile: 'Mobile is required.',
          email: 'Email is required.',
          jobrole: 'Job role is required.',
          dateOfJoining: 'Date of joining is required.',
          isWorking: 'Is working is required.',
        },
      },
    },
    refused(
      'a weak password',
      { password: '12345' },
      { password: 'Password is too weak. Please use a stronger password.' },
    ),
    refused('a number for a password', { password: 1 }, { password: 'Password must be a text.' }),
    refused('an unknown gender', { gender: 'x' }, { gender: 'Choose a gender from the list.' }),
    refused('an unknown role', { role: 'owner' }, { role: 'Choose a role from the list.' }),
    refused('a word for yes or no', { isWorking: 'maybe' }, { isWorking: 'Is working must be yes or no.' }),
    refused(
      'letters for a mobile',
      { mobile: 'x' },
      { mobile: 'Mobile must be a number of 6 to 15 digits.' },
    ),
    ...['01/04/2025', '2025-02-30', '0000-01-01', 'today', 5].map((dateOfJoining) =>
      refused(
        `the date ${dateOfJoining}`,
        { dateOfJoining },
        { dateOfJoining: expect.stringContaining('date') },
      ),
    ),
    { name: 'is not for visitors', call: ['POST', '/api/employee', ravi], status: 401, after: noneMade },
    ...(['employee', 'user', 'corporate'] as const).map((as) => ({
      name: `is not for the role ${as}`,
      as,
      call: ['POST', '/api/employee', ravi] as ['POST', string, object],
      status: 403,
      after: noneMade,
    })),
    {
      name: 'is not read from a text or a list',
      as: 'admin',
      call: ['POST', '/api/employee', [ravi]],
      status: 400,
    },
  ]);
});

describe('who is there already', () => {
  async function withRavi() {
    const t = await startApp();
    const { headers } = await t.logIn('admin');
    const add = (change: object) =>
      t.call('POST', '/api/employee', { headers, body: { ...ravi, ...change } });
    await add({});
    const counts = async () => ({
      employees: (await t.db.selectFrom('employees').select('_id').execute()).length,
      users: (await t.db.selectFrom('users').select('_id').execute()).length,
    });
    return { t, headers, add, counts };
  }
  const conflict = (answer: Awaited<ReturnType<StartedApp['call']>>) => [
    answer.statusCode,
    answer.json().fields,
  ];
  const emailTaken = [409, { email: 'This email is already registered.' }];
  const idTaken = [409, { employeeId: 'Another employee already has this employee ID.' }];

  test('keeps their email and their employee ID', async () => {
    const { t, add, counts } = await withRavi();
    expect(conflict(await add({ employeeId: 'PW-015', email: 'RAVI@peepalworks.example' }))).toEqual(
      emailTaken,
    );
    expect(conflict(await add({ email: 'other@peepalworks.example' }))).toEqual(idTaken);
    await t.addUser('user', { email: 'client@test.example' });
    expect(conflict(await add({ employeeId: 'PW-015', email: 'client@test.example' }))).toEqual(emailTaken);
    expect(await counts()).toEqual({ employees: 1, users: 3 });
  });

  test('when two are added at once, is one', async () => {
    const { add, counts } = await withRavi();
    const twin = { employeeId: 'PW-020' };
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((name) => add({ ...twin, email: `${name}@peepalworks.example` })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect(await counts()).toEqual({ employees: 2, users: 3 });
  });

  test('stays when one comes back from the trash whose ID was given away', async () => {
    const { t, headers, add } = await withRavi();
    const [old] = (await t.call('GET', '/api/employee', { headers })).json();
    await t.call('DELETE', `/api/employee/${old._id}`, { headers });
    expect((await add({ email: 'next@peepalworks.example' })).statusCode).toBe(200);
    const answer = await t.call('POST', `/api/records/employee/${old._id}/restore`, { headers });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'conflict']);
  });
});

describe('an invitation', () => {
  test('opens the account, and can be sent again', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('admin');
    await t.call('POST', '/api/employee', { headers, body: ravi });
    expect(await mailsOf(t)).toHaveLength(1);
    const again = await t.call('POST', `/api/employee/${ravi.employeeId}/invite`, { headers });
    expect([again.statusCode, again.json()]).toEqual([200, { message: 'Invitation sent successfully' }]);
    const token = tokenIn(await mailTo(t, ravi.email));
    const password = 'Chosen-Horse-1!';
    expect(
      (await t.call('PUT', `/api/user/reset-password/${token}`, { body: { password } })).statusCode,
    ).toBe(200);
    const login = await t.call('POST', '/api/user/admin-login', { body: { email: ravi.email, password } });
    expect(login.json().user).toMatchObject({ name: ravi.name, role: 'employee' });
  });

  test('is sent again three times an hour at most', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('admin');
    await t.call('POST', '/api/employee', { headers, body: ravi });
    const statuses = [];
    for (let round = 0; round < 4; round++) {
      const again = await t.call('POST', `/api/employee/${ravi.employeeId}/invite`, { headers });
      statuses.push(again.statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(await mailsOf(t)).toHaveLength(4);
  });

  test('is not sent again by an employee, to nobody, or to who is blocked', async () => {
    const t = await startApp();
    const [admin, staff] = [await t.logIn('admin'), await t.logIn('employee')];
    await t.call('POST', '/api/employee', { headers: admin.headers, body: { ...ravi, isWorking: false } });
    const invite = async (who: typeof admin, id: string) =>
      (await t.call('POST', `/api/employee/${id}/invite`, { headers: who.headers })).statusCode;
    expect(await invite(staff, ravi.employeeId)).toBe(403);
    expect(await invite(admin, 'PW-999')).toBe(404);
    expect(await invite(admin, 'a%00b')).toBe(400);
    expect(await invite(admin, ravi.employeeId)).toBe(409);
    expect(await mailsOf(t)).toEqual([]);
  });
});
