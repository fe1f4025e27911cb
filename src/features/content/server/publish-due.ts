import { AppError } from '~/lib/errors';
import { now } from '~/lib/time';
import type { Database, DatabaseTransaction } from '~/platform/db/schema';
import { clearFault, ringForFault } from '~/platform/notify/housekeeping-faults';
import { collectionCalled, lockShownEntry } from './entries';
import { publish, scheduleFault } from './publish';

/** What was to be published by now, also while nobody was here. A fault in one keeps none of the others back. */
export async function publishDue(db: Database) {
  const due = await db
    .selectFrom('contentEntries')
    .select(['_id', 'collection', 'title', 'scheduledBy'])
    .where('scheduledAt', '<=', now())
    .where('deletedAt', 'is', null)
    .orderBy('scheduledAt')
    .limit(100)
    .execute();
  const faults: unknown[] = [];
  for (const { _id, collection, title, scheduledBy } of due) {
    try {
      await db.transaction().execute(async (trx) => {
        const entry = await lockShownEntry(trx, collection, _id);
        // Another process was quicker, or somebody has thought better of it.
        if (entry.scheduledAt === null || entry.scheduledAt > now()) return;
        const author = { userId: scheduledBy, userName: await nameOf(trx, scheduledBy) };
        await publish(trx, collectionCalled(collection), _id, author);
        await clearFault(trx, scheduleFault(_id));
      });
    } catch (fault) {
      // What its words are refused for, people can mend; of everything else the log tells.
      if (!(fault instanceof AppError)) faults.push(fault);
      else await ringForFault(db, { ...scheduleFault(_id), ...refusal(title, fault.message) });
    }
  }
  if (faults.length > 0) throw faults[0];
}

const refusal = (title: string, why: string) => ({
  whenItFails: `“${title}” could not be published at its time`,
  whatToDo: `${why} Mend it, and it is published by itself.`,
});

async function nameOf(trx: DatabaseTransaction, userId: string | null) {
  if (userId === null) return 'The site';
  const user = await trx.selectFrom('users').select('name').where('_id', '=', userId).executeTakeFirst();
  return user?.name ?? 'The site';
}
