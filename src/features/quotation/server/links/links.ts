import { hashToken, newToken } from '~/platform/auth/tokens';
import type { Database } from '~/platform/db/schema';

/** Another link to the same, which ends with it. */
export async function newLink(db: Database, quotationId: string, openedAt: string | null = null) {
  const token = newToken();
  await db
    .insertInto('quotationLinks')
    .values({ tokenHash: hashToken(token), quotationId, openedAt })
    .execute();
  return token;
}
