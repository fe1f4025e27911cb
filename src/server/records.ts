import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { now } from '~/lib/time';
import type { Resource } from '~/resources/resource';
import type { Database, Tables } from './db/schema';
import { contains } from './search';

/** What the tables of all resources have in common. */
export interface StoredRecord {
  _id: string;
  deletedAt: string | null;
  isSpam: boolean;
  email: string;
  [field: string]: unknown;
}

export interface ListQuery {
  field?: string | undefined;
  q?: string | undefined;
  sort?: string | undefined;
  spam?: boolean | undefined;
  /** Only the records of this address: a client's own. */
  ownEmail?: string | undefined;
}

type Where = ExpressionBuilder<Record<string, StoredRecord>, string>;

/** The rows of one resource, whichever it is: an entity's name never stands in here. */
export function recordsOf(database: Database, resource: Resource) {
  const db = database.$omitTables<keyof Tables>().$extendTables<Record<string, StoredRecord>>();
  const { table } = resource;
  const fields = Object.keys(resource.row.shape);
  const keepsSpam = fields.includes('isSpam');

  const matching = (query: ListQuery) => (eb: Where) => {
    const rules: Expression<SqlBool>[] = [eb('deletedAt', 'is', null)];
    if (keepsSpam) rules.push(eb('isSpam', '=', query.spam ?? false));
    if (query.ownEmail !== undefined) rules.push(eb('email', '=', query.ownEmail));
    const searched = resource.search.find(({ field }) => field === query.field);
    if (searched && query.q) rules.push(contains(database, resource, searched, query.q));
    return eb.and(rules);
  };

  const ordered = (query: ListQuery) => {
    const [, minus, field = ''] = /^(-?)(\w+)$/.exec(query.sort ?? '') ?? [];
    const direction = minus || !query.sort ? 'desc' : 'asc';
    // Ids grow with time, so that newest first is the order of the primary key and ties never change places.
    const keys = field ? [sql`${sql.ref(field)} ${sql.raw(direction)}`] : [];
    return sql.join([...keys, sql`"_id" ${sql.raw(direction)}`]);
  };

  return {
    count: async (query: ListQuery = {}) => {
      const { total } = await db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .where(matching(query))
        .executeTakeFirstOrThrow();
      return total;
    },

    list: (query: ListQuery, window?: { limit: number; offset: number }) => {
      const all = db.selectFrom(table).select(fields).where(matching(query)).orderBy(ordered(query));
      return (window ? all.limit(window.limit).offset(window.offset) : all).execute();
    },

    find: (id: string, query: Pick<ListQuery, 'ownEmail'>) => {
      const found = db.selectFrom(table).select(fields).where('_id', '=', id).where('deletedAt', 'is', null);
      return (
        query.ownEmail === undefined ? found : found.where('email', '=', query.ownEmail)
      ).executeTakeFirst();
    },

    update: (id: string, change: object) =>
      db
        .updateTable(table)
        .set({ ...change })
        .where('_id', '=', id)
        .where('deletedAt', 'is', null)
        .returning(fields)
        .executeTakeFirst(),

    /** Moves to the trash, or back. Answers whether there was such a record to move. */
    setDeleted: async (id: string, deleted: boolean) => {
      const { numUpdatedRows } = await db
        .updateTable(table)
        .set({ deletedAt: deleted ? now() : null })
        .where('_id', '=', id)
        .where('deletedAt', deleted ? 'is' : 'is not', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}
