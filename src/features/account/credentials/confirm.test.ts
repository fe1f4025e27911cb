import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fromNow, MINUTE } from '~/lib/time';
import { codeAt, stepAt } from '~/platform/auth/second-factor/totp';
import { newId } from '~/platform/db/ids';
import { addEmployee } from '~/testing/factories';
import { type StartedApp, startApp } from '~/testing/start-app';
import { PASSWORD } from '~/testing/test-app';
import { startClock, stopClock } from '~/testing/timing/stopped-clock';

beforeEach(stopClock);
afterEach(startClock);

/** Somebody whose session has been open for a while. */
async function atAnOpenDesk(t: StartedApp, minutes = 16) {
  const person = await t.logIn('admin');
  const confirmedAt = fromNow(-minutes * MINUTE);
  await t.db.updateTable('sessions').set({ confirmedAt }).where('userId', '=', person.user._id).execute();
  return person;
}

describe('a session that has been open for a while', () => {
  test('asks who it is before sessions end, second factors or addresses change', async () => {
    const t = await startApp();
    const { headers } = await atAnOpenDesk(t);
    const client = await t.addUser('user');
    const employee = await addEmployee(t);
    const calls = [
      ['DELETE', '/api/user/sessions'],
      ['DELETE', `/api/user/sessions/${newId()}`],
      ['POST', '/api/user/second-factor'],
      ['DELETE', '/api/user/second-factor'],
      ['POST', '/api/user/second-factor/recovery-codes'],
      ['DELETE', `/api/user/second-factor/${client._id}`],
      ['PUT', '/api/user/edit-user', { _id: client._id, email: 'mallory@evil.example' }],
      ['PUT', `/api/employee/${employee.employeeId}`, { email: 'ravi@evil.example' }],
    ] as const;
    const before = await t.db.selectFrom('users').selectAll().orderBy('_id').execute();
    for (const [method, url, body] of calls) {
      const answer = await t.call(method, url, { headers, ...(body ? { body } : {}) });
      expect([url, answer.statusCode, answer.json().code]).toEqual([url, 403, 'confirm_needed']);
    }
    expect(await t.db.selectFrom('users').selectAll().orderBy('_id').execute()).toEqual(before);
    // What does not open an account is not asked about.
    const name = await t.call('PUT', '/api/user/edit-user', {
      headers,
      body: { _id: client._id, name: 'Asha', email: client.email },
    });
    expect(name.statusCode).toBe(200);

    const confirmed = await t.call('POST', '/api/user/confirm', { headers, body: { password: PASSWORD } });
    expect(confirmed.statusCode).toBe(200);
    for (const [method, url, body] of calls) {
      const answer = await t.call(method, url, { headers, ...(body ? { body } : {}) });
      expect([url, answer.json().code]).not.toEqual([url, 'confirm_needed']);
    }
    const { email } = await t.db
      .selectFrom('users')
      .select('email')
      .where('_id', '=', client._id)
      .executeTakeFirstOrThrow();
    expect(email).toBe('mallory@evil.example');
  });

  test('does not after a quarter of an hour less', async () => {
    const t = await startApp();
    const { headers } = await atAnOpenDesk(t, 14);
    expect((await t.call('DELETE', '/api/user/sessions', { headers })).statusCode).toBe(200);
  });

  test('is confirmed by the right password alone, which is not guessed', async () => {
    const t = await startApp();
    const { headers } = await atAnOpenDesk(t);
    const confirm = (password: string) =>
      t.call('POST', '/api/user/confirm', { headers, body: { password } });
    const answers: number[] = [];
    for (let at = 0; at < 6; at++) answers.push((await confirm('Wrong-Horse-7!')).statusCode);
    expect(answers).toEqual([400, 400, 400, 400, 400, 429]);
    expect((await t.call('DELETE', '/api/user/sessions', { headers })).statusCode).toBe(403);
  });

  test('and by a code, where there is a second factor', async () => {
    const t = await startApp();
    const { user, headers } = await t.logIn('admin');
    const { secret } = (await t.call('POST', '/api/user/second-factor', { headers })).json();
    const present = stepAt(Date.now());
    await t.call('PUT', '/api/user/second-factor', { headers, body: { code: codeAt(secret, present) } });
    await t.db.updateTable('sessions').set({ confirmedAt: null }).where('userId', '=', user._id).execute();
    const confirm = (code?: string) =>
      t.call('POST', '/api/user/confirm', { headers, body: { password: PASSWORD, code } });
    expect((await confirm()).json().code).toBe('code_needed');
    expect((await t.call('DELETE', '/api/user/sessions', { headers })).statusCode).toBe(403);
    expect((await confirm(codeAt(secret, present + 1))).statusCode).toBe(200);
    expect((await t.call('DELETE', '/api/user/sessions', { headers })).statusCode).toBe(200);
  });
});
