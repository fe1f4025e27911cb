import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addEnquiry } from '~/testing/factories';
import { startApp } from '~/testing/start-app';
import type { Database } from '../schema';
import { engineOf } from './engine';
import { allowSearchBacklog, sortInSearchBacklog } from './search-backlog';

test('a change of many lets more wait than others do, and leaves nothing to be sorted into a search index', async () => {
  const t = await startApp();
  const { db } = t;
  const ids: string[] = [];
  for (const name of ['Asha', 'Meera', 'Rohit']) ids.push((await addEnquiry(t, { name })).id);
  // What they were added by.
  await sortInSearchBacklog(db, 'enquiries');
  const { headers } = await t.logIn('admin');
  const call = { method: 'POST', url: '/api/records/enquiry/bulk', headers } as const;
  const answer = await t.app.inject({ ...call, payload: { ids, set: { requirement: 'hrm' } } });
  expect(answer.json()).toMatchObject({ changed: 3 });
  if (engineOf(db) === 'sqlite') return;

  const ask = async (question: string, of: Database = db) =>
    Object.values((await sql.raw<object>(question).execute(of)).rows[0] ?? {});
  const sortIn = `select gin_clean_pending_list('"enquiriesSearch_name"')`;
  expect(await ask(sortIn)).toEqual([0]);
  await db.updateTable('enquiries').set({ requirement: 'crm' }).execute();
  expect(await ask(sortIn)).toEqual([1]);

  const most = 'show gin_pending_list_limit';
  const inBulk = await db.transaction().execute(async (trx) => {
    await allowSearchBacklog(trx);
    return ask(most, trx);
  });
  expect([inBulk, await ask(most)]).toEqual([['512kB'], ['64kB']]);
  expect(await ask(`select count(*) from pg_class where reloptions::text like '%gin_pending%'`)).toEqual([0]);
});
