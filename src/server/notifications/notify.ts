import { sql } from 'kysely';
import { now } from '~/lib/time';
import { reach, roles } from '~/resources/permissions';
import type { Resource } from '~/resources/resource';
import { engineOf } from '~/server/db/engine';
import type { DatabaseTransaction } from '~/server/db/schema';
import type { Author } from '~/server/history';
import { newId } from '~/server/ids';

export const CHANNEL = 'peepalworks_notifications';

/** Tells everybody on the staff who may see the record, but not who wrote it, in the transaction that writes it. */
export async function notifyStaff(
  trx: DatabaseTransaction,
  resource: Resource,
  record: { _id: string; text: string },
  sender: Author,
) {
  const readers = roles.filter((role) => reach(role, `${resource.area}:read`) === 'all');
  const people = await trx
    .selectFrom('users')
    .select('_id')
    .where('role', 'in', readers)
    .where('isBlocked', '=', false)
    .where('deletedAt', 'is', null)
    .$if(sender.userId !== null, (staff) => staff.where('_id', '!=', sender.userId ?? ''))
    .execute();
  if (people.length === 0) return;
  const about = {
    resource: resource.name,
    recordId: record._id,
    text: record.text,
    createdAt: now(),
    readAt: null,
  };
  const rows = people.map(({ _id }) => ({ _id: newId(), userId: _id, ...about }));
  await trx.insertInto('notifications').values(rows).execute();
  // PostgreSQL hands it to every process when, and only when, the transaction commits.
  if (engineOf(trx) === 'postgres') await sql`select pg_notify(${CHANNEL}, '')`.execute(trx);
}
