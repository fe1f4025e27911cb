import { among } from '~/platform/db/engine/among';
import { recordTables } from '~/platform/db/stored-record';
import type { PersonalRows, Services } from '~/platform/http/services';
import { pagesById, rowsContaining } from './text/scan';

type Given = Pick<Services, 'db' | 'features'>;
type Kind = PersonalRows['kind'];
type StoredRow = Record<string, unknown> & { _id: string };

interface Found extends PersonalRows {
  rows: StoredRow[];
}

/** Rows beside records that are about a person, by what features have declared, a page at a time. */
export async function* rowsOn({ db, features }: Given, who: string, only?: Kind): AsyncGenerator<Found> {
  for (const declared of features.flatMap(({ personalRows = [] }) => personalRows)) {
    if (only && declared.kind !== only) continue;
    const { people } = declared;
    const peopleOf = (row: StoredRow) => (typeof people === 'string' ? String(row[people]) : people(row));
    for await (const page of candidates(db, declared, who)) {
      const rows = page.filter((row) => peopleOf(row).split(' ').includes(who));
      if (rows.length > 0) yield { ...declared, rows };
    }
  }
}

/** By the column that names whom a row is about; where there is none, all of them. */
async function* candidates(db: Services['db'], { table, people, data }: PersonalRows, who: string) {
  const columns = typeof people === 'string' ? [people, ...data] : data;
  const stored = () =>
    recordTables(db)
      .selectFrom(table)
      .select(['_id', ...columns]);
  const read = async (rows: ReturnType<typeof stored>): Promise<StoredRow[]> =>
    (await rows.execute()).map((row) => ({ ...row, _id: String(row._id) }));
  if (typeof people !== 'string') {
    yield* pagesById((after, limit) => read(stored().where('_id', '>', after).orderBy('_id').limit(limit)));
    return;
  }
  for await (const ids of rowsContaining(db, { table, key: '_id', columns: [people] }, who))
    yield await read(stored().where(among(db, '_id', ids)));
}

/** They go whole. Answers how many of each kind that were. */
export async function eraseRowsOn(given: Given, who: string) {
  const erased = new Map<Kind, number>();
  for await (const { kind, table, rows } of rowsOn(given, who)) {
    const ids = rows.map(({ _id }) => _id);
    await recordTables(given.db)
      .deleteFrom(table)
      .where(among(given.db, '_id', ids))
      .execute();
    erased.set(kind, (erased.get(kind) ?? 0) + rows.length);
  }
  return erased;
}
