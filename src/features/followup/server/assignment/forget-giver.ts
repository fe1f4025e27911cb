import { sql } from 'kysely';
import type { DatabaseTransaction } from '~/platform/db/schema';
import { assignedMail } from '../../followup.mails.server';
import { givenBy } from './tell-owner';

const NOBODY = 'Erased person';

/** What somebody was given stays given, by nobody in particular. */
export async function forgetGiver(trx: DatabaseTransaction, name: string) {
  const without = sql<string>`replace("text", ${givenBy(name)}, ${givenBy(NOBODY)})`;
  await trx
    .updateTable('notifications')
    .set({ text: without })
    .where('kind', '=', 'assigned')
    .where('text', '<>', without)
    .execute();
  const mails = await trx
    .selectFrom('outbox')
    .select(['_id', 'data'])
    .where('template', '=', assignedMail.name)
    .where(sql<string>`"data" ->> 'by'`, '=', name)
    .execute();
  for (const { _id, data } of mails)
    await trx
      .updateTable('outbox')
      .set({ data: JSON.stringify({ ...data, by: NOBODY }) })
      .where('_id', '=', _id)
      .execute();
}
