import { DAY, fromNow, now } from '~/lib/time';
import type { Database } from '~/platform/db/schema';
import { notifyAdmins } from './notify';

/** A fault that nobody has mended is told again after this long. */
const RING_AGAIN_MS = 7 * DAY;

/** Something that this product does by itself. */
export interface Step {
  name: string;
  /** What it means for people when it fails, as the beginning of a sentence: `Files of erased records could not be removed`. */
  whenItFails: string;
  /** What is to be done about it, where somebody can do more than wait. */
  whatToDo?: string;
}

const WAIT = "It is tried again by itself; the server's log says why it failed.";

/**
 * Rings for every admin, once for a fault however often it is met, by whichever process; again when it was mended in between, or
 * after a week.
 */
export async function ringForFault(db: Database, { name, whenItFails, whatToDo = WAIT }: Step) {
  await db.transaction().execute(async (trx) => {
    const isNews = await trx
      .insertInto('housekeepingFaults')
      .values({ step: name, rungAt: now() })
      .onConflict((conflict) =>
        conflict
          .column('step')
          .doUpdateSet({ rungAt: now() })
          .where('housekeepingFaults.rungAt', '<', fromNow(-RING_AGAIN_MS)),
      )
      .returning('step')
      .executeTakeFirst();
    if (!isNews) return;
    const text = `${whenItFails}. ${whatToDo}`;
    await notifyAdmins(trx, { resource: 'housekeeping', recordId: name, text });
  });
}

/** It went well: should it fail again, that is news. */
export async function clearFault(db: Database, { name }: Pick<Step, 'name'>) {
  await db.deleteFrom('housekeepingFaults').where('step', '=', name).execute();
}
