import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { isForStaff, keepsSpam, orderColumn, type Resource, storedFields } from '~/model/resource';
import type { Database } from '~/platform/db/schema';
import { recordTables, type StoredRecord } from '~/platform/db/stored-record';
import { folded } from '~/platform/db/tables/filter-tools';
import type { Condition } from './filters/filter-query';
import { contains, searchIndex } from './search/search';

export interface ListQuery {
  field?: string | undefined;
  q?: string | undefined;
  sort?: string | undefined;
  spam?: boolean | undefined;
  /** Only the records of this address: a client's own. */
  ownEmail?: string | undefined;
  /** They read what is not for the staff alone. */
  forVisitors?: boolean | undefined;
  /** Only what meets all of these. */
  filters?: readonly Condition[] | undefined;
  /** The field whose filter leads to the records: the others are asked of what it leaves. Without one the engine decides. */
  lead?: string | undefined;
  /** The filters leave few enough to ask each of them. */
  isNarrowed?: boolean | undefined;
  /** Only these. */
  ids?: readonly string[] | undefined;
  /** What was deleted, instead of what is there. */
  trash?: boolean | undefined;
}

/** How many there are, or that there are more. */
export interface Counted {
  total: number;
  more: boolean;
  /** The ids of all of them, oldest first, where counting came upon them; or those of the page that was asked for. */
  ids?: readonly string[];
  page?: readonly string[];
}

export interface Window {
  limit: number;
  offset: number;
}

/** The letters of ASCII alone, which both engines fold alike. */
export const foldCase = (text: string) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

type Where = ExpressionBuilder<Record<string, StoredRecord>, string>;

/** Whether the filters leave none that is without this date. */
const isDated = ({ filters = [] }: ListQuery, name: string) =>
  filters.some(({ field, from, before }) => field === name && (from ?? before) !== undefined);

/** How a query on the rows of one resource, whichever it is, becomes SQL. */
export function queriesOf(database: Database, resource: Resource) {
  const db = recordTables(database);
  const { table } = resource;
  const column = (field: string) => `${table}.${field}`;
  const fields = storedFields(resource);
  const hasSpam = keepsSpam(resource);
  const clientFields = fields.filter((field) => !isForStaff(resource, field));
  const visibleFields = ({ ownEmail, forVisitors }: Pick<ListQuery, 'ownEmail' | 'forVisitors'>) =>
    ownEmail === undefined && !forVisitors ? fields : clientFields;

  /** What is about nobody is nobody's own, nor is a caller without an address whoever has not confirmed theirs. */
  const isOwn = ({ ownEmail }: Pick<ListQuery, 'ownEmail'>) => {
    if (ownEmail === undefined) return [];
    const { person } = resource;
    const isTheirs =
      person && ownEmail ? sql<SqlBool>`${sql.ref(column(person.email))} = ${ownEmail}` : sql<SqlBool>`1 = 0`;
    return [isTheirs];
  };

  const isAmong = (query: ListQuery) => (eb: Where) => {
    const rules: Expression<SqlBool>[] = [eb(column('deletedAt'), query.trash ? 'is not' : 'is', null)];
    // Written out, not as a parameter: only then do the engines see that the index of what is shown applies.
    if (hasSpam && !query.trash) {
      rules.push(sql<SqlBool>`${sql.ref(column('isSpam'))} = ${sql.lit(query.spam ?? false)}`);
    }
    if (query.ids) rules.push(eb(column('_id'), 'in', query.ids));
    return eb.and([...rules, ...isOwn(query)]);
  };

  const isNullable = (field: string) => resource.row.shape[field] instanceof z.ZodNullable;
  const isFlag = (field: string) => resource.row.shape[field] instanceof z.ZodBoolean;

  const meets = (eb: Where, { field, oneOf, from, before, unless }: Condition, lead: string | undefined) => {
    // What does not lead is written so that no index offers itself: by the values alone neither engine knows which filter leaves few.
    const asked = (name: string) =>
      lead === undefined || name === lead
        ? sql.ref(column(name))
        : sql`coalesce(${sql.ref(column(name))}, ${sql.ref(column(name))})`;
    const rules: Expression<SqlBool>[] = [];
    if (oneOf) {
      const isEmptyText = oneOf.orEmpty && !isNullable(field) && !isFlag(field);
      const said = isEmptyText ? [...oneOf.values, ''] : oneOf.values;
      const values = oneOf.inAnyCase ? said.map((value) => foldCase(String(value))) : said;
      const [only, ...others] = values;
      const compared = oneOf.inAnyCase ? folded(database, asked(field)) : asked(field);
      const among = others.length > 0 ? eb(compared, 'in', values) : eb(compared, '=', only);
      const isEmpty = oneOf.orEmpty && isNullable(field) ? [eb(compared, 'is', null)] : [];
      rules.push(eb.or([...(only === undefined ? [] : [among]), ...isEmpty]));
    }
    if (from !== undefined) rules.push(eb(asked(field), '>=', from));
    if (before !== undefined) rules.push(eb(asked(field), '<', before));
    if (unless) rules.push(eb(asked(unless.field), '!=', unless.value));
    return eb.and(rules);
  };

  /** What the filters ask for. */
  const isWanted =
    ({ filters = [], lead }: ListQuery) =>
    (eb: Where) =>
      eb.and(filters.map((condition) => meets(eb, condition, lead)));

  const searchedIn = (query: ListQuery) => {
    const searched = resource.search.find(({ field }) => field === query.field);
    return searched && query.q ? { ...searched, text: query.q } : undefined;
  };

  /** Few enough to ask each of them. */
  const isNarrow = ({ ids, ownEmail, isNarrowed }: ListQuery) =>
    ids !== undefined || ownEmail !== undefined || isNarrowed === true;

  const indexFor = (query: ListQuery) => {
    const searched = isNarrow(query) ? undefined : searchedIn(query);
    return searched && searchIndex(database, resource, searched, searched.text);
  };

  const holds = (query: ListQuery) => {
    const searched = searchedIn(query);
    const ofFew = isNarrow(query);
    return searched ? contains(database, resource, searched, searched.text, { ofFew }) : sql<SqlBool>`1 = 1`;
  };

  /** All that a query asks for. Where the full-text index leads, its order is theirs. */
  const matches = (query: ListQuery) => {
    const found = indexFor(query);
    if (found) return matchesIn(found.index, found.match, query);
    return db.selectFrom(table).where(isAmong(query)).where(isWanted(query)).where(holds(query));
  };

  const matchesIn = (index: string, match: Expression<SqlBool>, query: ListQuery) =>
    db
      .selectFrom(index)
      .crossJoin(table)
      .whereRef(`${index}.rowid`, '=', column('rowid'))
      .where(match)
      .where(isAmong(query))
      .where(isWanted(query));

  /** The column that has the order which was asked for. */
  const orderedBy = ({ sort }: ListQuery) => {
    const field = /\w+/.exec(sort ?? '')?.[0];
    return field && orderColumn(resource, field);
  };

  /** All that makes the order of a query. */
  const orderShape = (query: ListQuery) => {
    const { sort = '', trash = false } = query;
    const isSeen = visibleFields(query) === fields;
    return `${sort} ${trash} ${isSeen} ${isDated(query, sort.replace('-', ''))}`;
  };

  const ordered = (query: ListQuery, way: 'forwards' | 'backwards' = 'forwards') => {
    const [, minus, field = ''] = /^(-?)(\w+)$/.exec(query.sort ?? '') ?? [];
    const descends = Boolean(minus || !query.sort) === (way === 'forwards');
    const direction = sql.raw(descends ? 'desc' : 'asc');
    // What was deleted last is what somebody wants back.
    const first = query.trash ? 'deletedAt' : field;
    const column = sql.ref(orderColumn(resource, first));
    // Ids grow with time, so that newest first is the order of the primary key and ties never change places.
    const key = sql`${column} ${direction}`;
    const keys = query.trash || visibleFields(query).includes(first) ? [key] : [];
    // What has no date comes last, whichever way the others are read.
    if (keys.length > 0 && isNullable(first) && !isDated(query, first))
      keys.unshift(sql`(${column} is null) ${sql.raw(way === 'forwards' ? 'asc' : 'desc')}`);
    return sql.join([...keys, sql`"_id" ${direction}`]);
  };

  return {
    database,
    db,
    resource,
    table,
    column,
    fields,
    hasSpam,
    visibleFields,
    isOwn,
    isAmong,
    isWanted,
    isNarrow,
    searchedIn,
    indexFor,
    holds,
    matches,
    matchesIn,
    orderedBy,
    orderShape,
    ordered,
  };
}
