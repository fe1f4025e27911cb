import { expect, test, vi } from 'vitest';
import { openDatabase } from '~/platform/db';
import { startApp } from '~/testing/start-app';
import { firmReader } from './firm.server';
import { addFirstWords } from './server/first-words';
import { site } from './types/site/site';

test('whoever asks is told what was published in another process, and a second question looks at its version alone', async () => {
  const t = await startApp();
  await addFirstWords(t);
  const other = openDatabase(t.config);
  const firm = firmReader(other);
  expect((await firm()).name).toBe(site.seed.name);

  const admin = await t.logIn('admin');
  const [{ _id }] = (await t.call('GET', '/api/content/site', admin)).json();
  const path = `/api/content/site/${_id}`;
  const { published } = (await t.call('GET', path, admin)).json();
  const data = { ...published.data, name: 'Neem Works' };
  await t.call('PUT', `${path}/draft`, { ...admin, body: { data, basedOn: published.version } });
  expect((await firm()).name).toBe(site.seed.name);
  await t.call('POST', `${path}/publish`, { ...admin, body: {} });
  expect((await firm()).name).toBe('Neem Works');

  const asked = vi.spyOn(other, 'selectFrom');
  expect((await firm()).name).toBe('Neem Works');
  expect(asked.mock.calls).toEqual([['tableVersions']]);

  // A backup that was brought back knows no versions.
  await t.db.deleteFrom('tableVersions').execute();
  expect((await firmReader(other)()).name).toBe('Neem Works');
  await other.destroy();
  expect((await firm()).name).toBe('Neem Works');
});
