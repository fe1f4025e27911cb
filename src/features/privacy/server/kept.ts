import type { Database } from '~/platform/db/schema';
import type { RecordOn } from './records-on';

/** Why an erasure must leave a record, in words; undefined where it need not. */
export async function whyKept(db: Database, { resource, row }: RecordOn, callerId: string) {
  if (resource.legalHold) return resource.legalHold;
  if (resource.table !== 'users') return undefined;
  // Whoever asks is an admin, so that this is also what keeps the last one.
  if (row._id === callerId) return 'Nobody erases their own account: another admin does it.';
  const employee = await db
    .selectFrom('employees')
    .select('_id')
    .where('userId', '=', row._id)
    .executeTakeFirst();
  return employee ? 'The account belongs to the record of an employment, and stays with it.' : undefined;
}
