import { CompiledQuery, sql } from 'kysely';
import { expect, test } from 'vitest';
import { resources } from '~/features/resources';
import type { Resource } from '~/model/resource';
import { engineOf } from '~/platform/db/engine/engine';
import type { Database } from '~/platform/db/schema';
import { startApp } from '~/testing/start-app';
import { queriesOf } from '../record-query';

/** Texts, addresses and numbers alike; what has few values is found by these. */
const searchesOf = ({ search }: Resource) => search.filter(({ options }) => !options);

async function planOf(db: Database, resource: Resource, field: string) {
  const { sql: asked, parameters } = queriesOf(db, resource)
    .matches({ field, q: '98180' })
    .select(`${resource.table}._id`)
    .compile();
  const explain = engineOf(db) === 'postgres' ? 'explain' : 'explain query plan';
  const { rows } = await db.executeQuery<object>(CompiledQuery.raw(`${explain} ${asked}`, [...parameters]));
  return rows.map((row) => Object.values(row).join(' ')).join('; ');
}

/** Of a table that is nearly empty PostgreSQL takes whichever way it may. Where nothing but a search leads to few, it takes that one. */
async function leaveSearches(trx: Database) {
  for (const way of ['seqscan', 'indexscan', 'indexonlyscan'])
    await sql`set local ${sql.raw(`enable_${way}`)} = off`.execute(trx);
  const { rows } = await sql<{ name: string }>`select indexname as "name" from pg_indexes
    where schemaname = 'public' and indexdef like '%deletedAt%'`.execute(trx);
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(trx);
}

test('every search of a list is led by its own index, and reads no whole table', async () => {
  const { db } = await startApp();
  const isPostgres = engineOf(db) === 'postgres';
  const trx = await db.startTransaction().execute();
  if (isPostgres) await leaveSearches(trx);
  for (const resource of resources)
    for (const { field } of searchesOf(resource)) {
      const index = isPostgres ? `${resource.table}Search_${field}` : 'VIRTUAL TABLE INDEX';
      expect.soft(await planOf(trx, resource, field), `${resource.name} by ${field}`).toContain(index);
    }
  await trx.rollback().execute();
});
