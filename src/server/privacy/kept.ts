import type { Database } from '~/server/db/schema';
import type { RecordOn } from './records-on';

/** Why an erasure must leave a record, in words; undefined where it need not. */
export async function whyKept(db: Database, { resource, row }: RecordOn, callerId: string) {
  if (resource.keptByLaw) return resource.keptByLaw;
  if (resource.table !== 'users') return undefined;
  if (row._id === callerId) return 'Nobody erases their own account: another admin does it.';
  const employee = await db
    .selectFrom('employees')
    .select('_id')
    .where('userId', '=', row._id)
    .executeTakeFirst();
  if (employee) return 'The account belongs to the record of an employment, and stays with it.';
  if (row.role !== 'admin' || row.deletedAt !== null) return undefined;
  const another = await db
    .selectFrom('users')
    .select('_id')
    .where('role', '=', 'admin')
    .where('isBlocked', '=', false)
    .where('deletedAt', 'is', null)
    .where('_id', '!=', row._id)
    .executeTakeFirst();
  return another ? undefined : 'The last admin must stay, or nobody could look after the site.';
}
