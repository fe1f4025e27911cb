import { CompiledQuery, type KyselyPlugin, sql } from 'kysely';
import { expect, test } from 'vitest';
import { engineOf } from '~/platform/db/engine/engine';
import type { Database } from '~/platform/db/schema';
import { type StartedApp, startApp } from '~/testing/start-app';
import { tidy } from '../housekeeping';

/** They have few rows however large the house is, or hardly more than what is looked for. */
const SMALL = [
  'accountTokens',
  'contentEntries',
  'imports',
  'missedAddresses',
  'noticeChoices',
  'outboxToErase',
  'pendingFileDeletions',
  'personMerges',
  'quotationRetentions',
  'pragma_database_list',
  'recordCounts',
  'json_each',
  'housekeepingFaults',
  'leases',
  'settings',
];

const failing = { error: (fault: unknown) => expect(fault).toBeUndefined() };

/** All that is asked while the house works by itself. */
async function askedBy(t: StartedApp) {
  const asked = new Map<string, CompiledQuery>();
  const note: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      const query = t.db.getExecutor().compileQuery(node, queryId);
      asked.set(query.sql, query);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const db = t.db.withPlugin(note);
  await tidy({ ...t, db }, failing, () => false);
  for (const { recurring } of t.features) await recurring?.work(db, t.features);
  return [...asked.values()].filter(({ sql: text }) =>
    /^\s*(?:select|delete|update|with|insert)/i.test(text),
  );
}

async function planOf(db: Database, { sql: text, parameters }: CompiledQuery) {
  const explain = engineOf(db) === 'postgres' ? 'explain' : 'explain query plan';
  const { rows } = await db.executeQuery<Record<string, string>>(
    CompiledQuery.raw(`${explain} ${text}`, [...parameters]),
  );
  return rows.map((row) => row.detail ?? row['QUERY PLAN'] ?? '');
}

/** What is open of these is put in order, which is never much. */
const SORTED = [...SMALL, 'quotations'];

/** Reads all of a table, or puts much of it in order. */
function dearSteps(text: string, plan: readonly string[]) {
  const namesOneOf = (line: string, tables: readonly string[]) =>
    tables.some((table) => line.includes(table));
  const read = plan.filter(
    (line) => /\bSCAN\b(?! CONSTANT)|Seq Scan on/.test(line) && !namesOneOf(line, SMALL),
  );
  const sorted = plan.filter((line) => line.includes('TEMP B-TREE FOR ORDER') && !namesOneOf(text, SORTED));
  return [...read, ...sorted];
}

test('an index leads to whatever the house looks for by itself, in tables of any size', async () => {
  const t = await startApp();
  const asked = await askedBy(t);
  expect(asked.length).toBeGreaterThan(40);
  await t.db.connection().execute(async (db) => {
    // It reads a table that is nearly empty as a whole, whatever indexes it has.
    if (engineOf(db) === 'postgres') await sql`set enable_seqscan = off`.execute(db);
    for (const query of asked) {
      const plan = await planOf(db, query);
      expect(dearSteps(query.sql, plan), `${query.sql}\n${plan.join('\n')}`).toEqual([]);
    }
    if (engineOf(db) === 'postgres') await sql`set enable_seqscan = on`.execute(db);
  });
});
