import { sql } from 'kysely';
import type { Resource } from '~/model/resource';
import { among } from '~/platform/db/engine/among';
import { engineOf } from '~/platform/db/engine/engine';
import { rowsFrom } from '~/platform/db/rows-from';
import type { Database } from '~/platform/db/schema';
import { recordTables } from '~/platform/db/stored-record';
import { eraseMergesThat } from '~/records/people/empty-people';
import { mailsNaming } from '../mails-on';
import { theirsAmong } from '../records-on';
import { blackOut } from './black-out';
import { rowsContaining } from './scan';

/** What tells about records: what it says, and whatever else of it may name somebody else than whom the record is about. */
const COLUMNS = {
  history: ['changes', 'userName'],
  activities: ['text', 'userName'],
  notifications: ['text'],
} as const;

interface Line {
  _id: string;
  resource: string;
  recordId: string;
  /** When it happened or was said. */
  at: unknown;
  text: unknown;
}

/** Lines about records of others that name somebody's address or number, a page at a time. */
export async function* linesNaming(
  db: Database,
  table: keyof typeof COLUMNS,
  resources: readonly Resource[],
  who: string,
  isNamedIn: (value: unknown) => boolean = blackOut(who).isNamedIn,
): AsyncGenerator<Line[]> {
  const columns = COLUMNS[table];
  for await (const ids of rowsContaining(db, { table, key: '_id', columns }, who)) {
    const rows = await recordTables(db)
      .selectFrom(table)
      .selectAll()
      .where(among(db, '_id', ids))
      .orderBy('_id')
      .execute();
    const naming = rows.filter((row) => columns.some((column) => isNamedIn(row[column])));
    const lines = naming.map((row) => ({
      _id: String(row._id),
      resource: String(row.resource),
      recordId: String(row.recordId),
      at: row.at ?? row.createdAt,
      text: row[columns[0]],
    }));
    const records = lines.map(({ recordId }) => recordId);
    const kinds = lines.map(({ resource }) => resource);
    const theirs = await theirsAmong(db, resources, who, records, kinds);
    const others = lines.filter(({ recordId }) => !theirs.has(recordId));
    if (others.length > 0) yield others;
  }
}

/** What was told about records of others stays told, without them; so does who did it. Answers how many lines that were. */
export async function eraseMentions(
  db: Database,
  table: keyof typeof COLUMNS,
  resources: readonly Resource[],
  who: string,
) {
  let erased = 0;
  for await (const lines of linesNaming(db, table, resources, who)) {
    erased += lines.length;
    await eraseWithin(db, { table, columns: COLUMNS[table], ids: lines.map(({ _id }) => _id) }, who);
  }
  return erased;
}

/** The same of who handed out or erased what. */
export async function eraseFromActions(db: Database, who: string) {
  const actions = { table: 'privacyActions', key: '_id', columns: ['userName'] };
  for await (const ids of rowsContaining(db, actions, who)) await eraseWithin(db, { ...actions, ids }, who);
}

/** The same in mails that neither went to them nor are about a record of theirs, and in why one of them could not be sent. */
export async function eraseFromMails(db: Database, resources: readonly Resource[], who: string) {
  const place = { table: 'outbox', columns: ['data', 'lastError'] };
  let erased = 0;
  for await (const mails of mailsNaming(db, resources, who)) {
    erased += mails.length;
    await eraseWithin(db, { ...place, ids: mails.map(({ _id }) => _id) }, who);
  }
  return erased;
}

interface Within {
  table: string;
  columns: readonly string[];
  ids: readonly string[];
}

/**
 * As the rows are now, and held: another who is erased at the same time would come back with what was read before. Those of a page
 * together, in the order of their ids: each by itself would wait for the disk a hundred thousand times.
 */
const eraseWithin = (db: Database, { table, columns, ids }: Within, who: string) =>
  db.transaction().execute(async (trx) => {
    const { inValue, isNamedIn } = blackOut(who);
    const found = recordTables(trx)
      .selectFrom(table)
      .select(['_id', ...columns])
      .where(among(trx, '_id', ids))
      .orderBy('_id');
    const rows = await (engineOf(trx) === 'postgres' ? found.forUpdate() : found).execute();
    const without = rows
      .filter((row) => columns.some((column) => isNamedIn(row[column])))
      .map((row) => Object.fromEntries(['_id', ...columns].map((column) => [column, inValue(row[column])])));
    if (without.length === 0) return;
    const values = columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`without.${column}`)}`);
    await sql`update ${sql.table(table)} set ${sql.join(values)} from (${rowsFrom(trx, table, without)}) as "without"
      where ${sql.ref(`${table}._id`)} = "without"."_id"`.execute(trx);
  });

/** What the way back from a merge would bring back, also of who has been taken apart since. */
export async function eraseMergesNaming(db: Database, who: string) {
  const { isNamedIn } = blackOut(who);
  const place = { table: 'personMerges', key: 'undo', columns: ['before'] };
  for await (const undos of rowsContaining(db, place, who)) {
    const rows = await db
      .selectFrom('personMerges')
      .select(['undo', 'before'])
      .where('undo', 'in', undos)
      .execute();
    const naming = rows.filter(({ before }) => isNamedIn(before)).map(({ undo }) => undo);
    if (naming.length === 0) continue;
    await db.transaction().execute((trx) => eraseMergesThat(trx, (eb) => eb('undo', 'in', naming)));
  }
}

/** Answers that are kept for a day, in case somebody asks twice. */
export async function eraseAnswers(db: Database, who: string) {
  const { isNamedIn } = blackOut(who);
  const place = { table: 'idempotencyKeys', key: 'key', columns: ['answer'] };
  for await (const keys of rowsContaining(db, place, who)) {
    const rows = await db
      .selectFrom('idempotencyKeys')
      .select(['key', 'answer'])
      .where('key', 'in', keys)
      .execute();
    const theirs = rows.filter(({ answer }) => isNamedIn(answer)).map(({ key }) => key);
    if (theirs.length > 0) await db.deleteFrom('idempotencyKeys').where('key', 'in', theirs).execute();
  }
}
