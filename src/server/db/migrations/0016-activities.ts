import { type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { asParagraphs } from '~/lib/typed-text';
import { boundedChange } from '~/server/history-changes';
import { idOf } from '~/server/ids';
import { columnTypes } from '../migrate-tools';
import { bytesIn, pagesByBytes } from '../pages-by-bytes';
import { insertionOf } from '../rows-from';
import type { Database, NewRow } from '../schema';

const IN_A_MILLISECOND = 4096;
const LARGE_BYTES = 8 * 1024;

/** What is said about a record becomes rows of its own, and a line of history what changed. */
export async function activities(db: Database) {
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
  await moveRemarks(db);
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

  await shortenHistory(db);
  // Who has read a file, however much has happened to the record since.
  await db.schema
    .createIndex('historyOpened')
    .on('history')
    .columns(['resource', 'recordId', '_id'])
    .where(sql<SqlBool>`"action" = 'opened'`)
    .execute();
}

const followup = z.object({
  _id: z.string(),
  date: z.string(),
  remarks: z.array(z.object({ val: z.string(), date: z.string() })),
});

/** In their order: ids of the moment at which the follow-up was made, and so before all that are written from now on. */
async function moveRemarks(db: Database) {
  const source = { table: 'followups', key: ['_id'], columns: ['_id', 'date', 'remarks'] };
  for await (const page of pagesByBytes(db, { ...source, where: sql`${bytesIn(db, 'remarks')} > 2` })) {
    const rows = followup.array().parse(page).flatMap(notesOf);
    if (rows.length > 0) await insertionOf(db, 'activities', rows).execute(db);
  }
}

const notesOf = ({ _id, date, remarks }: z.output<typeof followup>): NewRow<'activities'>[] =>
  remarks.map((remark, index) => {
    const made = Date.parse(date) + Math.floor(index / IN_A_MILLISECOND);
    const said = new Date(remark.date);
    return {
      _id: idOf(made, index % IN_A_MILLISECOND),
      resource: 'followup',
      recordId: _id,
      kind: 'note',
      // As it would be taken today, so that a client who sends it back is not taken to say something new.
      text: asParagraphs(remark.val),
      at: Number.isNaN(said.getTime()) ? date : said.toISOString(),
      userId: null,
      userName: '',
    };
  });

const line = z.object({
  _id: z.string(),
  changes: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
});

/** Lines held whole lists, and texts of any length. */
async function shortenHistory(db: Database) {
  const where = sql`("resource" in ('followup', 'iot-product') or ${bytesIn(db, 'changes')} > ${sql.lit(LARGE_BYTES)})`;
  for await (const page of pagesByBytes(db, {
    table: 'history',
    key: ['_id'],
    columns: ['_id', 'changes'],
    where,
  })) {
    for (const { _id, changes } of line.array().parse(page)) {
      const short = JSON.stringify(changes.map(boundedChange));
      if (short === JSON.stringify(changes)) continue;
      await db.updateTable('history').set({ changes: short }).where('_id', '=', _id).execute();
    }
  }
}
