import type { Database } from '~/platform/db/schema';
import { hashToken } from '../tokens';
import { randomBase32 } from './totp';

const HOW_MANY = 8;
/** 120 bits: too many to be guessed, so that a plain hash of it is as good as a slow one. */
const BYTES = 15;

const inFours = (code: string) => code.match(/.{4}/g)?.join('-') ?? code;
const hashOf = (userId: string, code: string) => hashToken(`${userId} ${code}`);

/** In place of the older ones. What is answered is shown once and kept nowhere. */
export async function renewRecoveryCodes(db: Database, userId: string) {
  const codes = Array.from({ length: HOW_MANY }, () => randomBase32(BYTES));
  await dropRecoveryCodes(db, userId);
  const rows = codes.map((code) => ({ codeHash: hashOf(userId, code), userId }));
  await db.insertInto('recoveryCodes').values(rows).execute();
  return codes.map(inFours);
}

export const dropRecoveryCodes = (db: Database, userId: string) =>
  db.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();

/** Uses one up: of two tries at once exactly one gets the row. */
export async function spendRecoveryCode(db: Database, userId: string, code: string) {
  const { numDeletedRows } = await db
    .deleteFrom('recoveryCodes')
    .where('codeHash', '=', hashOf(userId, code))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function countRecoveryCodes(db: Database, userId: string) {
  const { left } = await db
    .selectFrom('recoveryCodes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(left);
}
