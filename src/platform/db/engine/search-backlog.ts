import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../schema';
import { engineOf } from './engine';

/**
 * What waits to be sorted into PostgreSQL's search indexes, in KB. A search asks each of them often, and each time reads through all that
 * waits: so it is little. Each connection says so, and no index: a transaction can have another measure, an index cannot.
 */
export const SEARCH_BACKLOG = 'set gin_pending_list_limit = 64';
/** A row that changes is written to all of its indexes, and to sort in many at once takes a third of the time; a search pays a millisecond for it. */
const LARGER_BACKLOG = 'set local gin_pending_list_limit = 512';

/** For the transaction of one who changes many. */
export async function allowSearchBacklog(trx: DatabaseTransaction) {
  if (engineOf(trx) === 'postgres') await sql.raw(LARGER_BACKLOG).execute(trx);
}

/**
 * After the last of them: whoever writes next to the table would have to do it, a visitor who waits for an answer. It is no fault where
 * it cannot be done, since then they do.
 */
export async function sortInSearchBacklog(db: Database, table: string) {
  if (engineOf(db) === 'sqlite') return;
  await sql`select gin_clean_pending_list("indexrelid") from "pg_index"
    join "pg_class" on "pg_class"."oid" = "indexrelid" join "pg_am" on "pg_am"."oid" = "relam"
    where "amname" = 'gin' and "indrelid" = to_regclass(quote_ident(${table}))`
    .execute(db)
    .catch(() => {});
}
