import { expect, test } from 'vitest';
import { fromNow, MINUTE } from '~/lib/time';
import { fileOf, formOf } from '~/testing/form';
import { startApp } from '~/testing/start-app';

test('attack 45: what somebody else has brought is handed to an admin who has just said who they are, and to nobody else', async () => {
  const t = await startApp();
  const [maker, admin] = [await t.logIn('employee'), await t.logIn('admin')];
  const file = fileOf(Buffer.from('Name,Email\nAsha,asha@verma.example'), 'list.csv', 'text/csv');
  const payload = formOf({ resource: 'enquiry' }, 'file', file);
  const { headers } = maker;
  const { _id } = (await t.app.inject({ method: 'POST', url: '/api/imports', headers, payload })).json();
  const ask = (who: { headers: Record<string, string> }) =>
    t.call('GET', `/api/imports/${_id}/faults.csv`, who);
  expect((await ask(admin)).body).toContain('asha@verma.example');
  await t.db
    .updateTable('sessions')
    .set({ confirmedAt: fromNow(-16 * MINUTE) })
    .execute();
  expect((await ask(admin)).json()).toMatchObject({ code: 'confirm_needed' });
  expect((await ask(maker)).body).toContain('asha@verma.example');
});
