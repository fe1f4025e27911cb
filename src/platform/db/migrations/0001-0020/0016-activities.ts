import { randomUUID } from 'node:crypto';
import { type SqlBool, sql } from 'kysely';
import { type AnyRow, bytesIn, pagesByBytes } from '../../pages-by-bytes';
import type { Progress } from '../../progress';
import { insertRows } from '../../rows-from';
import type { Database, NewRow } from '../../schema';
import { columnTypes } from '../../tables/migrate-tools';
import { boundedChange, type Change } from '../frozen/history';
import { asParagraphs } from '../frozen/text';

const IN_A_MILLISECOND = 4096;
const LARGE_BYTES = 8 * 1024;

/** What is said about a record becomes rows of its own, and a line of history what changed. */
export async function activities(db: Database, progress: Progress) {
  const { timestamp } = columnTypes(db);
  await db.schema
    .createTable('activities')
    .addColumn('_id', 'text', (c) => c.primaryKey())
    .addColumn('resource', 'text', (c) => c.notNull())
    .addColumn('recordId', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('direction', 'text')
    .addColumn('outcome', 'text')
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('at', timestamp, (c) => c.notNull())
    .addColumn('userId', 'text')
    .addColumn('userName', 'text', (c) => c.notNull())
    .execute();
  await moveRemarks(db, progress);
  await db.schema.alterTable('followups').dropColumn('remarks').execute();
  await db.schema
    .createIndex('activitiesByRecord')
    .on('activities')
    .columns(['resource', 'recordId', '_id'])
    .execute();
  await db.schema
    .createIndex('activitiesByUser')
    .on('activities')
    .column('userId')
    .where(sql<SqlBool>`"userId" is not null`)
    .execute();

  await shortenHistory(db, progress);
  // Who has read a file, however much has happened to the record since.
  await db.schema
    .createIndex('historyOpened')
    .on('history')
    .columns(['resource', 'recordId', '_id'])
    .where(sql<SqlBool>`"action" = 'opened'`)
    .execute();
}

/** In their order: ids of the moment at which the follow-up was made, and so before all that are written from now on. */
async function moveRemarks(db: Database, progress: Progress) {
  const source = { table: 'followups', key: ['_id'], columns: ['_id', 'date', 'remarks'] };
  let read = 0;
  for await (const page of pagesByBytes(db, { ...source, where: sql`${bytesIn(db, 'remarks')} > 2` })) {
    const rows = page.flatMap(notesOf);
    if (rows.length > 0) await insertRows(db, 'activities', rows);
    read += page.length;
    progress('followups', read);
  }
}

const notesOf = ({ _id, date, remarks }: AnyRow): NewRow<'activities'>[] =>
  listOf(remarks).map((remark: { val?: unknown; date?: unknown }, index) => {
    const made = Date.parse(String(date)) + Math.floor(index / IN_A_MILLISECOND);
    const said = new Date(String(remark.date));
    return {
      _id: idOf(made, index % IN_A_MILLISECOND),
      resource: 'followup',
      recordId: String(_id),
      kind: 'note',
      // As it would be taken today, so that a client who sends it back is not taken to say something new.
      text: asParagraphs(String(remark.val)),
      at: Number.isNaN(said.getTime()) ? String(date) : said.toISOString(),
      userId: null,
      userName: '',
    };
  });

/** An id of that moment, as this product made them when notes became rows. */
function idOf(moment: number, order: number): string {
  const time = moment.toString(16).padStart(12, '0');
  const place = order.toString(16).padStart(3, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${place}-${randomUUID().slice(19)}`;
}

/** Lines held whole lists, and texts of any length. */
async function shortenHistory(db: Database, progress: Progress) {
  const where = sql`("resource" in ('followup', 'iot-product') or ${bytesIn(db, 'changes')} > ${sql.lit(LARGE_BYTES)})`;
  let read = 0;
  for await (const page of pagesByBytes(db, {
    table: 'history',
    key: ['_id'],
    columns: ['_id', 'changes'],
    where,
  })) {
    for (const { _id, changes } of page) {
      const whole = listOf(changes).map(
        ({ field, from, to }: Partial<Change>): Change => ({ field: String(field), from, to }),
      );
      const short = JSON.stringify(whole.map(boundedChange));
      if (short === JSON.stringify(whole)) continue;
      await db.updateTable('history').set({ changes: short }).where('_id', '=', String(_id)).execute();
    }
    read += page.length;
    progress('history', read);
  }
}

/** What a column of JSON holds, entry by entry. */
const listOf = (value: unknown): object[] => (Array.isArray(value) ? value.map(Object) : []);
