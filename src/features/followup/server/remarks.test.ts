import { expect, test } from 'vitest';
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
