import { expect, test } from 'vitest';
import { now } from '~/lib/time';
import { addFollowup, meera } from '~/testing/factories';
import { startApp } from '~/testing/start-app';

test('a page of remarks tells who wrote them, and there is none of what is not there', async () => {
  const t = await startApp();
  const { id } = await addFollowup(t);
  const { headers } = await t.logIn('employee', { name: 'Esha' });
  await t.call('PUT', `/api/followup/${id}`, { headers, body: { ...meera, remark: 'Called' } });
  const page = await t.call('GET', `/api/followup/${id}/remarks`, { headers });
  expect(page.json()).toMatchObject({ items: [{ val: 'Called', userName: 'Esha' }], next: null });
  const unknown = '0198f3d2-0000-7000-8000-000000000000';
  expect((await t.call('GET', `/api/followup/${unknown}/remarks`, { headers })).statusCode).toBe(404);
  expect((await t.call('GET', `/api/followup/${id}/remarks?before=1'--`, { headers })).statusCode).toBe(400);
  const client = await t.logIn('user');
  expect((await t.call('GET', `/api/followup/${id}/remarks`, client)).statusCode).toBe(403);
});

test('a remark of a day to come is no exchange that somebody’s data would be held for', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('employee');
  const made = await t.call('POST', '/api/followup', { headers, body: meera });
  const remarks = [{ val: 'Slip of the pen', date: '2099-01-01T00:00:00.000Z' }];
  const url = `/api/followup/${made.json().followup._id}`;
  expect((await t.call('PUT', url, { headers, body: { ...meera, remarks } })).statusCode).toBe(200);
  const { lastAt } = await t.db.selectFrom('people').select('lastAt').executeTakeFirstOrThrow();
  expect(lastAt <= now()).toBe(true);
});
