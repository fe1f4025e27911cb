import type { Author } from '~/model/author';
import { type AnyRecord, type Resource, storedFields } from '~/model/resource';
import type { DatabaseTransaction } from '~/platform/db/schema';
import { recordTables } from '~/platform/db/stored-record';
import type { Services } from '~/platform/http/services';
import { takeUpStored } from '~/records/submissions/take-up';
import { followup } from '../followup';
import { openLeads } from '../open-leads.server';
import { noLead, requestKinds } from './requests';

/**
 * Two people were one until now, and what the second sent has joined the lead of the first. What is open of it is taken up anew, with the
 * one who has it in hand if they are there; what is done with is nobody's any more. Leads and requests are locked by then.
 */
export async function partLeads(
  trx: DatabaseTransaction,
  services: Pick<Services, 'db' | 'features'>,
  people: readonly [string, string],
  author: Author,
) {
  for (const { resource, firstRemark } of requestKinds(services))
    for (const record of await joinedElsewhere(trx, resource, people)) {
      const followupId = String(record.followupId);
      await takeNoteBack(trx, followupId, { said: firstRemark(record), since: String(record.date) });
      const isOpen = await openLeads(trx).select('_id').where('_id', '=', followupId).executeTakeFirst();
      await recordTables(trx).updateTable(resource.table).set(noLead).where('_id', '=', record._id).execute();
      if (isOpen && record.deletedAt === null)
        await takeUpStored(trx, services, { resource, record, author });
    }
}

/** What one of the two has sent, and a lead of the other follows up. */
async function joinedElsewhere(
  trx: DatabaseTransaction,
  resource: Resource,
  [one, other]: readonly [string, string],
): Promise<AnyRecord[]> {
  const found: AnyRecord[] = [];
  for (const [sentBy, followedUpFor] of [
    [one, other],
    [other, one],
  ] as const) {
    const theirs = trx.selectFrom('followups').select('_id').where('personId', '=', followedUpFor);
    const rows = await recordTables(trx)
      .selectFrom(resource.table)
      .select(['deletedAt', ...storedFields(resource)])
      .where('personId', '=', sentBy)
      .where('followupId', 'in', theirs)
      .orderBy('_id')
      .execute();
    found.push(...rows.map((row) => ({ ...row, _id: String(row._id) })));
  }
  return found;
}

/** It came onto the lead with the request, and goes with it: the next one begins with the same words. */
async function takeNoteBack(
  trx: DatabaseTransaction,
  followupId: string,
  { said, since }: { said: string; since: string },
) {
  const note = await trx
    .selectFrom('activities')
    .select('_id')
    .where('resource', '=', followup.name)
    .where('recordId', '=', followupId)
    .where('kind', '=', 'note')
    .where('direction', '=', 'in')
    .where('text', '=', said)
    .where('at', '>=', since)
    .orderBy('at')
    .limit(1)
    .executeTakeFirst();
  if (note) await trx.deleteFrom('activities').where('_id', '=', note._id).execute();
}
