import { type RawBuilder, sql } from 'kysely';
import type { Resource } from '~/model/resource';
import { amongListed } from '~/platform/db/engine/among';
import { repeatedQueries } from '~/platform/db/repeated-query';
import type { Database } from '~/platform/db/schema';
import { countRows, lookedAt } from './filters/counted-rows';
import { areNarrow, leadingFilter, leadsToFew } from './filters/leading-filter';
import { NOTES_IN_A_RECORD, NOTES_IN_LISTS, tellsNotes, withNotes } from './history/activities';
import { type Counted, type ListQuery, queriesOf, type Window } from './record-query';
import { countNewest, hasBlocks } from './search/search-blocks';
import { findInOrder, metInOrder, sortAll } from './search/search-order';

const BATCH = 500;
/** Notes are long where rows are short. */
const NOTED_AT_ONCE = 50;
/** Of a search nobody reads more; to count on would cost more than to find. */
const MOST_COUNTED = 1000;
/** Of what filters leave, as many as can be changed at once. */
const MOST_FILTERED = 10_000;
/** Where several filters leave many each, so many are looked at to count what all of them leave: fewer than the leading one leaves then. */
const MOST_LOOKED_AT = 40_000;
/** Where of several that leave many one is asked of the newest of another, and so few of these meet it, it is counted the other way as well. */
const HARDLY_ANY = 100;

type SearchIndex = NonNullable<ReturnType<ReturnType<typeof queriesOf>['indexFor']>>;

/** SQLite reads a mere parameter when it plans, and so plans anew each time: that takes it longer than to find a page. */
const plannedOnce = (limit: RawBuilder<number>) => sql<number>`${limit} + 0`;

/** The rows of one resource, whichever it is: an entity's name never stands in here. */
export function recordsOf(database: Database, resource: Resource) {
  const queries = queriesOf(database, resource);
  const { db, table, column, fields, hasSpam, visibleFields, isOwn, isNarrow, searchedIn, matches, ordered } =
    queries;
  const ask = repeatedQueries(database);
  const isFiltered = ({ filters = [] }: ListQuery) => filters.length > 0;
  const isAll = (query: ListQuery) => !isNarrow(query) && !searchedIn(query) && !isFiltered(query);

  const noted = async <Stored extends Record<string, unknown>>(
    rows: readonly Stored[],
    query: ListQuery,
    most: number,
  ) => (tellsNotes(resource, query) ? withNotes(database, resource, rows, most) : rows);

  const addedUpCount = async ({ trash, spam }: ListQuery) => {
    const kind = trash ? 'trash' : spam ? 'spam' : 'shown';
    const [counted] = await ask(`count ${kind}`, {}, () =>
      database
        .selectFrom('recordCounts')
        .select((eb) => eb.fn.sum<number | null>('total').as('total'))
        .where('table', '=', table)
        .where('kind', '=', kind),
    );
    return counted?.total ?? 0;
  };

  /** A search that is not counted to its end goes on behind the count, but never behind the last record of all. */
  const reachesFurther = async (query: ListQuery, { offset }: Window, { more }: Counted) =>
    more && offset < (await addedUpCount(query));

  const countOf = async (rows: ReturnType<typeof matches>) => {
    const { total } = await db
      .selectFrom(rows.select(sql.lit(1).as('one')).as('found'))
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return total;
  };

  /**
   * What SQLite's full-text index finds, and how many, in one pass. It goes through it forwards, which costs it half of the way back, so
   * that the newest come last: where there are more than are counted, they are not among them.
   */
  const countWithIds = async (
    query: ListQuery,
    { index, repeated: { shape, values, asks } }: SearchIndex,
    most: number,
  ): Promise<Counted> => {
    const { spam = false, trash = false } = query;
    const [all] = await ask(`found ${shape} ${spam} ${trash}`, { ...values, upTo: most + 1 }, (value) => {
      const found = queries
        .matchesIn(index, asks(value), query)
        .select(column('_id'))
        .limit(plannedOnce(value('upTo')));
      return db
        .selectFrom(found.as('found'))
        .select([
          (eb) => eb.fn.countAll<number>().as('total'),
          sql<string | null>`group_concat("_id")`.as('ids'),
        ]);
    });
    const { total = 0, ids } = all ?? {};
    if (total > most) return { total: most, more: true };
    return { total, more: false, ids: ids ? ids.split(',') : [] };
  };

  /** Counted and put in order in one pass; where there are more, the page is found by itself. */
  const countWithPage = async (query: ListQuery, window: Window, most: number): Promise<Counted> => {
    const { total, ids } = await sortAll(queries, query, window, most + 1);
    return total > most ? { total: most, more: true } : { total, more: false, page: ids };
  };

  /** What filters leave: all that one of them leads to, or the first of very many, where the others are asked of each. */
  const countFiltered = async (query: ListQuery, most: number, window?: Window): Promise<Counted> => {
    const { filters = [], lead } = query;
    const isOne = filters.every(({ field }) => field === lead);
    if (!isOne && lead !== undefined && !(await leadsToFew(queries, query))) {
      const bounds = { upTo: most + 1, rows: MOST_LOOKED_AT };
      const newest = await countOf(metInOrder(queries, { ...query, sort: undefined }, bounds));
      if (newest > HARDLY_ANY) return { total: Math.min(newest, most), more: true };
      const { rows, met } = await lookedAt(queries, query, MOST_LOOKED_AT).executeTakeFirstOrThrow();
      return { total: Math.min(Math.max(met, newest), most), more: rows === MOST_LOOKED_AT || met > most };
    }
    if (window && (!isOne || (await leadsToFew(queries, query, most))))
      return countWithPage(query, window, most);
    const found = await countOf(matches(query).limit(most + 1));
    return { total: Math.min(found, most), more: found > most };
  };

  /** Which filter leads; and where they leave few, a search asks these, and not the index of all. */
  const planned = async (query: ListQuery): Promise<ListQuery> => {
    if (!isFiltered(query)) return query;
    const led = { ...query, ...inOrderOfDays(query), lead: await leadingFilter(queries, query) };
    if (!searchedIn(query) || isNarrow(query)) return led;
    const isNarrowed = await areNarrow(queries, led, async () => {
      const { more } = await countFiltered({ ...led, q: undefined }, MOST_FILTERED);
      return !more;
    });
    return { ...led, isNarrowed };
  };

  /** Of some days the newest are those of the last of them: their own order leads to them, and that of the list past all that came since. */
  const inOrderOfDays = ({ sort, trash, filters = [] }: ListQuery) =>
    !sort && !trash && filters.some(({ field, before }) => field === 'date' && before !== undefined)
      ? { sort: '-date' }
      : {};

  /** Those of the trash say since when. */
  const rowsOf = (query: ListQuery) =>
    db
      .selectFrom(table)
      .select(query.trash ? [...fields, 'deletedAt'] : visibleFields(query))
      .orderBy(ordered(query));

  /** From whichever end is nearer. The ids are found in the index alone; only the rows of the page are read. */
  const pageOfAll = (query: ListQuery, { limit, offset }: Window, total: number) => {
    const { sort = '', spam = false, trash = false } = query;
    const way = offset > total / 2 ? 'backwards' : 'forwards';
    const size = way === 'backwards' ? Math.min(limit, total - offset) : limit;
    const from = way === 'backwards' ? total - offset - size : offset;
    return ask(`page ${way} ${sort} ${spam} ${trash}`, { size, from }, (value) => {
      const ids = db.selectFrom(table).select('_id').where(queries.isAmong(query));
      const window = ids
        .orderBy(ordered(query, way))
        .limit(plannedOnce(value('size')))
        .offset(value('from'));
      return rowsOf(query).where('_id', 'in', window);
    });
  };

  return {
    count: (query: ListQuery = {}) => (isAll(query) ? addedUpCount(query) : countOf(matches(query))),

    planned,

    /** For a page: what is searched or filtered is counted only so far. */
    async countForPage(query: ListQuery, window?: Window): Promise<Counted> {
      if (isAll(query)) return { total: await addedUpCount(query), more: false };
      const most = searchedIn(query) ? MOST_COUNTED : MOST_FILTERED;
      if (searchedIn(query) && isFiltered(query) && !isNarrow(query)) {
        const byWords = await countRows(queries, query, [[]]);
        const [met = 0] = byWords.counts;
        const isHardlyAny = !byWords.isWhole && met < HARDLY_ANY && query.lead !== undefined;
        const byFilters = isHardlyAny ? await countRows(queries, query, [[]], 'filters') : undefined;
        const among = Math.max(met, byFilters?.counts[0] ?? 0);
        return {
          total: Math.min(among, most),
          more: !(byWords.isWhole || byFilters?.isWhole) || among > most,
        };
      }
      const index = query.sort ? undefined : queries.indexFor(query);
      if (index) return countWithIds(query, index, most);
      if (!searchedIn(query)) return countFiltered(query, most, window);
      if (window && isNarrow(query)) return countWithPage(query, window, most);
      const found = hasBlocks(queries, query)
        ? await countNewest(queries, query, most + 1)
        : await countOf(matches(query).limit(most + 1));
      return { total: Math.min(found, most), more: found > most };
    },

    list: async (query: ListQuery, window: Window, counted: Counted) => {
      if (window.offset >= counted.total && !(await reachesFurther(query, window, counted))) return [];
      if (isAll(query)) return noted(await pageOfAll(query, window, counted.total), query, NOTES_IN_LISTS);
      const ids = await findInOrder(queries, query, window, counted);
      const listed = { ids: JSON.stringify(ids) };
      const rows = await ask(`rows ${queries.orderShape(query)}`, listed, (value) =>
        rowsOf(query).where(amongListed(database, '_id', value('ids'))),
      );
      return noted(rows, query, NOTES_IN_LISTS);
    },

    /** The newest that match, with what they are at this moment. */
    async newest(asked: ListQuery, limit: number) {
      const rows = await matches(await planned(asked))
        .select([column('_id'), column('version')])
        .orderBy(column('_id'), 'desc')
        .limit(limit)
        .execute();
      return rows.map(({ _id, version }) => ({ _id: String(_id), version: Number(version) }));
    },

    /** All that match, newest first, a batch at a time: a table of any size passes through in constant memory. */
    async *all(query: ListQuery) {
      const index = queries.indexFor(query)?.index;
      const order = index ? `${index}.rowid` : column('_id');
      let last: unknown;
      do {
        const batch = await matches(query)
          .select(visibleFields(query).map(column))
          .select(`${order} as place`)
          .$if(last !== undefined, (older) => older.where(order, '<', last))
          .orderBy(order, 'desc')
          .limit(BATCH)
          .execute();
        for (let from = 0; from < batch.length; from += NOTED_AT_ONCE) {
          yield* await noted(batch.slice(from, from + NOTED_AT_ONCE), query, NOTES_IN_LISTS);
        }
        last = batch.length === BATCH ? batch.at(-1)?.place : undefined;
      } while (last !== undefined);
    },

    /** Whether there is such a record; one in the trash counts where that is asked for. */
    async has(id: string, { inTrash }: { inTrash: boolean }) {
      const found = db
        .selectFrom(table)
        .select('_id')
        .where('_id', '=', id)
        .$if(!inTrash, (some) => some.where('deletedAt', 'is', null));
      return (await found.executeTakeFirst()) !== undefined;
    },

    /** Spam, too, unless it is asked not to be. */
    async find(id: string, { ownEmail, spam }: Pick<ListQuery, 'ownEmail' | 'spam'>) {
      const found = await db
        .selectFrom(table)
        .select(visibleFields({ ownEmail }))
        .where('_id', '=', id)
        .where('deletedAt', 'is', null)
        .where((eb) => eb.and(isOwn({ ownEmail })))
        .$if(hasSpam && spam === false, (found) => found.where('isSpam', '=', false))
        .execute();
      const [record] = await noted(found, { ownEmail }, NOTES_IN_A_RECORD);
      return record;
    },
  };
}
