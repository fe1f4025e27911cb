import { describe, expect, test } from 'vitest';
import { addEmployee, ravi } from '~/testing/factories';
import { mailsOf } from '~/testing/mails';
import { type StartedApp, startApp } from '~/testing/start-app';

type Way = (t: StartedApp, headers: Record<string, string>) => Promise<{ statusCode: number }>;

const person = { name: ravi.name, email: ravi.email };

/** Every way in which somebody becomes an admin. */
const ways: Record<string, Way> = {
  'an invitation': (t, headers) =>
    t.call('POST', '/api/user/invite', { headers, body: { ...person, role: 'admin' } }),
  'a new employee': (t, headers) =>
    t.call('POST', '/api/employee', { headers, body: { ...ravi, role: 'admin' } }),
  'a role': async (t, headers) => {
    const { _id } = await t.addUser('user', person);
    return t.call('PUT', `/api/user/edit-role/${_id}`, { headers, body: { role: 'admin' } });
  },
  'an edit': async (t, headers) => {
    const { _id } = await t.addUser('employee', person);
    return t.call('PUT', '/api/user/edit-user', { headers, body: { _id, role: 'admin' } });
  },
  'the employee record': async (t, headers) => {
    const { employeeId } = await addEmployee(t);
    return t.call('PUT', `/api/employee/${employeeId}`, { headers, body: { role: 'admin' } });
  },
  'the end of a block': async (t, headers) => {
    const { _id } = await t.addUser('admin', { ...person, isBlocked: true, blockedByAdmin: true });
    return t.call('PUT', `/api/user/unblock-user/${_id}`, { headers });
  },
  'coming back to work': async (t, headers) => {
    const { id } = await addEmployee(t, { role: 'admin', isWorking: false });
    return t.call('PUT', `/api/employee/${id}`, { headers, body: { isWorking: true } });
  },
  'an account out of the trash': async (t, headers) => {
    const { _id } = await t.addUser('admin', person);
    await t.call('DELETE', `/api/user/${_id}`, { headers });
    return t.call('POST', `/api/records/user/${_id}/restore`, { headers });
  },
  'an employee record out of the trash': async (t, headers) => {
    const { id } = await addEmployee(t, { role: 'admin' });
    await t.call('DELETE', `/api/employee/${id}`, { headers });
    return t.call('POST', `/api/records/employee/${id}/restore`, { headers });
  },
};

const newsIn = async (t: StartedApp) =>
  (await mailsOf(t)).filter(({ subject }) => subject?.startsWith('New admin: '));

describe('a new admin', () => {
  test.each(Object.keys(ways))('attack 45: by %s is told to every admin who can be reached', async (way) => {
    const t = await startApp();
    const boss = await t.logIn('admin', { name: 'Admin', email: 'boss@test.example' });
    await t.addUser('admin', { email: 'colleague@test.example' });
    await t.addUser('admin', { email: 'unconfirmed@test.example', emailVerifiedAt: null });
    await t.addUser('admin', { email: 'blocked@test.example', isBlocked: true });
    await t.addUser('employee', { email: 'employee@test.example' });
    const answer = await ways[way]?.(t, boss.headers);
    expect(answer?.statusCode).toBe(200);
    const news = await newsIn(t);
    const heard = news
      .flatMap(({ to }) => to?.map(({ address }) => address))
      .filter((one) => one !== ravi.email);
    expect(heard.sort()).toEqual(['boss@test.example', 'colleague@test.example']);
    for (const { subject, text, html } of news) {
      expect(subject).toBe(`New admin: Ravi Rao (${ravi.email})`);
      expect(text).toContain('Made by: Admin (boss@test.example)');
      expect(html).toContain('Admin (boss@test.example)');
    }
  });

  test.each([
    ['blocked', { isBlocked: true }],
    ['demoted', { role: 'user' }],
    ['moved', { email: 'rogue@test.example' }],
  ] as const)('attack 45: is told to an admin who is %s before the mail goes out', async (_how, change) => {
    const t = await startApp();
    const { headers } = await t.logIn('admin', { email: 'boss@test.example' });
    const colleague = await t.addUser('admin', { email: 'colleague@test.example' });
    const { _id } = await t.addUser('user', person);
    const made = t.call('PUT', `/api/user/edit-role/${_id}`, { headers, body: { role: 'admin' } });
    // Nothing is sent until it is asked for here.
    expect((await made).statusCode).toBe(200);
    const body = { _id: colleague._id, ...change };
    expect((await t.call('PUT', '/api/user/edit-user', { headers, body })).statusCode).toBe(200);
    const heard = (await newsIn(t)).flatMap(({ to }) => to?.map(({ address }) => address));
    expect(heard).toContain('colleague@test.example');
  });

  test('is told so in words of their own, and the others in theirs', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('admin', { email: 'boss@test.example' });
    expect((await ways['a role']?.(t, headers))?.statusCode).toBe(200);
    const news = await newsIn(t);
    const textTo = (email: string) => news.find(({ to }) => to?.[0]?.address === email)?.text;
    expect(textTo(ravi.email)).toMatch(/^You are now an admin/);
    expect(textTo(ravi.email)).not.toContain('block');
    expect(textTo('boss@test.example')).toMatch(/^Ravi Rao is now an admin/);
    expect(textTo('boss@test.example')).toContain('block the new account');
  });

  test('is news only where there is one', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('admin');
    const { id, userId } = await addEmployee(t, { role: 'admin', isWorking: false });
    await t.call('DELETE', `/api/user/${userId}`, { headers });
    await t.call('POST', `/api/records/user/${userId}/restore`, { headers });
    await t.call('PUT', `/api/employee/${id}`, { headers, body: { jobrole: 'Team Lead', name: 'Ravi' } });
    await t.call('POST', '/api/user/invite', {
      headers,
      body: { name: 'Esha', email: 'esha@test.example', role: 'employee' },
    });
    expect(await newsIn(t)).toEqual([]);
  });
});
