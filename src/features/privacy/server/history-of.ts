import { setImmediate as turn } from 'node:timers/promises';
import type { Resource } from '~/model/resource';
import { among } from '~/platform/db/engine/among';
import type { Database } from '~/platform/db/schema';

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
