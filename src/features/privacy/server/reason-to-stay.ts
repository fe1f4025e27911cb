import type { Database } from '~/platform/db/schema';
import { recordTables } from '~/platform/db/stored-record';
import type { RecordOn } from './records-on';

/** Why an erasure must leave a record, in words; undefined where it need not. */
export async function reasonToStay(db: Database, { resource, _id }: RecordOn, callerId: string) {
  const { legalHold, person, staysWith } = resource;
  if (legalHold) return legalHold;
  // Whoever asks is an admin, so that this is also what keeps the last one.
  if (person.isAccount && _id === callerId) return 'Nobody erases their own account: another admin does it.';
  if (!staysWith) return undefined;
  const found = recordTables(db).selectFrom(staysWith.table).select('_id').where(staysWith.field, '=', _id);
  return (await found.executeTakeFirst()) ? staysWith.why : undefined;
}
