import { setImmediate as turn } from 'node:timers/promises';
import type { FieldChange } from '~/model/field-changes';
import type { Resource } from '~/model/resource';
import { among } from '~/platform/db/engine/among';
import { engineOf } from '~/platform/db/engine/engine';
import type { Database } from '~/platform/db/schema';
import { rowsContaining } from './text/scan';

const BATCH = 500;
/** What stands where the name of a person stood. */
const NOBODY = 'Erased person';

/** What they did stays done, by nobody in particular. */
export async function forgetAuthor(db: Database, userId: string) {
  for (const table of ['history', 'activities', 'privacyActions'] as const) {
    const theirs = db.selectFrom(table).select('_id').where('userId', '=', userId);
    await inBatches(theirs, (ids) =>
      db
        .updateTable(table)
        .set({ userId: null, userName: NOBODY })
        .where(among(db, '_id', ids))
        .execute(),
    );
  }
}

/** Whose a record was is told by an id, and beside it by a name: the name goes. */
export async function forgetOwner(db: Database, userId: string) {
  for await (const ids of rowsContaining(db, { table: 'history', key: '_id', columns: ['changes'] }, userId))
    await db.transaction().execute(async (trx) => {
      // Held: another who is erased at the same time would come back with what was read before.
      const lines = trx
        .selectFrom('history')
        .select(['_id', 'changes'])
        .where('_id', 'in', ids)
        .orderBy('_id');
      for (const { _id, changes } of await (engineOf(trx) === 'postgres'
        ? lines.forUpdate()
        : lines
      ).execute())
        await trx
          .updateTable('history')
          .set({ changes: JSON.stringify(withoutOwner(changes, userId)) })
          .where('_id', '=', _id)
          .execute();
    });
}

function withoutOwner(changes: readonly FieldChange[], userId: string) {
  const owner = changes.find(({ field }) => field === 'ownerId');
  return changes.map((change) => {
    if (change.field !== 'ownerName') return change;
    const [from, to] = [
      owner?.from === userId ? NOBODY : change.from,
      owner?.to === userId ? NOBODY : change.to,
    ];
    return { ...change, from, to };
  });
}

/** What was done to a record, before the record itself goes: of many lines its transaction would hold up everybody. */
export async function eraseHistory(db: Database, { name }: Resource, recordId: string) {
  const lines = db.selectFrom('history').select('_id').where('resource', '=', name);
  await inBatches(lines.where('recordId', '=', recordId), (ids) =>
    db
      .deleteFrom('history')
      .where(among(db, '_id', ids))
      .execute(),
  );
}

interface Rows {
  limit(count: number): { execute(): Promise<{ _id: string }[]> };
}

/** Until none are left: what is done to a row takes it out of these. */
async function inBatches(rows: Rows, work: (ids: string[]) => Promise<unknown>) {
  for (;;) {
    const found = await rows.limit(BATCH).execute();
    if (found.length > 0) await work(found.map(({ _id }) => _id));
    if (found.length < BATCH) return;
    await turn();
  }
}
