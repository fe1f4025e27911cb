import { now } from '~/lib/time';
import type { Author } from '~/model/author';
import { newId } from '~/platform/db/ids';
import type { Database, Row } from '~/platform/db/schema';
import { withAccounts } from '~/records/accounts-of';
import type { Amounts } from '../privacy-call';

/** That it was done, by whom and how much; never to whom. */
export const noteAction = (
  db: Database,
  action: Row<'privacyActions'>['action'],
  author: Author,
  counts: Amounts,
) =>
  db
    .insertInto('privacyActions')
    .values({ _id: newId(), at: now(), ...author, action, counts: JSON.stringify(counts) })
    .execute();

export async function latestActions(db: Database) {
  const actions = await db
    .selectFrom('privacyActions')
    .select(['_id', 'at', 'userId', 'userName', 'action', 'counts'])
    .orderBy('_id', 'desc')
    .limit(10)
    .execute();
  return withAccounts(db, actions);
}
