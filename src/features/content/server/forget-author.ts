import type { DatabaseTransaction } from '~/platform/db/schema';

export async function forgetAuthor(trx: DatabaseTransaction, userId: string) {
  const nobody = { userId: null, userName: 'Somebody who has left' };
  for (const table of ['contentVersions', 'contentDrafts'] as const)
    await trx.updateTable(table).set(nobody).where('userId', '=', userId).execute();
  await trx
    .updateTable('contentEntries')
    .set({ scheduledBy: null })
    .where('scheduledBy', '=', userId)
    .execute();
}
