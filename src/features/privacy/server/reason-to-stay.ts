import type { Database } from '~/platform/db/schema';
import { staysWithOne } from '~/records/retention/term';
import type { RecordOn } from './records-on';

/** Why an erasure must leave a record, in words; undefined where it need not. */
export async function reasonToStay(db: Database, { resource, _id }: RecordOn, callerId: string) {
  const { legalHold, person, staysWith } = resource;
  if (legalHold) return legalHold;
  // Whoever asks is an admin, so that this is also what keeps the last one.
  if (person.isAccount && _id === callerId) return 'Nobody erases their own account: another admin does it.';
  return staysWith && (await staysWithOne(db, staysWith, _id)) ? staysWith.why : undefined;
}
