import { AppError } from '~/lib/errors';
import { takeLockOf, tryLockOf } from '~/platform/db/engine/advisory-locks';
import { whenGathered } from '~/platform/db/engine/commit/write-together';
import type { DatabaseTransaction } from '~/platform/db/schema';

/** What has come in a transaction that several share: none of it is in the database before all have done their work. */
const gathered = new WeakMap<DatabaseTransaction, Set<string>>();

/**
 * Of two applications of one person for one opening the second finds the first, whichever process takes them. Whoever waits here has nothing yet that
 * anybody wants but their own second try. Who shares a transaction has what the others in it have taken, so they wait for nobody: all of them are done once more, each by itself.
 */
export async function oneAfterTheOther(trx: DatabaseTransaction, key: string) {
  const others = gathered.get(trx) ?? gatheredIn(trx);
  if (!others) return takeLockOf(trx, 'applications', key);
  if (others.has(key) || !(await tryLockOf(trx, 'applications', key))) throw raced();
  others.add(key);
}

function gatheredIn(trx: DatabaseTransaction) {
  const keys = new Set<string>();
  const isShared = whenGathered(trx, async () => {
    gathered.delete(trx);
  });
  if (!isShared) return undefined;
  gathered.set(trx, keys);
  return keys;
}

const raced = () =>
  new AppError(503, 'overloaded', 'The same application was sent twice at once. Please try again.');
