import { sql } from 'kysely';
import type { DatabaseTransaction } from '../schema';
import { engineOf } from './engine';

/**
 * What is done by one after the other, in every process of this product. PostgreSQL knows these locks by numbers alone: they follow from
 * one list, so that no two are the same. By one number for two who sends a form would keep who adds a redirect waiting.
 */
const names = ['start', 'people', 'numbers', 'admins', 'redirects'] as const;
const FIRST = 7_110_426;

type Name = (typeof names)[number];

const numberOf = (name: Name) => sql.lit(FIRST + names.indexOf(name));

/** Until the transaction is over. SQLite has one writer. */
export async function takeLock(trx: DatabaseTransaction, name: Name) {
  if (engineOf(trx) === 'postgres') await sql`select pg_advisory_xact_lock(${numberOf(name)})`.execute(trx);
}

/** With all who share it, but with nobody who takes it. */
export async function shareLock(trx: DatabaseTransaction, name: Name) {
  if (engineOf(trx) === 'postgres')
    await sql`select pg_advisory_xact_lock_shared(${numberOf(name)})`.execute(trx);
}
