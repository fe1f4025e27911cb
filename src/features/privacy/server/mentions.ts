import type { Resource } from '~/model/resource';
import { engineOf } from '~/platform/db/engine/engine';
import type { Database } from '~/platform/db/schema';
import { recordTables } from '~/platform/db/stored-record';
import { blackOut } from './black-out';
import { mailsNaming } from './mails-on';
import { theirsAmong } from './records-on';
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
      .where('_id', 'in', ids)
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
    const theirs = await theirsAmong(db, resources, who, records);
    const others = lines.filter(({ recordId }) => !theirs.has(recordId));
    if (others.length > 0) yield others;
  }
}

/** What was told about records of others stays told, without them; so does who did it, and who handed out or erased what. */
export async function eraseMentions(db: Database, resources: readonly Resource[], who: string) {
  for (const table of ['history', 'activities', 'notifications'] as const)
    for await (const lines of linesNaming(db, table, resources, who))
      for (const { _id } of lines) await eraseWithin(db, { table, _id, columns: COLUMNS[table] }, who);
  const actions = { table: 'privacyActions', key: '_id', columns: ['userName'] };
  for await (const ids of rowsContaining(db, actions, who))
    for (const _id of ids) await eraseWithin(db, { ...actions, _id }, who);
}

/** The same in mails that neither went to them nor are about a record of theirs, and in why one of them could not be sent. */
export async function eraseFromMails(db: Database, resources: readonly Resource[], who: string) {
  for await (const mails of mailsNaming(db, resources, who))
    for (const { _id } of mails)
      await eraseWithin(db, { table: 'outbox', _id, columns: ['data', 'lastError'] }, who);
}

interface Within {
  table: string;
  _id: string;
  columns: readonly string[];
}

/** As the row is now, and held: another who is erased at the same time would come back with what was read before. */
const eraseWithin = (db: Database, { table, _id, columns }: Within, who: string) =>
  db.transaction().execute(async (trx) => {
    const { asJson, inText, isNamedIn } = blackOut(who);
    const found = recordTables(trx).selectFrom(table).select(columns).where('_id', '=', _id);
    const row = await (engineOf(trx) === 'postgres' ? found.forUpdate() : found).executeTakeFirst();
    const without = Object.entries(row ?? {})
      .filter(([, text]) => isNamedIn(text))
      .map(([column, text]) => [column, typeof text === 'string' ? inText(text) : asJson(text)]);
    if (without.length === 0) return;
    await recordTables(trx)
      .updateTable(table)
      .set(Object.fromEntries(without))
      .where('_id', '=', _id)
      .execute();
  });

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
