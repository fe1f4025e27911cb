import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { isForStaff, type Resource } from '~/resources/resource';
import type { Database, Tables } from './db/schema';
import { contains } from './search';

const BATCH = 500;

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
  /** Only these. */
  ids?: readonly string[] | undefined;
  /** What was deleted, instead of what is there. */
  trash?: boolean | undefined;
}

type Where = ExpressionBuilder<Record<string, StoredRecord>, string>;

/** The rows of one resource, whichever it is: an entity's name never stands in here. */
export function recordsOf(database: Database, resource: Resource) {
  const db = database.$omitTables<keyof Tables>().$extendTables<Record<string, StoredRecord>>();
  const { table } = resource;
  const fields = Object.keys(resource.row.shape);
  const keepsSpam = fields.includes('isSpam');
  const clientFields = fields.filter((field) => !isForStaff(resource, field));
  const told = ({ ownEmail }: Pick<ListQuery, 'ownEmail'>) =>
    ownEmail === undefined ? fields : clientFields;

  const matching = (query: ListQuery) => (eb: Where) => {
    const rules: Expression<SqlBool>[] = [eb('deletedAt', query.trash ? 'is not' : 'is', null)];
    // Written out, not as a parameter: only then do the engines see that the index of what is shown applies.
    if (keepsSpam && !query.trash) rules.push(sql<SqlBool>`"isSpam" = ${sql.lit(query.spam ?? false)}`);
    if (query.ids) rules.push(eb('_id', 'in', query.ids));
    if (query.ownEmail !== undefined) rules.push(eb('email', '=', query.ownEmail));
    const searched = resource.search.find(({ field }) => field === query.field);
    if (searched && query.q) rules.push(contains(database, resource, searched, query.q));
    return eb.and(rules);
  };

  const ordered = (query: ListQuery) => {
    // What was deleted last is what somebody wants back.
    if (query.trash) return sql`"deletedAt" desc, "_id" desc`;
    const [, minus, field = ''] = /^(-?)(\w+)$/.exec(query.sort ?? '') ?? [];
    const direction = minus || !query.sort ? 'desc' : 'asc';
    // Ids grow with time, so that newest first is the order of the primary key and ties never change places.
    const keys = told(query).includes(field) ? [sql`${sql.ref(field)} ${sql.raw(direction)}`] : [];
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

    /** The ids are found in the index alone; only the rows of the page are read. Those of the trash say since when. */
    list: (query: ListQuery, window: { limit: number; offset: number }) => {
      const ids = db
        .selectFrom(table)
        .select('_id')
        .where(matching(query))
        .orderBy(ordered(query))
        .limit(window.limit)
        .offset(window.offset);
      return db
        .selectFrom(table)
        .select(query.trash ? [...fields, 'deletedAt'] : told(query))
        .where('_id', 'in', ids)
        .orderBy(ordered(query))
        .execute();
    },

    /** All that match, newest first, a batch at a time: a table of any size passes through in constant memory. */
    async *all(query: ListQuery) {
      let last: string | undefined;
      do {
        const batch = await db
          .selectFrom(table)
          .select(told(query))
          .where(matching(query))
          .$if(last !== undefined, (older) => older.where('_id', '<', last ?? ''))
          .orderBy('_id', 'desc')
          .limit(BATCH)
          .execute();
        yield* batch;
        last = batch.length === BATCH ? String(batch.at(-1)?._id) : undefined;
      } while (last !== undefined);
    },

    /** Spam, too, unless it is asked not to be. */
    find: (id: string, { ownEmail, spam }: Pick<ListQuery, 'ownEmail' | 'spam'>) =>
      db
        .selectFrom(table)
        .select(told({ ownEmail }))
        .where('_id', '=', id)
        .where('deletedAt', 'is', null)
        .$if(ownEmail !== undefined, (found) => found.where('email', '=', ownEmail ?? ''))
        .$if(keepsSpam && spam === false, (found) => found.where('isSpam', '=', false))
        .executeTakeFirst(),
  };
}
