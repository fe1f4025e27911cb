import { sql } from 'kysely';
import type { AnyRecord, Resource } from '~/model/resource';
import type { DatabaseTransaction } from '~/platform/db/schema';
import { deletePending } from '~/platform/files/named/pending-deletions';
import type { Services } from '~/platform/http/services';
import { eraseMails } from '~/platform/mail/outbox';

/** What a record leaves outside the database when it is gone: files, and letters that were kept as files. */
export interface Leftovers {
  files: readonly string[];
  mails: readonly string[];
}

/** A field of what a mail was made from, written as its index has it. */
export const mailField = (field: '_id' | 'email' | 'userId') =>
  sql<string>`("outbox"."data" ->> ${sql.lit(field)})`;

/** All that tells of a record beside its row. Answers the mails that told of it and are gone. */
export async function eraseReferences(
  trx: DatabaseTransaction,
  { name, person }: Resource,
  record: AnyRecord,
): Promise<string[]> {
  const address = person ? String(record[person.email]) : '';
  for (const table of ['history', 'activities', 'notifications', 'undoEntries', 'laterReferences'] as const) {
    await trx.deleteFrom(table).where('resource', '=', name).where('recordId', '=', record._id).execute();
  }
  return eraseMails(trx, (eb) =>
    eb.or([
      eb(mailField('_id'), '=', record._id),
      eb.and([eb('recipient', '=', address), eb(mailField('userId'), '=', record._id)]),
    ]),
  );
}

/**
 * After the transaction. What a backup under way needs goes when that is over; what cannot be removed now for another reason,
 * or is left behind by a process that dies here, is swept by the hour, which
 * tells the admins when it cannot either. Answers the files that are still there.
 */
export async function removeLeftovers(
  services: Pick<Services, 'db' | 'files' | 'mailer' | 'resources'>,
  leftovers: Leftovers,
): Promise<string[]> {
  const { faults, postponed } = await deletePending(services, leftovers.files);
  await services.mailer.forget(leftovers.mails).catch(() => undefined);
  return [...faults.map(({ key }) => key), ...postponed];
}
