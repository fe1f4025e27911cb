import { setImmediate as turn } from 'node:timers/promises';
import { DAY, fromNow, MINUTE, now } from '~/lib/time';
import { retentionDays } from '~/model/retention';
import { among } from '~/platform/db/engine/among';
import { newId } from '~/platform/db/ids';
import { insertRows } from '~/platform/db/rows-from';
import type { Database, Row } from '~/platform/db/schema';
import { peopleIn } from '~/records/people-in';
import { typedIn } from './cells';
import type { SheetRow } from './parse';

/** Few enough that whoever else calls waits for milliseconds. */
const ROWS_AT_ONCE = 200;
/** Whoever tries one file after the other has no more of them stored than these. */
const MOST_UNUSED = 10;
/** Whatever takes longer than that without a sign has ended with its process. */
const LONGEST_SILENCE_MS = 15 * MINUTE;

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
 * Takes it for something that only one may do at a time. One that was begun long ago has died on the way, and has left nothing half
 * done: it may be begun again. Answers it as it is then: whoever waited for their turn has read it before others did something to it.
 */
export function claimImport(
  db: Database,
  id: string,
  from: Row<'imports'>['status'],
  to: Row<'imports'>['status'],
) {
  return db
    .updateTable('imports')
    .set({ status: to, since: now(), progress: 0 })
    .where('_id', '=', id)
    .where((eb) =>
      eb.or([
        eb('status', '=', from),
        eb.and([eb('status', '=', to), eb('since', '<', fromNow(-LONGEST_SILENCE_MS))]),
      ]),
    )
    .returningAll()
    .executeTakeFirst();
}

export const hasDied = ({ since }: Pick<Row<'imports'>, 'since'>) => since < fromNow(-LONGEST_SILENCE_MS);

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
