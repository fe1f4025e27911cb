import type { Author } from '~/model/author';
import type { AnyRecord } from '~/model/resource';
import type { DatabaseTransaction } from '~/platform/db/schema';
import { recordTables } from '~/platform/db/stored-record';
import type { Services } from '~/platform/http/services';
import { changesOf } from '~/records/record-changes';
import { followup } from '../followup';
import { requestKinds } from './requests';
import { workedOn } from './worked-on';

/** A lead that a robot has opened goes as it came: nobody has worked on it or planned anything for it, and nothing else has joined it. */
export async function dropLead(
  trx: DatabaseTransaction,
  services: Pick<Services, 'db' | 'features'>,
  record: AnyRecord,
  author: Author,
) {
  const { followupId } = record;
  if (typeof followupId !== 'string') return;
  const leads = changesOf(services, followup);
  const lead = await leads.findIn(trx, followupId);
  if (lead?.sourceId !== record._id || (await workedOn(trx, [lead])).size > 0) return;
  // Some were planned before there was a history.
  if (lead.nextDate !== null || lead.valuePaise !== null) return;
  for (const { resource } of requestKinds(services)) {
    const others = recordTables(trx).selectFrom(resource.table).select('_id');
    const joined = others.where('followupId', '=', followupId).where('_id', '<>', record._id).limit(1);
    if (await joined.executeTakeFirst()) return;
  }
  const said = await trx
    .selectFrom('activities')
    .select('_id')
    .where('resource', '=', followup.name)
    .where('recordId', '=', followupId)
    .limit(2)
    .execute();
  if (said.length < 2) await leads.purgeIn(trx, followupId, author, { action: 'dropped' });
}
