import { type Expression, type SqlBool, sql } from 'kysely';
import type { Resource } from '~/resources/resource';
import { engineOf } from './db/engine';
import type { Database } from './db/schema';

/** A trigram index answers from three characters on. */
const TRIGRAM = 3;

/**
 * A case-insensitive "contains" in which no character is special. A field with options is searched by code and label,
 * which are few and known here.
 */
export function contains(
  db: Database,
  resource: Pick<Resource, 'table'>,
  searched: Resource['search'][number],
  typed: string,
): Expression<SqlBool> {
  const { field, options } = searched;
  const text = field === 'phone' || field === 'mobile' ? typed.replace(/[\s().-]/g, '') : typed;
  if (options) {
    const codes = Object.entries(options).filter((entry) =>
      entry.some((word) => word.toLowerCase().includes(text.toLowerCase())),
    );
    if (codes.length === 0) return sql<SqlBool>`1 = 0`;
    return sql<SqlBool>`${sql.ref(field)} in (${sql.join(codes.map(([code]) => code))})`;
  }
  if (engineOf(db) === 'postgres') {
    const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
    return sql<SqlBool>`lower(${sql.ref(field)}) like lower(${pattern})`;
  }
  if ([...text].length < TRIGRAM)
    return sql<SqlBool>`instr(fold(${sql.ref(field)}), ${text.toLowerCase()}) > 0`;
  const index = sql.table(`${resource.table}Search`);
  const phrase = `{${field}} : "${text.replaceAll('"', '""')}"`;
  return sql<SqlBool>`rowid in (select rowid from ${index} where ${index} match ${phrase})`;
}
