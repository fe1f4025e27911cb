// On SQLite alone: which fields are taken is decided before the database is asked.
import { describe, expect, test } from 'vitest';
import { resources } from '~/features/resources';
import { application } from '~/testing/application';
import { addCareer, addEmployee, addEnquiry, addIotQuote } from '~/testing/factories';
import { startApp } from '~/testing/start-app';

describe('an employee', () => {
  test('attack 11: changes neither a role nor an account, their own or another, by any way in', async () => {
    const t = await startApp();
    const { employeeId, userId } = await addEmployee(t);
    const { headers, user } = await t.logIn('employee');
    const own = await addEmployee(t, { employeeId: 'PW-015', email: 'own@peepalworks.example' });
    const rows = () =>
      Promise.all([
        t.db.selectFrom('users').selectAll().orderBy('_id').execute(),
        t.db.selectFrom('employees').selectAll().orderBy('_id').execute(),
      ]);
    const before = await rows();
    for (const id of [userId, own.userId, user._id]) {
      const calls = [
        ['PUT', '/api/user/edit-user', { _id: id, role: 'admin' }],
        ['PUT', '/api/user/edit-user', { _id: id, name: 'Changed' }],
        ['PUT', `/api/user/edit-role/${id}`, { role: 'admin' }],
        ['PUT', `/api/user/block-user/${id}`, {}],
        ['PUT', `/api/user/unblock-user/${id}`, {}],
        ['DELETE', `/api/user/${id}`, undefined],
        ['POST', '/api/user/invite', { name: 'New', email: 'new@test.example', role: 'admin' }],
      ] as const;
      for (const [method, url, body] of calls) {
        const answer = await t.call(method, url, { headers, body });
        expect([method, url, answer.statusCode]).toEqual([method, url, 403]);
      }
    }
    for (const id of [employeeId, own.employeeId]) {
      const promoted = await t.call('PUT', `/api/employee/${id}`, { headers, body: { role: 'admin' } });
      expect(promoted.statusCode).toBe(403);
    }
    expect(await rows()).toEqual(before);
  });

  test.each(['employee', 'user'] as const)(
    'attack 11: or anybody else (%s) takes nothing along into their own profile',
    async (role) => {
      const t = await startApp();
      const { headers, user } = await t.logIn(role);
      const stored = () =>
        t.db.selectFrom('users').selectAll().where('_id', '=', user._id).executeTakeFirstOrThrow();
      const before = await stored();
      const claims = {
        role: 'admin',
        isBlocked: false,
        _id: '0198f3d2-0000-7000-8000-000000000000',
        email: 'boss@test.example',
        passwordHash: 'x',
        emailVerifiedAt: null,
        createdAt: 'x',
        deletedAt: 'x',
        termsVersion: 'x',
      };
      const answer = await t.call('PUT', '/api/user/me', {
        headers,
        body: { name: 'New Name', mobile: '9818040109', ...claims },
      });
      expect(answer.statusCode).toBe(200);
      const { personId } = await stored();
      expect(await stored()).toEqual({
        ...{ ...before, name: 'New Name', mobile: '+919818040109', version: 2 },
        personId,
      });
    },
  );
});

describe('a client', () => {
  const kinds = [
    ['enquiry', addEnquiry],
    ['iot-quote', addIotQuote],
    ['career', addCareer],
  ] as const;

  test.each(kinds)('attack 14: does not find what another sent: %s', async (name, add) => {
    const t = await startApp();
    const { id } = await add(t, { email: 'owner@client.example', name: 'Private Person' });
    const owner = await t.logIn('user', { email: 'owner@client.example' });
    const others = [
      await t.logIn('user', { email: 'other@client.example' }),
      await t.logIn('corporate', { email: 'xowner@client.example' }),
      await t.logIn('business', { email: 'owner@client.example.evil', emailVerifiedAt: null }),
    ];
    const seen = async ({ headers }: typeof owner) => {
      const one = await t.call('GET', `/api/records/${name}/${id}`, { headers });
      const listed = await t.call('GET', `/api/records/${name}/export.csv?ids=${id}`, { headers });
      const found = await t.call('GET', '/api/search?q=private%20person', { headers });
      return [one.statusCode, listed.body.includes('Private Person'), found.body.includes('Private Person')];
    };
    expect(await seen(owner)).toEqual([200, true, true]);
    for (const other of others) expect(await seen(other)).toEqual([404, false, false]);
    await t.db
      .updateTable('users')
      .set({ emailVerifiedAt: null })
      .where('_id', '=', owner.user._id)
      .execute();
    expect(await seen(owner)).toEqual([404, false, false]);
    for (const { headers } of others) {
      expect((await t.call('GET', `/api/records/${name}/${id}/history`, { headers })).statusCode).toBe(403);
    }
  });

  test.each(kinds)(
    'attack 14: whose address is not confirmed is not every caller who left none: %s',
    async (name, add) => {
      const t = await startApp();
      const { id } = await add(t, { email: '', name: 'Private Caller' });
      const { headers } = await t.logIn('user', { emailVerifiedAt: null });
      const answers = await Promise.all(
        [`?ids=${id}`, ''].map((query) =>
          t.call('GET', `/api/records/${name}/export.csv${query}`, { headers }),
        ),
      );
      const path = resources.find((resource) => resource.name === name)?.endpoints.list;
      for (const query of ['', '?page=1'])
        answers.push(await t.call('GET', `/api${path}${query}`, { headers }));
      for (const { statusCode, body } of answers)
        expect([statusCode, body.includes('Private Caller')]).toEqual([200, false]);
      expect((await t.call('GET', `/api/records/${name}/${id}`, { headers })).statusCode).toBe(404);
      expect((await t.call('GET', '/api/stats', { headers })).json()[name]).toBe(0);
      const values = await t.call('GET', `/api/records/${name}/values`, { headers });
      expect(values.body).not.toMatch(/"count":[1-9]/);
    },
  );

  test('attack 14: learns nothing about a file: one that is there and one that is not are refused alike', async () => {
    const t = await startApp();
    await t.call('POST', '/api/career', { body: application() });
    const { resume } = await t.db.selectFrom('careers').select('resume').executeTakeFirstOrThrow();
    const { headers } = await t.logIn('user', { email: 'other@client.example' });
    const answers = await Promise.all(
      [resume, '/api/files/private/00000000-0000-4000-8000-000000000000.pdf', '/api/files/private/x'].map(
        (url) => t.call('GET', url, { headers }),
      ),
    );
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(
      answers.map(() => [403, answers[0]?.body]),
    );
    expect(resume).toMatch(/\/[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}\.pdf$/);
  });
});
