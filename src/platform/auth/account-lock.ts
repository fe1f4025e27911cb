import { now } from '~/lib/time';
import { engineOf } from '~/platform/db/engine/engine';
import type { Database, DatabaseTransaction, Row } from '~/platform/db/schema';
import { type Session, sessionEnded } from './sessions/sessions';

export type Account = Row<'users'>;

/**
 * Accounts as they are, and as they stay until this transaction is over: whoever changes one waits, or has been waited
 * for. Always in the order of their ids, and after the employee record where one is locked as well, so that no two
 * transactions wait for each other. Those in the trash are found, too.
 */
async function lockAccounts(trx: DatabaseTransaction, ids: readonly string[]): Promise<Account[]> {
  const rows = trx.selectFrom('users').selectAll().where('_id', 'in', ids).orderBy('_id');
  return (engineOf(trx) === 'postgres' ? rows.forNoKeyUpdate() : rows).execute();
}

/** As it is this moment, to look at; what is acted upon is locked. */
export const readAccount = (db: Database, userId: string | null): Promise<Account | undefined> =>
  db.selectFrom('users').selectAll().where('_id', '=', userId).executeTakeFirst();

export async function lockAccount(trx: DatabaseTransaction, userId: string): Promise<Account | undefined> {
  const [account] = await lockAccounts(trx, [userId]);
  return account;
}

/**
 * The account of a session, looked at once more in the transaction of what it was looked at for. Everything that takes
 * rights away ends sessions under the same lock, so a session that is still there may still do what it could.
 */
export const lockOwnAccount = async (trx: DatabaseTransaction, session: Session): Promise<Account> =>
  stillOpen(trx, session, await lockAccounts(trx, [session.user._id]));

/** The same, when it is about another's account; that one is answered, if there is one. */
export async function lockOtherAccount(trx: DatabaseTransaction, session: Session, userId: string) {
  const accounts = await lockAccounts(trx, [session.user._id, userId]);
  await stillOpen(trx, session, accounts);
  return accounts.find(({ _id }) => _id === userId);
}

async function stillOpen(trx: DatabaseTransaction, { _id, user }: Session, locked: readonly Account[]) {
  const account = locked.find((one) => one._id === user._id);
  const session = await trx
    .selectFrom('sessions')
    .select('_id')
    .where('_id', '=', _id)
    .where('expiresAt', '>', now())
    .executeTakeFirst();
  if (!account || account.isBlocked || account.deletedAt !== null || !session) throw sessionEnded();
  return account;
}
