import { sql } from 'kysely';
import type { Progress } from '../progress';
import type { Database } from '../schema';
import { addFilterIndexes, addSortIndexes, addTextFilterIndexes } from '../tables/filter-tools';
import { addPresence } from '../tables/presence-tools';

const AT_A_TIME = 5000;

/** What applications are filtered by … */
const ofApplications = [
  ...['status', 'designation', 'date', 'opening', 'rating', 'channel'],
  ...['reached', 'hasWithdrawnAt'],
];
/** … and what leads. */
const ofLeads = [
  ...['status', 'stage', 'ownerId', 'nextDate', 'date', 'completedAt', 'channel', 'requirement'],
  'hasFirstResponseAt',
];

/** What the figures of leads and of hiring count can be listed: who was answered, who withdrew, and how far an application ever came. */
export async function everyFigureListed(db: Database, progress: Progress) {
  await dropFilterIndexes(db, 'careers', ofApplications);
  await db.schema
    .alterTable('careers')
    .addColumn('reached', 'text', (c) => c.notNull().defaultTo('New'))
    .execute();
  await fillInReached(db, progress);
  await addPresence(db, 'careers', 'withdrawnAt');
  await addFilterIndexes(db, 'careers', ofApplications, { spam: true, ledElsewhere: ['channel'] });
  await addTextFilterIndexes(db, 'careers', ['opening', 'channel'], { spam: true, fields: ofApplications });
  const sorts = { sorts: ['name', 'email', 'phone'], filters: ofApplications };
  await addSortIndexes(db, 'careers', sorts, { spam: true });

  progress('followups', 0);
  await dropFilterIndexes(db, 'followups', ofLeads);
  await addPresence(db, 'followups', 'firstResponseAt');
  await addFilterIndexes(db, 'followups', ofLeads, {
    spam: false,
    emptyDates: ['nextDate'],
    ledElsewhere: ['completedAt', 'channel', 'requirement'],
  });
  await addTextFilterIndexes(db, 'followups', ['channel', 'requirement'], { spam: false, fields: ofLeads });
  const ofLists = { sorts: ['name', 'email', 'mobile', 'ownerName'], filters: ofLeads };
  await addSortIndexes(db, 'followups', ofLists, { spam: false });
  await addCompletedIndex(db);
}

/** They are made anew: as long as they are there, PostgreSQL writes each row to all of them. The one that puts empty dates last stays as it is. */
async function dropFilterIndexes(db: Database, table: string, fields: readonly string[]) {
  const sorted = ['id', 'name', 'email', 'phone', 'mobile', 'ownerName'];
  const names = [
    ...[...sorted, ...fields.filter((field) => field !== 'nextDate')].map((field) => `${table}By_${field}`),
    ...fields.flatMap((field) => [`${table}Filter_${field}`, `${table}Text_${field}`]),
  ];
  for (const name of names) await db.schema.dropIndex(name).ifExists().execute();
}

/** A lead that is not done has no place among those that are. */
async function addCompletedIndex(db: Database) {
  const columns = ['completedAt', '_id', ...ofLeads.filter((field) => field !== 'completedAt'), 'deletedAt'];
  await sql`create index "followupsBy_completedAt" on "followups" (${sql.join(columns.map((column) => sql.ref(column)))})
    where "deletedAt" is null and "completedAt" is not null`.execute(db);
}

const place = (stage: string) =>
  sql`case ${sql.ref(stage)} when 'Hired' then 4 when 'Offered' then 3 when 'Interview' then 2 when 'In Review' then 1 else 0 end`;

/** The furthest of the stage that it is at and of those that are known of its way. */
async function fillInReached(db: Database, progress: Progress) {
  const known = sql`select ${place('careers.status')} as "place" union all
    select ${place('careerStages.stage')} from "careerStages" where "careerStages"."careerId" = "careers"."_id"`;
  const furthest = sql`case (select max("place") from (${known}) as "known")
    when 4 then 'Hired' when 3 then 'Offered' when 2 then 'Interview' when 1 then 'In Review' else 'New' end`;
  for (let after: string | undefined = '', read = 0; after !== undefined; ) {
    const { rows } = await sql<{ _id: string }>`select "_id" from "careers"
      where "_id" > ${after} order by "_id" limit ${sql.lit(AT_A_TIME)}`.execute(db);
    const last: string | undefined = rows.at(-1)?._id;
    if (last !== undefined)
      await sql`update "careers" set "reached" = ${furthest} where "_id" > ${after} and "_id" <= ${last}
        and ("status" <> 'New' or exists (select 1 from "careerStages" where "careerStages"."careerId" = "careers"."_id"))`.execute(
        db,
      );
    after = last;
    read += rows.length;
    progress('careers', read);
  }
}
