import { expect, it } from 'vitest';
import { DAY, fromNow } from '~/lib/time';
import { startApp } from '~/testing/start-app';
import { addFirstWords } from './first-words';
import { purgeOldTrash } from './purge';
import { startWords } from './read/words-store';

async function start() {
  const t = await startApp();
  await addFirstWords(t);
  const employee = await t.logIn('employee');
  const team: { _id: string }[] = (await t.call('GET', '/api/content/team', employee)).json();
  const remove = (id: string) => t.call('DELETE', `/api/content/team/${id}`, employee);
  const purge = (id: string) => t.call('DELETE', `/api/content/team/${id}/purge`, employee);
  const shown = async () => {
    const store = await startWords(t.db);
    await store.close();
    return store.now().words.team.length;
  };
  return { ...t, employee, ids: team.map(({ _id }) => _id), remove, purge, shown };
}

it('what lies in the trash is deleted for good, with all that names it, and nothing else is', async () => {
  const t = await start();
  const [id = '', other = ''] = t.ids;
  expect((await t.purge(id)).statusCode).toBe(404);
  await t.call('POST', `/api/content/team/${id}/preview`, t.employee);
  await t.remove(id);
  const client = await t.logIn('user');
  expect((await t.call('DELETE', `/api/content/team/${id}/purge`, client)).statusCode).toBe(403);
  expect((await t.call('DELETE', `/api/content/posts/${id}/purge`, t.employee)).statusCode).toBe(404);
  const answers = await Promise.all([t.purge(id), t.purge(id)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
  const tables = ['contentVersions', 'contentDrafts', 'contentTags', 'mediaUses', 'previewLinks'] as const;
  for (const table of tables)
    expect([
      table,
      await t.db.selectFrom(table).select('entryId').where('entryId', '=', id).execute(),
    ]).toEqual([table, []]);
  expect((await t.call('GET', `/api/content/team/${id}`, t.employee)).statusCode).toBe(404);
  expect((await t.call('POST', `/api/content/team/${id}/restore`, t.employee)).statusCode).toBe(404);
  expect((await t.call('GET', `/api/content/team/${other}`, t.employee)).statusCode).toBe(200);
});

it('goes by itself after thirty days; and what is gone to the last one does not come back as it began', async () => {
  const t = await start();
  for (const id of t.ids) await t.remove(id);
  const [first = ''] = t.ids;
  const age = (days: number) =>
    t.db
      .updateTable('contentEntries')
      .set({ deletedAt: fromNow(-days * DAY) })
      .where('collection', '=', 'team')
      .where('deletedAt', 'is not', null)
      .execute();
  await age(29);
  await purgeOldTrash(t.db);
  expect((await t.call('GET', '/api/content/team/trash', t.employee)).json()).toHaveLength(t.ids.length);
  await t.call('POST', `/api/content/team/${first}/restore`, t.employee);
  await age(31);
  await Promise.all([purgeOldTrash(t.db), purgeOldTrash(t.db)]);
  expect((await t.call('GET', '/api/content/team/trash', t.employee)).json()).toEqual([]);
  expect((await t.call('GET', '/api/content/team', t.employee)).json()).toMatchObject([{ _id: first }]);
  await t.remove(first);
  await t.purge(first);
  await addFirstWords(t);
  expect([(await t.call('GET', '/api/content/team', t.employee)).json(), await t.shown()]).toEqual([[], 0]);
});
