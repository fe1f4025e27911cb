import type { Account } from '~/model/author';
import type { Database } from '~/platform/db/schema';

interface Done {
  userId: string | null;
}

/**
 * What was done, with the account that did it as it is known today. The name that stands beside it is the one of that
 * day, which its owner may have chosen for an hour; the account they cannot choose.
 */
export async function withAccounts<Entry extends Done>(db: Database, entries: readonly Entry[]) {
  const ids = new Set(entries.flatMap(({ userId }) => userId ?? []));
  const accounts = new Map<string, Account>();
  if (ids.size > 0) {
    const found = await db
      .selectFrom('users')
      .select(['_id', 'name', 'email'])
      .where('_id', 'in', [...ids])
      .execute();
    for (const { _id, name, email } of found) accounts.set(_id, { name, email });
  }
  return entries.map((entry) => ({ ...entry, account: accounts.get(entry.userId ?? '') ?? null }));
}
