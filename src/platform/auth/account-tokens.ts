import { fromNow, HOUR, now } from '~/lib/time';
import type { Database, DatabaseTransaction, Row } from '~/platform/db/schema';
import { type Account, lockAccount } from './account-lock';
import { hashToken, newToken } from './tokens';

type Purpose = Exclude<Row<'accountTokens'>['purpose'], 'confirmed'>;
type Owner = Pick<Account, '_id' | 'email'>;
const LIFE_MS: Record<Purpose, number> = { reset: HOUR, invite: 72 * HOUR, verify: 72 * HOUR };

/**
 * A link that works once, for the mail to that address. A newer link of the same kind replaces the older ones, also of two
 * made at the same moment. None for an account that is blocked or deleted, or has another address by now: the links that
 * it had are gone, and this one would come after them.
 */
export async function issueAccountToken(db: Database, owner: Owner, purpose: Purpose) {
  const token = newToken();
  return db.transaction().execute(async (trx) => {
    const account = await lockAccount(trx, owner._id);
    if (!account || !isOpen(account) || account.email !== owner.email) return undefined;
    await trx
      .deleteFrom('accountTokens')
      .where('userId', '=', account._id)
      .where('purpose', '=', purpose)
      .execute();
    await trx
      .insertInto('accountTokens')
      .values({
        tokenHash: hashToken(token),
        userId: account._id,
        purpose,
        expiresAt: fromNow(LIFE_MS[purpose]),
      })
      .execute();
    return token;
  });
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

/**
 * Uses a link up and answers whose it was, with the account locked: of two at once exactly one gets the row that it deletes.
 * Of one that confirms an address is left, for the rest of its life, that it was used: people open it again.
 */
export async function redeemAccountToken(
  trx: DatabaseTransaction,
  token: string,
  purposes: readonly Purpose[],
) {
  const tokenHash = hashToken(token);
  const found = await trx
    .selectFrom('accountTokens')
    .select('userId')
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();
  // The account first, as everybody who deletes its links does; else two would wait for each other.
  const account = found && (await lockAccount(trx, found.userId));
  if (!account || !isOpen(account)) return undefined;
  const link = await trx
    .deleteFrom('accountTokens')
    .where('tokenHash', '=', tokenHash)
    .where('purpose', 'in', purposes)
    .where('expiresAt', '>', now())
    .returning(['purpose', 'expiresAt'])
    .executeTakeFirst();
  if (link?.purpose === 'verify') {
    const used = { tokenHash, userId: account._id, purpose: 'confirmed', expiresAt: link.expiresAt } as const;
    await trx.insertInto('accountTokens').values(used).execute();
  }
  return link && { account, purpose: link.purpose };
}

/** Whether a link would confirm an address that is confirmed already. Told to nobody but who has the link. */
export async function isConfirmedByNow(db: Database, token: string) {
  const found = await db
    .selectFrom('accountTokens')
    .innerJoin('users', 'users._id', 'accountTokens.userId')
    .select('users._id')
    .where('tokenHash', '=', hashToken(token))
    .where('purpose', '=', 'confirmed')
    .where('expiresAt', '>', now())
    .where('emailVerifiedAt', 'is not', null)
    .where('isBlocked', '=', false)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** After a proof of the address: no link opens anything, and one that would have confirmed it says that it is. */
export async function closeAccountTokens(trx: DatabaseTransaction, userId: string) {
  const links = trx.deleteFrom('accountTokens').where('userId', '=', userId);
  await links.where('purpose', 'in', ['reset', 'invite']).execute();
  await trx
    .updateTable('accountTokens')
    .set({ purpose: 'confirmed' })
    .where('userId', '=', userId)
    .where('purpose', '=', 'verify')
    .execute();
}

/** All links of an account, whatever they are for. */
export const dropAccountTokens = (trx: DatabaseTransaction, userId: string) =>
  trx.deleteFrom('accountTokens').where('userId', '=', userId).execute();

const isOpen = ({ isBlocked, deletedAt }: Account) => !isBlocked && deletedAt === null;
