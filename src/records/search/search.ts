import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Resource } from '~/model/resource';
import { engineOf } from '~/platform/db/engine/engine';
import type { Database } from '~/platform/db/schema';
import { folded } from '~/platform/db/tables/filter-tools';

/** A trigram index answers from three characters on. */
const TRIGRAM = 3;

type Searched = Resource['search'][number];
type Searchable = Pick<Resource, 'table' | 'person'>;

/** Blanks and punctuation mean nothing in a number, nor do the zeros before it, which are not stored. */
const textOf = ({ person }: Searchable, { field }: Searched, typed: string) =>
  field === person?.phone ? typed.replace(/[\s().-]/g, '').replace(/^0{1,2}(?=[1-9]\d)/, '') : typed;

const isAscii = (text: string) => /^[\x20-\x7e]*$/.test(text);

/**
 * A case-insensitive "contains" in which no character is special, as a question to each row. A field with options is
 * searched by code and label, which are few and known here. Where something else leads to few rows, PostgreSQL is not
 * offered its index: it would gather all that have these letters, however many.
 */
export function contains(
  db: Database,
  resource: Searchable,
  searched: Searched,
  typed: string,
  { ofFew = false } = {},
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
  const pattern = patternOf(text);
  if (engineOf(db) === 'postgres') {
    // What no index has is asked of each row: to fold the letters of ASCII alone takes half as long.
    if (isAscii(text) && (ofFew || !isIndexed(resource, searched, typed)))
      return sql<SqlBool>`${folded(db, column)} like ${pattern.toLowerCase()}`;
    if (ofFew) return sql<SqlBool>`lower(coalesce(${column}, '')) like lower(${pattern})`;
    return sql<SqlBool>`lower(${column}) like lower(${pattern})`;
  }
  // LIKE folds ASCII letters by itself, several times as fast; of other scripts it knows no case.
  if (isAscii(text)) return isLike(column, sql`${pattern}`);
  return sql<SqlBool>`instr(fold(${column}), ${text.toLowerCase()}) > 0`;
}

const patternOf = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** With a sign before it: SQLite looks at a mere parameter when it plans, and so plans anew for each text. It finds no index for any. */
const isLike = (column: RawBuilder<unknown>, pattern: RawBuilder<string>) =>
  sql<SqlBool>`${column} like +${pattern} escape '\\'`;

/** Whether the trigram index has an answer. */
export const isIndexed = (resource: Searchable, searched: Searched, typed: string) =>
  !searched.options && [...textOf(resource, searched, typed)].length >= TRIGRAM;

/** From here on to ask for a few pieces and then each row is cheaper than to ask the index for every piece in its place. */
const IN_PIECES = 2 * TRIGRAM;

/**
 * The same as a question to SQLite's full-text index, which gives its rows in the order they were added. PostgreSQL
 * finds its own way to its indexes. The index reads all of the rows of every piece that it is asked for: of a longer text no more are asked for than
 * hold all its letters, and `contains` asks the rows that have them whether they stand there in one.
 */
export function searchIndex(db: Database, resource: Searchable, searched: Searched, typed: string) {
  if (engineOf(db) === 'postgres' || !isIndexed(resource, searched, typed)) return undefined;
  const text = textOf(resource, searched, typed);
  const index = `${resource.table}Search`;
  // What is not ASCII the index folds in its own way, which is that of no question to a row.
  const inPieces = text.length >= IN_PIECES && isAscii(text);
  const pieces = inPieces ? piecesOf(text) : [text];
  const phrase = `{${searched.field}} : (${pieces.map((piece) => `"${piece.replaceAll('"', '""')}"`).join(' AND ')})`;
  const values = { phrase, pattern: patternOf(text) };
  const column = sql.ref(`${resource.table}.${searched.field}`);
  const asks = (value: (name: keyof typeof values) => RawBuilder<string>) => {
    const match = sql<SqlBool>`${sql.table(index)} match ${value('phrase')}`;
    return inPieces ? sql<SqlBool>`${match} and ${isLike(column, value('pattern'))}` : match;
  };
  return {
    index,
    match: asks((name) => sql`${values[name]}`),
    /** For what is made once for all texts: all that else makes it, its values, and the question with a place for each. */
    repeated: { shape: `${searched.field} ${inPieces}`, values, asks },
  };
}

/**
 * Trigrams that hold all letters of it, and those in which one word goes over into the next: the words alone, in another order, many
 * rows may have. Of those with figures few rows have any: where there are two, what is only letters would be read for nothing.
 */
function piecesOf(text: string) {
  const last = text.length - TRIGRAM;
  const places = Array.from({ length: last + 1 }, (_, place) => place).filter(
    (place) => place % TRIGRAM === 0 || place === last || /[^a-z\d]/i.test(text.charAt(place + 1)),
  );
  const pieces = [...new Set(places.map((place) => text.slice(place, place + TRIGRAM)))];
  const withFigures = pieces.filter((piece) => /\d/.test(piece));
  return withFigures.length >= 2 ? withFigures : pieces;
}
