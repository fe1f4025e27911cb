import { expect, test } from 'vitest';
import { fromNow, MINUTE } from '~/lib/time';
import { fileOf, formOf } from '~/testing/form';
import { startApp } from '~/testing/start-app';
import { desk, row, sheet } from './test-kit';

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

test('equal faults are one, with the value that was found and the first of its lines; to others no value is shown', async () => {
  const t = await startApp();
  const [maker, admin] = [await t.logIn('employee'), await t.logIn('admin')];
  const { check, act } = desk(t, maker.headers);
  const rows = Array.from({ length: 6 }, (_, n) => row(n, { requirement: n < 5 ? 'Webb' : 'x'.repeat(500) }));
  const { id } = await check(sheet(...rows, row(7, { email: '' }), ''));
  const list = async ({ headers }: typeof maker) =>
    (await t.call('GET', `/api/imports/${id}/faults`, { headers })).json();
  const message = 'Choose a requirement from the list.';
  const faults = [
    { field: 'requirement', message, value: 'Webb', count: 5, lines: [2, 3, 4] },
    { field: 'requirement', message, value: `${'x'.repeat(60)}…`, count: 1, lines: [7] },
  ];
  expect(await list(maker)).toEqual({ faults, more: false });
  const withheld = [{ field: 'requirement', message, value: '', count: 6, lines: [2, 3, 4] }];
  expect(await list(admin)).toEqual({ faults: withheld, more: false });
  await act('POST', `${id}/run`);
  expect(await list(maker)).toEqual({ faults, more: false });
});

test('of a file in which every row is wrong in its own way the first fifty are told', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('employee');
  const { check, act } = desk(t, headers);
  const { id } = await check(
    sheet(...Array.from({ length: 1200 }, (_, n) => row(n, { requirement: `No. ${n}` }))),
  );
  const { faults, more } = (await act('GET', `${id}/faults`)).json();
  expect([faults.length, more]).toEqual([50, true]);
});
