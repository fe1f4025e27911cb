import { fromNow, HOUR, now } from '~/lib/time';
import type { Database, Row } from '~/server/db/schema';
import { hashToken, newToken } from './tokens';

type Purpose = Row<'accountTokens'>['purpose'];
const LIFE_MS: Record<Purpose, number> = { reset: HOUR, invite: 72 * HOUR, verify: 72 * HOUR };

/** A link that works once. A newer link of the same kind replaces the older ones. */
export async function issueAccountToken(db: Database, userId: string, purpose: Purpose): Promise<string> {
  const token = newToken();
  await db.deleteFrom('accountTokens').where('userId', '=', userId).where('purpose', '=', purpose).execute();
  await db
    .insertInto('accountTokens')
    .values({ tokenHash: hashToken(token), userId, purpose, expiresAt: fromNow(LIFE_MS[purpose]) })
    .execute();
  return token;
}

/** Uses a link up: of two at once exactly one gets the row that it deletes. */
export async function redeemAccountToken(db: Database, token: string, purposes: readonly Purpose[]) {
  return db
    .deleteFrom('accountTokens')
    .where('tokenHash', '=', hashToken(token))
    .where('purpose', 'in', purposes)
    .where('expiresAt', '>', now())
    .returning(['userId', 'purpose'])
    .executeTakeFirst();
}
