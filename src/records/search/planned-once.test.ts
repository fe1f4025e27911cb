import { constants, DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { engineOf } from '~/platform/db/engine/engine';
import { startApp } from '~/testing/start-app';

/** Which tables SQLite has looked at to plan something, since it was asked. */
function watchPlans(db: DatabaseSync) {
  const tables = new Set<string>();
  db.setAuthorizer((action, table) => {
    if (action === constants.SQLITE_READ && table) tables.add(table);
    return constants.SQLITE_OK;
  });
  onTestFinished(() => db.setAuthorizer(null));
  return tables;
}

test('a list and a search that were asked for before are not planned again, whatever page and text they ask for', async () => {
  const t = await startApp();
  if (engineOf(t.db) === 'postgres') return;
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
  onTestFinished(() => prepare.mockRestore());
  const { headers } = await t.logIn('admin');
  await t.db
    .insertInto('enquiries')
    .values(
      ['Kofi Mensah 77', 'Kofi Mensah 78', 'Asha Verma'].map((name, n) => ({
        _id: `0198c000-0000-7000-8000-00000000000${n}`,
        reference: `PW-${n}`,
        date: '2026-03-31T18:30:00.120Z',
        name,
        email: `${n}@test.example`,
        phone: '+919818040101',
        city: 'Faridabad',
        requirement: 'crm',
      })),
    )
    .execute();
  const names = async (query: string) => {
    const { items } = (await t.call('GET', `/api/quotes?page=1${query}`, { headers })).json();
    return items.map(({ name }: { name: string }) => name);
  };
  const search = (text: string) => names(`&field=name&q=${encodeURIComponent(text)}`);
  expect(await names('')).toHaveLength(3);
  expect(await search('mensah 77')).toEqual(['Kofi Mensah 77']);
  const [connection] = prepare.mock.contexts.slice(-1);
  if (!(connection instanceof DatabaseSync)) throw new Error('Nothing was prepared');
  const planned = watchPlans(connection);
  // To be watched makes SQLite plan everything once more.
  await Promise.all([names(''), search('mensah 77')]);
  expect(planned).toContain('enquiries');
  planned.clear();
  expect(await names('&pageSize=2')).toEqual(['Asha Verma', 'Kofi Mensah 78']);
  expect(await search('mensah 78')).toEqual(['Kofi Mensah 78']);
  expect(await search('a%sha v_')).toEqual([]);
  expect([...planned]).toEqual([]);
});
