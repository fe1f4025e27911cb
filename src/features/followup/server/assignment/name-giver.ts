import { sql } from 'kysely';
import type { DatabaseTransaction } from '~/platform/db/schema';
import { assignedMail } from '../../followup.mails.server';
import { givenBy } from './tell-owner';

const NOBODY = 'Erased person';

interface Giver {
  _id: string;
  name: string;
}

/** What somebody has given bears the name that they have now: so it is found when they wish to be forgotten, and that of a namesake is left. */
export async function nameGiver(trx: DatabaseTransaction, { _id, name }: Giver, newName: string) {
  const renamed = sql<string>`replace("text", ${givenBy(name)}, ${givenBy(newName)})`;
  await trx
    .updateTable('notifications')
    .set({ text: renamed })
    .where('kind', '=', 'assigned')
    // Those of before it was noted whose doing they tell of say no more than a name.
    .where((eb) => eb.or([eb('exceptUserId', '=', _id), eb('exceptUserId', 'is', null)]))
    .where('text', '<>', renamed)
    .execute();
  const giverId = sql<string | null>`"data" ->> 'byId'`;
  const mails = await trx
    .selectFrom('outbox')
    .select(['_id', 'data'])
    .where('template', '=', assignedMail.name)
    .where(sql<string>`"data" ->> 'by'`, '=', name)
    .where((eb) => eb.or([eb(giverId, '=', _id), eb(giverId, 'is', null)]))
    .execute();
  for (const mail of mails)
    await trx
      .updateTable('outbox')
      .set({ data: JSON.stringify({ ...mail.data, by: newName }) })
      .where('_id', '=', mail._id)
      .execute();
}

/** What somebody was given stays given, by nobody in particular. */
export const forgetGiver = (trx: DatabaseTransaction, giver: Giver) => nameGiver(trx, giver, NOBODY);
