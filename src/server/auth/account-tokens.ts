import { fromNow, HOUR, now } from '~/lib/time';
import { engineOf } from '~/server/db/engine';
import type { Database, Row } from '~/server/db/schema';
import { hashToken, newToken } from './tokens';

type Purpose = Row<'accountTokens'>['purpose'];
const LIFE_MS: Record<Purpose, number> = { reset: HOUR, invite: 72 * HOUR, verify: 72 * HOUR };

/** A link that works once. A newer link of the same kind replaces the older ones, also of two made at the same moment. */
export async function issueAccountToken(db: Database, userId: string, purpose: Purpose): Promise<string> {
  const token = newToken();
  await db.transaction().execute(async (trx) => {
    const owner = trx.selectFrom('users').select('_id').where('_id', '=', userId);
    await (engineOf(trx) === 'postgres' ? owner.forUpdate() : owner).execute();
    await trx
      .deleteFrom('accountTokens')
      .where('userId', '=', userId)
      .where('purpose', '=', purpose)
      .execute();
    await trx
      .insertInto('accountTokens')
      .values({ tokenHash: hashToken(token), userId, purpose, expiresAt: fromNow(LIFE_MS[purpose]) })
      .execute();
  });
  return token;
}

/** Whose link it is, without using it up. Nobody's when the account is blocked or deleted. */
export const ownerOfToken = (db: Database, token: string, purpose: Purpose) =>
  db
    .selectFrom('accountTokens')
    .innerJoin('users', 'users._id', 'accountTokens.userId')
    .select(['users._id', 'users.email', 'users.passwordHash'])
    .where('tokenHash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', now())
    .where('isBlocked', '=', false)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();

/** Uses a link up: of two at once exactly one gets the row that it deletes. */
export async function redeemAccountToken(db: Database, token: string, purposes: readonly Purpose[]) {
  return db
    .deleteFrom('accountTokens')
    .where('tokenHash', '=', hashToken(token))
    .where('purpose', 'in', purposes)
    .where('expiresAt', '>', now())
    .where('userId', 'in', (active) =>
      active.selectFrom('users').select('_id').where('isBlocked', '=', false).where('deletedAt', 'is', null),
    )
    .returning(['userId', 'purpose'])
    .executeTakeFirst();
}
