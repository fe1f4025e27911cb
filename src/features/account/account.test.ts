import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { describe, expect, test } from 'vitest';
import { scenarios } from '~/testing/scenario';
import { type StartedApp, startApp } from '~/testing/start-app';
import { PASSWORD, type TestApp } from '~/testing/test-app';

const asha = { name: 'Asha Verma', email: 'asha@verma.example', password: PASSWORD, mobile: '98180 40101' };
const REGISTER = '/api/user/register';
const LOGIN = '/api/user/admin-login';
const WEAK = 'Password is too weak. Please use a stronger password.';

const usersOf = ({ db }: TestApp) => db.selectFrom('users').selectAll().execute();

describe('register', () => {
  const refused = (name: string, change: object, answer: object) => ({
    name: `refuses ${name}`,
    call: ['POST', REGISTER, { ...asha, ...change }] as ['POST', string, object],
    status: 400,
    answer: { code: 'invalid_input', ...answer },
    after: async (t: TestApp) => expect(await usersOf(t)).toEqual([]),
  });

  scenarios([
    {
      name: 'takes exactly the four documented fields',
      call: ['POST', REGISTER, asha],
      status: 200,
      answer: { message: 'Registered successfully', user: { email: asha.email, role: 'user' } },
      without: [PASSWORD, 'argon2', 'passwordHash'],
      after: async (t) => {
        const [user, ...others] = await usersOf(t);
        expect(others).toEqual([]);
        expect(user).toMatchObject({
          name: 'Asha Verma',
          mobile: '+919818040101',
          role: 'user',
          isBlocked: false,
        });
        expect(user).toMatchObject({ emailVerifiedAt: null, termsVersion: null });
        expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      },
    },
    {
      name: 'keeps the version of the terms that was accepted',
      call: ['POST', REGISTER, { ...asha, termsVersion: '2026-01' }],
      status: 200,
      after: async (t) => expect(await usersOf(t)).toMatchObject([{ termsVersion: '2026-01' }]),
    },
    {
      name: 'attack 1: makes a plain user whatever else the body claims',
      call: [
        'POST',
        REGISTER,
        {
          ...asha,
          role: 'admin',
          isBlocked: true,
          _id: 'mine',
          createdAt: '2001-01-01',
          emailVerifiedAt: '2001-01-01',
          deletedAt: '2001-01-01',
          passwordHash: 'none',
          emailVerified: true,
        },
      ],
      status: 200,
      answer: { user: { role: 'user' } },
      after: async (t) => {
        const [user] = await usersOf(t);
        expect(user).toMatchObject({
          role: 'user',
          isBlocked: false,
          emailVerifiedAt: null,
          deletedAt: null,
        });
        expect(user?.passwordHash).toMatch(/^\$argon2id/);
        expect(user?._id).toMatch(/^[\da-f]{8}-/);
        expect(user?.createdAt).not.toMatch(/^2001/);
      },
    },
    {
      name: 'refuses an email that is taken, in any case',
      given: async (t) => {
        await t.addUser('user', { email: asha.email });
        return undefined;
      },
      call: ['POST', REGISTER, { ...asha, email: 'ASHA@Verma.Example' }],
      status: 409,
      answer: { code: 'conflict', fields: { email: 'This email is already registered.' } },
      after: async ({ db }) => expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([]),
    },
    refused('a weak password', { password: 'Ab1!x' }, { message: WEAK, fields: { password: WEAK } }),
    refused('a missing password', { password: undefined }, { fields: { password: 'Password is required.' } }),
    refused(
      'a password too long to hash',
      { password: 'x'.repeat(1025) },
      { message: 'Password is too long.' },
    ),
    refused(
      'letters for a mobile',
      { mobile: 'call me' },
      { fields: { mobile: expect.stringContaining('digits') } },
    ),
    refused(
      'an email that is none',
      { email: 'asha' },
      { fields: { email: 'Enter a valid email address.' } },
    ),
    refused(
      'a list of emails',
      { email: [asha.email, 'x@y.example'] },
      { fields: { email: expect.any(String) } },
    ),
    refused(
      'a line break in the name',
      { name: 'A\r\nBcc: x@y.example' },
      { fields: { name: expect.any(String) } },
    ),
  ]);

  test('of one email many times at once makes one account', async () => {
    const t = await startApp();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => t.call('POST', REGISTER, { body: asha })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await usersOf(t)).toHaveLength(1);
  });

  test('attack 2: a password of 100 characters counts to its last one', async () => {
    const t = await startApp();
    const password = `A1!${'x'.repeat(96)}y`;
    await t.call('POST', REGISTER, { body: { ...asha, password } });
    const login = async (tried: string) =>
      (await t.call('POST', LOGIN, { body: { email: asha.email, password: tried } })).statusCode;
    expect(await login(`${password.slice(0, -1)}z`)).toBe(401);
    expect(await login(password.slice(0, -1))).toBe(401);
    expect(await login(password)).toBe(200);
  });
});

describe('log in', () => {
  const withAsha = async (t: TestApp) => {
    await t.addUser('employee', { email: asha.email, name: 'Asha Verma' });
    return undefined;
  };

  scenarios([
    {
      name: 'answers the token and who it is, and nothing secret',
      given: withAsha,
      call: ['POST', LOGIN, { email: ' Asha@Verma.example ', password: PASSWORD }],
      status: 200,
      answer: { token: expect.stringMatching(/^[\w-]{43}$/), user: { name: 'Asha Verma', role: 'employee' } },
      without: ['password', 'argon2', 'mobile', 'isBlocked'],
    },
    {
      name: 'is refused to a blocked user in plain words',
      given: async (t) => {
        await t.addUser('user', { email: asha.email, isBlocked: true });
        return undefined;
      },
      call: ['POST', LOGIN, { email: asha.email, password: PASSWORD }],
      status: 403,
      answer: { code: 'blocked' },
      after: async ({ db }) => expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]),
    },
    {
      name: 'does not tell a stranger that an account is blocked',
      given: async (t) => {
        await t.addUser('user', { email: asha.email, isBlocked: true });
        return undefined;
      },
      call: ['POST', LOGIN, { email: asha.email, password: 'Wrong-Horse-7!' }],
      status: 401,
      answer: { code: 'wrong_credentials' },
    },
    {
      name: 'is refused to an invited person who has chosen no password yet',
      given: async (t) => {
        await t.addUser('employee', { email: asha.email, passwordHash: null });
        return undefined;
      },
      call: ['POST', LOGIN, { email: asha.email, password: 'null' }],
      status: 401,
    },
    {
      name: 'needs both fields',
      call: ['POST', LOGIN, {}],
      status: 400,
      answer: { fields: { email: 'Email is required.' } },
    },
    {
      name: 'attack 28: takes one email, not a list of them',
      call: ['POST', LOGIN, { email: [asha.email, 'x@y.example'], password: PASSWORD }],
      status: 400,
    },
  ]);

  test('answers exactly {token, user: {_id, name, email, role}}', async () => {
    const t = await startApp();
    const user = await t.addUser('admin');
    const answer = (await t.call('POST', LOGIN, { body: { email: user.email, password: PASSWORD } })).json();
    const { _id, name, email, role } = user;
    expect(answer).toEqual({ token: expect.any(String), user: { _id, name, email, role } });
  });

  test('attack 4: a wrong password, an unknown email, an invited and a blocked person get the same answer, and the hash is computed for all', async () => {
    const t = await startApp();
    const known = await t.addUser('user');
    const wrong = await hashesOfLogins(t, () => known.email);
    const blocked = await t.addUser('user', { isBlocked: true });
    const invited = await t.addUser('employee', { passwordHash: null });
    const others = [
      await hashesOfLogins(t, (n) => `nobody${n}@test.example`),
      await hashesOfLogins(t, () => blocked.email),
      await hashesOfLogins(t, () => invited.email),
    ];
    expect(wrong.answers.size).toBe(1);
    expect([...wrong.answers][0]).toContain('401 {"message":"The email or the password is wrong."');
    expect(wrong.hashes).toEqual(Array(5).fill({ memory: 19_456, passes: 2 }));
    for (const other of others) expect(other).toEqual(wrong);
  });

  async function hashesOfLogins(t: StartedApp, email: (n: number) => string) {
    const hashes: unknown[] = [];
    const note = (cost: unknown) => hashes.push(cost);
    const answers = new Set<string>();
    subscribe('testing.hash', note);
    for (let n = 0; n < 5; n++) {
      const { statusCode, body } = await t.call('POST', LOGIN, {
        body: { email: email(n), password: 'Wrong-1!' },
      });
      answers.add(`${statusCode} ${body}`);
    }
    unsubscribe('testing.hash', note);
    return { answers, hashes };
  }
});

test('attack 1: neither a profile nor a public form takes what is not its own', async () => {
  const t = await startApp();
  const { headers, user } = await t.logIn('user', { emailVerifiedAt: null });
  const claims = {
    _id: 'mine',
    role: 'admin',
    isBlocked: true,
    emailVerifiedAt: '2001-01-01',
    deletedAt: '2001-01-01',
  };
  const profile = { name: 'Asha', mobile: '9818040101', email: 'boss@test.example', passwordHash: 'none' };
  expect((await t.call('PUT', '/api/user/me', { headers, body: { ...profile, ...claims } })).statusCode).toBe(
    200,
  );
  const [after] = await usersOf(t);
  expect(after).toEqual({
    ...after,
    ...user,
    isBlocked: false,
    deletedAt: null,
    name: 'Asha',
    mobile: '+919818040101',
  });
  const form = {
    name: 'Asha',
    email: 'asha@verma.example',
    phone: '9818040101',
    city: 'Hisar',
    requirement: 'crm',
  };
  const forged = { ...claims, reference: 'MINE', date: '2001-01-01', isSpam: false, consentText: 'all' };
  expect(
    (await t.call('POST', '/api/quotes', { body: { ...form, ...forged, website: 'x' } })).statusCode,
  ).toBe(200);
  const [row] = await t.db.selectFrom('enquiries').selectAll().execute();
  expect(row).toMatchObject({ isSpam: true, deletedAt: null, consentText: null });
  expect([row?._id, row?.reference, row?.date.slice(0, 4)]).not.toContain('mine');
  expect(row?.reference).not.toBe('MINE');
  expect(row?.date).not.toMatch(/^2001/);
});
