import { sql } from 'kysely';
import type { Database } from '../../schema';
import { addFilterIndexes, addTextFilterIndexes } from '../../tables/filter-tools';
import { addShownIndex, columnTypes } from '../../tables/migrate-tools';
import { createRecordTable } from '../../tables/record-table';

/** Openings, and what happens to an application from its arrival to the first day. */
export async function hiring(db: Database) {
  await createRecordTable(db, 'openings', {
    columns: {
      title: 'text',
      slug: 'text',
      designation: 'text',
      department: 'text',
      city: 'text',
      workplace: 'text',
      employmentType: 'text',
      places: 'number',
      salaryFromPaise: 'amount?',
      salaryToPaise: 'amount?',
      salaryPer: 'text',
      description: 'text',
      responsibilities: 'list',
      skills: 'list',
      questions: 'list',
      opensOn: 'text',
      closesOn: 'text?',
      lastDay: 'text',
      status: 'text',
    },
    sorted: ['title', 'department', 'city', 'places', 'opensOn', 'lastDay', 'status'],
    searched: ['title', 'department', 'city'],
    filtered: ['status', 'workplace', 'employmentType'],
    unique: ['slug'],
    onPublicPages: true,
  });
  await createRecordTable(db, 'stageLetters', {
    columns: { stage: 'text', subject: 'text', text: 'text' },
    sorted: ['stage', 'subject'],
    searched: ['stage', 'subject', 'text'],
  });
  await growApplications(db);
  await addStages(db);
  await addInterviews(db);
  await db.schema
    .createTable('hiringCounts')
    .addColumn('month', 'text', (c) => c.notNull())
    .addColumn('opening', 'text', (c) => c.notNull())
    .addColumn('designation', 'text', (c) => c.notNull())
    .addColumn('channel', 'text', (c) => c.notNull())
    .addColumn('outcome', 'text', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('hiringCountsKey', ['month', 'opening', 'designation', 'channel', 'outcome'])
    .execute();
}

async function growApplications(db: Database) {
  const { flag, json } = columnTypes(db);
  const careers = () => db.schema.alterTable('careers');
  for (const name of ['earlierResume', 'firstResume', 'openingId', 'reason'])
    await careers().addColumn(name, 'text').execute();
  await careers()
    .addColumn('opening', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await careers().addColumn('answers', json).execute();
  await careers()
    .addColumn('quietly', flag, (c) => c.notNull().defaultTo(false))
    .execute();
  await careers().addColumn('score', 'integer').execute();
  for (const name of ['earlierResume', 'firstResume'])
    await db.schema.createIndex(`careersFile_${name}`).on('careers').column(name).execute();
  const filtered = ['status', 'designation', 'date', 'opening'];
  await addFilterIndexes(db, 'careers', filtered, { spam: true });
  await addTextFilterIndexes(db, 'careers', ['opening'], { spam: true, fields: filtered });
  await addShownIndex(db, 'careers', 'score', ['score', '_id'], { spam: true });
  await sql`create index "careersByOpening" on "careers" ("openingId", "email") where "openingId" is not null`.execute(
    db,
  );
}

async function addStages(db: Database) {
  const { timestamp } = columnTypes(db);
  await db.schema
    .createTable('careerStages')
    .addColumn('_id', 'text', (c) => c.primaryKey())
    .addColumn('careerId', 'text', (c) => c.notNull())
    .addColumn('stage', 'text', (c) => c.notNull())
    .addColumn('at', timestamp, (c) => c.notNull())
    .addColumn('userId', 'text')
    .execute();
  await db.schema.createIndex('careerStagesOf').on('careerStages').columns(['careerId', '_id']).execute();
  await db.schema.createIndex('careerStagesByDay').on('careerStages').columns(['at', 'careerId']).execute();
  await db.schema
    .createTable('stageMails')
    .addColumn('careerId', 'text', (c) => c.notNull())
    .addColumn('stage', 'text', (c) => c.notNull())
    .addColumn('outboxId', 'text', (c) => c.notNull())
    .addColumn('undo', 'text')
    .addColumn('before', 'text', (c) => c.notNull())
    .addColumn('at', timestamp, (c) => c.notNull())
    .addPrimaryKeyConstraint('stageMailsKey', ['careerId', 'stage'])
    .execute();
  await sql`create unique index "stageMailsByUndo" on "stageMails" ("undo") where "undo" is not null`.execute(
    db,
  );
  await db.schema
    .createTable('applicationLinks')
    .addColumn('tokenHash', 'text', (c) => c.primaryKey())
    .addColumn('careerId', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('applicationLinksOf').on('applicationLinks').column('careerId').execute();
}

async function addInterviews(db: Database) {
  const { timestamp } = columnTypes(db);
  await db.schema
    .createTable('interviews')
    .addColumn('_id', 'text', (c) => c.primaryKey())
    .addColumn('careerId', 'text', (c) => c.notNull())
    .addColumn('at', timestamp, (c) => c.notNull())
    .addColumn('minutes', 'integer', (c) => c.notNull())
    .addColumn('place', 'text', (c) => c.notNull())
    .addColumn('sequence', 'integer', (c) => c.notNull())
    .addColumn('cancelledAt', timestamp)
    .addColumn('remindedAt', timestamp)
    .addColumn('createdAt', timestamp, (c) => c.notNull())
    .addColumn('userId', 'text')
    .execute();
  await db.schema.createIndex('interviewsOf').on('interviews').columns(['careerId', 'at']).execute();
  await db.schema.createIndex('interviewsByDay').on('interviews').columns(['at', '_id']).execute();
  await db.schema
    .createTable('interviewers')
    .addColumn('interviewId', 'text', (c) => c.notNull())
    .addColumn('userId', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('interviewersKey', ['interviewId', 'userId'])
    .execute();
  await db.schema.createIndex('interviewersByUser').on('interviewers').column('userId').execute();
  await db.schema
    .createTable('scores')
    .addColumn('careerId', 'text', (c) => c.notNull())
    .addColumn('userId', 'text', (c) => c.notNull())
    .addColumn('criterion', 'text', (c) => c.notNull())
    .addColumn('score', 'integer', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('at', timestamp, (c) => c.notNull())
    .addPrimaryKeyConstraint('scoresKey', ['careerId', 'userId', 'criterion'])
    .execute();
}
