// On SQLite alone: what is done in one piece keeps everybody waiting there.
import { expect, test } from 'vitest';
import { fileOf, formOf } from '~/testing/form';
import { startApp } from '~/testing/start-app';
import { countRounds } from '~/testing/timing/count-rounds';

test('attack 57: of 20,000 rows with 100,000 faults the first are told, and others are heard meanwhile', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('employee');
  const content = ['Name,Email,Phone,City,Requirement', ...Array(20_000).fill(',y,z,,q')].join('\n');
  const payload = formOf({ resource: 'contact' }, 'file', fileOf(Buffer.from(content), 'x.csv', 'text/csv'));
  const whileStored = countRounds();
  const { _id } = (await t.app.inject({ method: 'POST', url: '/api/imports', headers, payload })).json();
  // A piece of 200 rows at a time: others come between any two of them.
  expect(whileStored()).toBeGreaterThanOrEqual(100);
  const mapping = { Name: 'name', Email: 'email', Phone: 'phone', City: 'city' };
  const whileChecked = countRounds();
  const dry = await t.call('PUT', `/api/imports/${_id}`, { headers, body: { mapping, onDuplicate: 'skip' } });
  expect(whileChecked()).toBeGreaterThanOrEqual(100);
  expect(dry.json()).toMatchObject({ rows: 20_000, good: 0, duplicates: 0, moreFaults: true });
  expect(dry.json().faults).toHaveLength(1000);
  expect(dry.body.length).toBeLessThan(200_000);
});
