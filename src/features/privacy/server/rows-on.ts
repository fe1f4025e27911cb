import { among } from '~/platform/db/engine/among';
import { recordTables } from '~/platform/db/stored-record';
import type { PersonalRows, Services } from '~/platform/http/services';
import { rowsContaining } from './scan';

type Given = Pick<Services, 'db' | 'features'>;

interface Found extends PersonalRows {
  rows: Record<string, unknown>[];
}

/** Rows beside records that are about a person, by what features have declared, a page at a time. */
export async function* rowsOn({ db, features }: Given, who: string): AsyncGenerator<Found> {
  for (const declared of features.flatMap(({ personalRows = [] }) => personalRows)) {
    const { table, people, data } = declared;
    for await (const ids of rowsContaining(db, { table, key: '_id', columns: [people] }, who)) {
      const rows: Record<string, unknown>[] = await recordTables(db)
        .selectFrom(table)
        .select(['_id', people, ...data])
        .where(among(db, '_id', ids))
        .execute();
      const theirs = rows.filter((row) => String(row[people]).split(' ').includes(who));
      if (theirs.length > 0) yield { ...declared, rows: theirs };
    }
  }
}

export async function countRowsOn(given: Given, who: string) {
  let count = 0;
  for await (const { rows } of rowsOn(given, who)) count += rows.length;
  return count;
}

/** They go whole. Answers how many that were. */
export async function eraseRowsOn(given: Given, who: string) {
  let erased = 0;
  for await (const { table, rows } of rowsOn(given, who)) {
    const ids = rows.map(({ _id }) => String(_id));
    await recordTables(given.db)
      .deleteFrom(table)
      .where(among(given.db, '_id', ids))
      .execute();
    erased += rows.length;
  }
  return erased;
}
