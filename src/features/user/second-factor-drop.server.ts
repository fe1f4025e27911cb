import type { Author } from '~/model/author';
import type { Account } from '~/platform/auth/account-lock';
import { dropRecoveryCodes } from '~/platform/auth/second-factor/recovery-codes';
import type { DatabaseTransaction } from '~/platform/db/schema';
import type { Registry } from '~/platform/http/services';
import { changesOf } from '~/records/record-changes';
import { user } from './user';

/** In a transaction that has locked the account. Nothing of it is left, also of one that was only begun. */
export async function dropSecondFactor(
  trx: DatabaseTransaction,
  account: Account,
  author: Author,
  features: Registry['features'],
) {
  const gone = { secondFactorSeed: null, secondFactorSince: null, secondFactorStep: 0 };
  if (account.secondFactorSince)
    await changesOf({ db: trx, features }, user).updateIn(trx, account._id, gone, author, { anywhere: true });
  else await trx.updateTable('users').set(gone).where('_id', '=', account._id).execute();
  await dropRecoveryCodes(trx, account._id);
}
