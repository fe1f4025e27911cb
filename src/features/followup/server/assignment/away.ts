import type { DatabaseTransaction } from '~/platform/db/schema';

/** Who of these is away on a day. Nobody has said so yet of anybody. */
export async function isAway(
  _trx: DatabaseTransaction,
  _userIds: readonly string[],
  _day: string,
): Promise<ReadonlySet<string>> {
  return new Set();
}
