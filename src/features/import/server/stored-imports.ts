import { setImmediate as turn } from 'node:timers/promises';
import { DAY, fromNow, now, SECOND } from '~/lib/time';
import { retentionDays } from '~/model/retention';
import { among } from '~/platform/db/engine/among';
import { newId } from '~/platform/db/ids';
import { insertRows } from '~/platform/db/rows-from';
import type { Database, Row } from '~/platform/db/schema';
import { peopleIn } from '~/records/people-in';
import { typedIn } from './sheet/cells';
import type { SheetRow } from './sheet/parse';

/** Few enough that whoever else calls waits for milliseconds. */
const ROWS_AT_ONCE = 200;
/** Whoever tries one file after the other has no more of them stored than these. */
const MOST_UNUSED = 10;
/** Whatever gives no sign for that long has ended with its process; should it not have, two go on with it in turns. */
const LONGEST_SILENCE_MS = 20 * SECOND;

interface NewImport {
  resource: string;
  userId: string;
  fileName: string;
  columns: readonly string[];
  mapping: object;
  rows: readonly SheetRow[];
}

/** Nobody sees it before it is whole: what is left of one that broke off goes like what was never used. */
export async function storeImport(db: Database, { rows, columns, mapping, ...values }: NewImport) {
  const _id = newId();
  const json = { columns: JSON.stringify(columns), mapping: JSON.stringify(mapping) };
  const dates = { createdAt: now(), since: now() };
  await db
    .insertInto('imports')
    .values({ _id, ...values, ...json, ...dates, status: 'reading', onDuplicate: 'skip', rows: rows.length })
    .execute();
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const some = rows.slice(from, from + ROWS_AT_ONCE).map(({ line, cells }) => ({
      ...{ _id: newId(), importId: _id, line, cells, people: peopleIn(cells.map(typedIn)) },
    }));
    await insertRows(db, 'importRows', some);
    await turn();
  }
  await db.updateTable('imports').set({ status: 'read' }).where('_id', '=', _id).execute();
  await deleteUnused(db, values.userId);
  return _id;
}

/** In the order of the file, so many at a time. */
export async function* rowsOf(db: Database, importId: string): AsyncGenerator<SheetRow[]> {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('importRows')
      .select(['line', 'cells'])
      .where('importId', '=', importId)
      .where('line', '>', after)
      .orderBy('line')
      .limit(ROWS_AT_ONCE)
      .execute();
    if (rows.length > 0) yield rows;
    if (rows.length < ROWS_AT_ONCE) return;
    after = rows.at(-1)?.line ?? 0;
    await turn();
  }
}

export const firstRows = (db: Database, importId: string) =>
  db
    .selectFrom('importRows')
    .select('cells')
    .where('importId', '=', importId)
    .orderBy('line')
    .limit(3)
    .execute();

/**
 * Takes it for something that only one may do at a time. One that has given no sign has died on the way, and is gone on with. Answers it as it is
 * then: whoever waited for their turn has read it before others did something to it.
 */
export function claimImport(
  db: Database,
  id: string,
  from: readonly Row<'imports'>['status'][],
  to: 'running' | 'reverting',
) {
  // A run goes on from where it is.
  const underWay = to === 'running' ? (['running', 'stopped'] as const) : ([to] as const);
  return db
    .updateTable('imports')
    .set((eb) => ({
      status: to,
      since: now(),
      progress: eb.case().when('status', 'in', underWay).then(eb.ref('progress')).else(0).end(),
    }))
    .where('_id', '=', id)
    .where((eb) =>
      eb.or([
        eb('status', 'in', from),
        eb.and([eb('status', '=', to), eb('since', '<', fromNow(-LONGEST_SILENCE_MS))]),
      ]),
    )
    .returningAll()
    .executeTakeFirst();
}

export const hasDied = ({ since }: Pick<Row<'imports'>, 'since'>) => since < fromNow(-LONGEST_SILENCE_MS);

/** What failed on the way goes on from where it is; what failed before it began is as it was. */
export async function leaveOff(
  db: Database,
  id: string,
  from: Row<'imports'>['status'],
  under: Row<'imports'>['status'],
) {
  const failed = db.updateTable('imports').where('_id', '=', id).where('status', '=', under);
  if (under === 'running')
    await failed
      .set({ since: fromNow(-2 * LONGEST_SILENCE_MS) })
      .where('reached', '>', 0)
      .execute();
  await failed
    .set({ status: from })
    .$if(under === 'running', (some) => some.where('reached', '=', 0))
    .execute();
}

/** Those that were under way and have given no sign. */
export const brokenOff = (db: Database) =>
  db
    .selectFrom('imports')
    .selectAll()
    .where('status', '=', 'running')
    .where('reached', '>', 0)
    .where('since', '<', fromNow(-LONGEST_SILENCE_MS))
    .execute();

/** What is past its time goes, with what it has stored of people. */
export async function deleteOldImports(db: Database) {
  const before = fromNow(-retentionDays.imports * DAY);
  const old = await db.selectFrom('imports').select('_id').where('createdAt', '<', before).execute();
  for (const { _id } of old) await deleteImport(db, _id);
}

async function deleteUnused(db: Database, userId: string) {
  const unused = await db
    .selectFrom('imports')
    .select('_id')
    .where('userId', '=', userId)
    .where('status', 'in', ['reading', 'read', 'checked'])
    .orderBy('_id', 'desc')
    .offset(MOST_UNUSED)
    .limit(100)
    .execute();
  for (const { _id } of unused) await deleteImport(db, _id);
}

async function deleteImport(db: Database, id: string) {
  for (const table of ['importRows', 'importChanges'] as const) {
    for (;;) {
      const some = await db
        .selectFrom(table)
        .select('_id')
        .where('importId', '=', id)
        .limit(ROWS_AT_ONCE)
        .execute();
      const ids = some.map(({ _id }) => _id);
      if (ids.length > 0)
        await db
          .deleteFrom(table)
          .where(among(db, '_id', ids))
          .execute();
      if (ids.length < ROWS_AT_ONCE) break;
      await turn();
    }
  }
  await db.deleteFrom('imports').where('_id', '=', id).execute();
}
