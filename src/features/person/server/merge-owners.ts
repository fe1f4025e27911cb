import { sql } from 'kysely';
import type { DatabaseTransaction } from '~/platform/db/schema';
import { beforeMerge, type Person } from './merge';

type Owner = Pick<Person, 'ownerId' | 'ownerName'>;

/** Whose people are, under the name that they have now or no longer; also in what the way back from a merge would bring back. */
export async function renameOwner(trx: DatabaseTransaction, userId: string, named: Owner) {
  await trx.updateTable('people').set(named).where('ownerId', '=', userId).execute();
  const merges = await trx
    .selectFrom('personMerges')
    .select(['undo', 'before'])
    .where(sql<string>`cast("before" as text)`, 'like', `%${userId}%`)
    .execute();
  const renamed = (one: Person): Person => (one.ownerId === userId ? { ...one, ...named } : one);
  for (const { undo, before } of merges) {
    const { survivor, after, merged, ...rest } = beforeMerge.parse(before);
    const without = {
      ...rest,
      ...{ survivor: renamed(survivor), after: renamed(after), merged: renamed(merged) },
    };
    await trx
      .updateTable('personMerges')
      .set({ before: JSON.stringify(without) })
      .where('undo', '=', undo)
      .execute();
  }
}
