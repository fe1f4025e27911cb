import { expect, onTestFinished, test, vi } from 'vitest';
import { SECOND } from '~/lib/time';
import { openDatabase } from '~/platform/db';
import { startApp } from '~/testing/start-app';
import { seeds } from '../../collections';
import { addFirstWords } from '../first-words';
import { startWords } from './words-store';

/** Two processes on one database. */
async function start() {
  const t = await startApp();
  await addFirstWords(t);
  const db = openDatabase(t.config);
  onTestFinished(() => db.destroy());
  const stores = await Promise.all([t.db, db].map((one) => startWords(one)));
  for (const { close } of stores) onTestFinished(close);
  return { t, stores };
}

test('what is stored to begin with is what the site said before', async () => {
  const { stores } = await start();
  for (const { now } of stores) {
    expect(now().words).toEqual(seeds);
    expect([...now().changes]).toEqual([]);
  }
});

test('a start reads what is published also where the versions are lost', async () => {
  const { t } = await start();
  await t.db
    .updateTable('contentEntries')
    .set({ publishedVersion: null })
    .where('slug', '=', '/it')
    .execute();
  await t.db.deleteFrom('tableVersions').execute();
  const store = await startWords(t.db);
  onTestFinished(store.close);
  expect(store.now().words.popups.map(({ slug }) => slug)).not.toContain('it');
  expect(store.now().words.popups).toHaveLength(5);
});

test('what is published shows in every process, what is a draft in none, and only its own collection is read anew', async () => {
  const { t, stores } = await start();
  const admin = await t.logIn('admin');
  const [{ _id }] = (await t.call('GET', '/api/content/team', admin)).json();
  const path = `/api/content/team/${_id}`;
  const { published } = (await t.call('GET', path, admin)).json();
  const said = () => stores.map(({ now }) => now().words.team[0]?.note);
  const before = stores.map(({ now }) => now());

  const data = { ...published.data, note: 'A draft of hers.' };
  await t.call('PUT', `${path}/draft`, { ...admin, body: { data, basedOn: 1 } });
  await Promise.all(stores.map(({ look }) => look()));
  expect(said()).toEqual([published.data.note, published.data.note]);

  await t.call('POST', `${path}/publish`, admin);
  // By themselves, without being called.
  await expect.poll(said).toEqual(['A draft of hers.', 'A draft of hers.']);
  const { at } = await t.db
    .selectFrom('contentVersions')
    .select('at')
    .where('entryId', '=', _id)
    .where('version', '>', 1)
    .executeTakeFirstOrThrow();
  for (const { now } of stores) expect([...now().changes]).toEqual([['/about-us', at]]);
  for (const [index, { now }] of stores.entries()) {
    const [old, changed] = [before[index]?.versions ?? new Map(), now().versions];
    expect([...changed].filter(([key, version]) => old.get(key) !== version).map(([key]) => key)).toEqual([
      'content/team',
    ]);
  }
});

test('a second is enough, by the clock of the process, however slow the machine', async () => {
  const t = await startApp();
  await addFirstWords(t);
  const admin = await t.logIn('admin');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const store = await startWords(t.db);
  onTestFinished(store.close);
  const [{ _id }] = (await t.call('GET', '/api/content/team', admin)).json();
  await t.call('POST', `/api/content/team/${_id}/unpublish`, admin);
  expect(store.now().words.team).toEqual(seeds.team);
  vi.advanceTimersByTime(SECOND);
  // From here on it looks no more: what is seen was asked for within the second.
  vi.useRealTimers();
  await expect.poll(() => store.now().words.team.length).toBe(seeds.team.length - 1);
});
