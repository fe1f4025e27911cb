import { sql } from 'kysely';
import type { DatabaseTransaction } from '../schema';
import { engineOf } from './engine';

/**
 * What is done by one after the other, in every process of this product. PostgreSQL knows these locks by numbers alone: they follow from
 * one list, so that no two are the same. By one number for two who sends a form would keep who adds a redirect waiting.
 */
const names = ['start', 'people', 'numbers', 'admins', 'redirects', 'applications'] as const;
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

/** The same of one thing alone, by its key: others go on meanwhile. Pairs of numbers are no single ones. Two keys of one number wait for each other without need, and no more. */
export async function takeLockOf(trx: DatabaseTransaction, name: Name, key: string) {
  if (engineOf(trx) === 'postgres')
    await sql`select pg_advisory_xact_lock(${numberOf(name)}, hashtext(${key}))`.execute(trx);
}

/** Waits for nobody. Answers whether it has it. */
export async function tryLockOf(trx: DatabaseTransaction, name: Name, key: string): Promise<boolean> {
  if (engineOf(trx) === 'sqlite') return true;
  const { rows } = await sql<{
    isMine: boolean;
  }>`select pg_try_advisory_xact_lock(${numberOf(name)}, hashtext(${key})) as "isMine"`.execute(trx);
  return rows[0]?.isMine === true;
}
