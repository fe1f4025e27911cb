import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { resources } from '~/features/resources';
import { now } from '~/lib/time';
import { type Filter, filtersOf } from '~/model/filters';
import {
  fileFields,
  keepsSpam,
  orderColumn,
  type Resource,
  sortableFields,
  storedFields,
  titleField,
} from '~/model/resource';
import { engineOf } from '~/platform/db/engine/engine';
import { isUniqueViolation } from '~/platform/db/engine/faults';
import type { Database } from '~/platform/db/schema';
import { presenceOf } from '~/platform/db/tables/presence-tools';
import { createRecordTable } from '~/platform/db/tables/record-table';
import { testimonial } from '~/testing/testimonial/testimonial';
import { testimonialApps } from '~/testing/testimonial/testimonial-app';

const startApp = testimonialApps();

const has = ({ row }: Resource, field: string) => field in row.shape;

/** What a person is found by, in every kind of record. */
const personal = (resource: Resource) => ['email', 'phone', 'mobile'].filter((field) => has(resource, field));

/** What a resource is searched by: what its list offers, and what the search over everything asks. */
const searched = (resource: Resource) =>
  new Set([
    ...resource.search.filter(({ options }) => !options).map(({ field }) => field),
    titleField(resource),
    ...personal(resource),
  ]);

/** By which kind of index a filter finds its records, where that is not the one of the list's order. */
const FILTERED_BY: Partial<Record<Filter['by'], string>> = { due: 'Filter', text: 'Text' };

const filterIndex = ({ table }: Resource, { field, by }: Filter) =>
  `${table}${FILTERED_BY[by] ?? 'By'}_${by === 'presence' ? presenceOf(field) : field}`;

function neededIndexes(resource: Resource) {
  const { table } = resource;
  return [
    `${table}By_id`,
    ...sortableFields(resource).map((field) => `${table}By_${orderColumn(resource, field)}`),
    ...filtersOf(resource).map((filter) => filterIndex(resource, filter)),
    `${table}Trash`,
    ...(keepsSpam(resource) ? [`${table}Spam`, `${table}SpamAge`] : []),
    ...personal(resource).map((field) => `${table}Hidden_${field}`),
    ...(has(resource, 'personId') ? [`${table}ByPerson`] : []),
    ...(has(resource, 'followupId') ? [`${table}ByFollowup`] : []),
  ];
}

const namesIn = async (db: Database, query: ReturnType<typeof sql<{ name: string }>>) =>
  (await query.execute(db)).rows.map(({ name }) => name);

const triggers = ['insert', 'update', 'delete'].map((event) => (table: string) => `${table}Count_${event}`);

test('the table of every resource has all that lists, searches, counts and the trash stand on', async () => {
  const { db } = await startApp();
  const postgres = engineOf(db) === 'postgres';
  const columnsOf = (table: string) =>
    namesIn(
      db,
      postgres
        ? sql`select column_name as "name" from information_schema.columns where table_name = ${table}`
        : sql`select name from pragma_table_info(${table})`,
    );
  const all = await namesIn(
    db,
    postgres
      ? sql`select indexname as "name" from pg_indexes union all select tgname from pg_trigger union all select stxname from pg_statistic_ext`
      : sql`select name from sqlite_master`,
  );
  for (const resource of [...resources, testimonial]) {
    const { table, name } = resource;
    const columns = await columnsOf(table);
    expect(columns, name).toEqual(expect.arrayContaining(storedFields(resource)));
    expect(all, name).toEqual(expect.arrayContaining(neededIndexes(resource)));
    expect(all, name).toEqual(expect.arrayContaining(triggers.map((of) => of(table))));
    // By these the records are found that name a file; older ones go by other names.
    for (const { field } of fileFields(resource)) {
      const older = `${table}By${field.replace(/^./, (first) => first.toUpperCase())}`;
      expect(
        [`${table}File_${field}`, older].some((one) => all.includes(one)),
        `${name} ${field}`,
      ).toBe(true);
    }
    const fields = [...searched(resource)];
    if (postgres) {
      expect(columns, name).toContain('searchBlock');
      const texts = filtersOf(resource).filter(({ by }) => by === 'text');
      if (resource !== testimonial)
        expect(all, name).toEqual(expect.arrayContaining(texts.map(({ field }) => `${table}Words_${field}`)));
      expect(all, name).toEqual(expect.arrayContaining(fields.map((field) => `${table}Search_${field}`)));
    } else expect(await columnsOf(`${table}Search`), name).toEqual(expect.arrayContaining(fields));
    // Whoever is in it is handed out something of it.
    if (has(resource, 'email')) expect(resource.person?.data.length, name).toBeGreaterThan(0);
    const counted = await db.selectFrom('recordCounts').select('kind').where('table', '=', table).execute();
    expect(
      counted.map(({ kind }) => kind),
      name,
    ).toEqual(expect.arrayContaining(['shown', 'spam', 'trash']));
  }
});

test('a table that visitors write and pages show keeps spam apart, references unique, and tells that it changed', async () => {
  const { db } = await startApp();
  await createRecordTable(db, 'reviews', {
    columns: { stars: 'number', seenAt: 'moment?', isShown: 'flag', tags: 'list', picture: 'file?' },
    sorted: ['date', 'stars'],
    searched: ['name'],
    filtered: ['stars'],
    presence: ['seenAt'],
    unique: ['email'],
    fromVisitors: true,
    onPublicPages: true,
  });
  const tables = db.$extendTables<{ reviews: Record<string, unknown> }>();
  const version = async () =>
    (await db.selectFrom('tableVersions').select('version').where('table', '=', 'reviews').execute())[0]
      ?.version;
  const review = (n: number, values: object = {}) => ({
    _id: `${n}`,
    date: now(),
    name: 'Asha Verma',
    email: `asha${n}@verma.example`,
    phone: '+919818040101',
    reference: `PW-0000-000${n}`,
    stars: n,
    isShown: true,
    tags: JSON.stringify(['quick']),
    ...values,
  });
  const add = (values: object) =>
    tables
      .insertInto('reviews')
      .values({ ...values })
      .execute();
  await add(review(1));
  const first = await version();
  await add(review(2, { isSpam: true }));
  await add(review(3, { deletedAt: now() }));
  expect(first).toBeDefined();
  expect(await version()).not.toBe(first);
  const counts = db
    .selectFrom('recordCounts')
    .select(({ fn }) => ['kind', fn.sum<number>('total').as('total')]);
  expect(await counts.where('table', '=', 'reviews').groupBy('kind').orderBy('kind').execute()).toEqual([
    { kind: 'shown', total: 1 },
    { kind: 'spam', total: 1 },
    { kind: 'trash', total: 1 },
  ]);
  const stored = await tables.selectFrom('reviews').selectAll().where('_id', '=', '1').execute();
  expect(stored).toMatchObject([
    {
      stars: 1,
      seenAt: null,
      hasSeenAt: false,
      isShown: true,
      tags: ['quick'],
      isSpam: false,
      newsHeld: false,
      consentText: null,
    },
  ]);
  const seen = tables.updateTable('reviews').set({ seenAt: now() }).where('_id', '=', '1');
  expect(await seen.returning('hasSeenAt').execute()).toEqual([{ hasSeenAt: true }]);
  // A reference is one record's for ever; an address is free again when its record lies in the trash.
  for (const taken of [review(4, { reference: 'PW-0000-0003' }), review(5, { email: 'asha1@verma.example' })])
    expect(isUniqueViolation(await add(taken).catch((fault) => fault))).toBe(true);
  await add(review(6, { email: 'asha3@verma.example' }));
});
