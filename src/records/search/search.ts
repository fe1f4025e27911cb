import { type Expression, type SqlBool, sql } from 'kysely';
import type { Resource } from '~/model/resource';
import { engineOf } from '~/platform/db/engine/engine';
import type { Database } from '~/platform/db/schema';

/** A trigram index answers from three characters on. */
const TRIGRAM = 3;

type Searched = Resource['search'][number];
type Searchable = Pick<Resource, 'table' | 'person'>;

/** Blanks and punctuation mean nothing in a number, nor do the zeros before it, which are not stored. */
const textOf = ({ person }: Searchable, { field }: Searched, typed: string) =>
  field === person?.phone ? typed.replace(/[\s().-]/g, '').replace(/^0{1,2}(?=[1-9]\d)/, '') : typed;

/**
 * A case-insensitive "contains" in which no character is special, as a question to each row. A field with options is
 * searched by code and label, which are few and known here.
 */
export function contains(
  db: Database,
  resource: Searchable,
  searched: Searched,
  typed: string,
): Expression<SqlBool> {
  const text = textOf(resource, searched, typed);
  const column = sql.ref(`${resource.table}.${searched.field}`);
  if (searched.options) {
    const codes = Object.entries(searched.options).filter((entry) =>
      entry.some((word) => word.toLowerCase().includes(text.toLowerCase())),
    );
    if (codes.length === 0) return sql<SqlBool>`1 = 0`;
    return sql<SqlBool>`${column} in (${sql.join(codes.map(([code]) => code))})`;
  }
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  if (engineOf(db) === 'postgres') return sql<SqlBool>`lower(${column}) like lower(${pattern})`;
  // LIKE folds ASCII letters by itself, several times as fast; of other scripts it knows no case.
  if (/^[\x20-\x7e]*$/.test(text)) return sql<SqlBool>`${column} like ${pattern} escape '\\'`;
  return sql<SqlBool>`instr(fold(${column}), ${text.toLowerCase()}) > 0`;
}

/** Whether the trigram index has an answer. */
export const isIndexed = (resource: Searchable, searched: Searched, typed: string) =>
  !searched.options && [...textOf(resource, searched, typed)].length >= TRIGRAM;

/**
 * The same as a question to SQLite's full-text index, which gives its rows in the order they were added. PostgreSQL
 * finds its own way to its indexes.
 */
export function searchIndex(db: Database, resource: Searchable, searched: Searched, typed: string) {
  if (engineOf(db) === 'postgres' || !isIndexed(resource, searched, typed)) return undefined;
  const text = textOf(resource, searched, typed);
  const index = `${resource.table}Search`;
  const phrase = `{${searched.field}} : "${text.replaceAll('"', '""')}"`;
  return { index, match: sql<SqlBool>`${sql.table(index)} match ${phrase}` };
}
