import type { Author } from '~/model/author';
import type { AnyRecord, Resource } from '~/model/resource';
import type { DatabaseTransaction } from '~/platform/db/schema';
import { recordTables } from '~/platform/db/stored-record';
import type { Lead, Services, TakesUp } from '~/platform/http/services';
import { takePeople } from '../people/people-lock';
import { personLinks } from '../people/person-links';
import { writeKnownLast } from '../people/write-people';
import { featureOf } from '../registry';

/** Has a record followed up, by whichever feature does that. */
async function takeUp(
  trx: DatabaseTransaction,
  services: Pick<Services, 'db' | 'features'>,
  taken: Parameters<TakesUp>[2],
): Promise<Lead | undefined> {
  for (const { takesUp } of services.features) {
    const lead = await takesUp?.(trx, services, taken);
    if (lead) return lead;
  }
  return undefined;
}

/** A new record with whose it is and, where its kind is followed up, with what its follow-up says; to be written after it. */
export const takenUp = (
  trx: DatabaseTransaction,
  services: Pick<Services, 'db' | 'features'>,
  resource: Resource,
  record: AnyRecord,
  author: Author,
): Promise<{ record: AnyRecord; lead: Lead | undefined }> =>
  writeKnownLast(trx, async () => {
    const person = await personLinks(resource).find(trx, record);
    if (!person) return { record, lead: undefined };
    const known = { ...record, personId: person._id };
    const lead = await takeUp(trx, services, { resource, record: known, isNewPerson: person.isNew, author });
    return { record: { ...known, ...lead }, lead };
  });

/** The same for a record that is in the database: it says from now on what its follow-up says. */
export async function takeUpStored(
  trx: DatabaseTransaction,
  services: Pick<Services, 'db' | 'features'>,
  taken: Omit<Parameters<TakesUp>[2], 'isNewPerson'>,
): Promise<Lead | undefined> {
  const lead = await takeUp(trx, services, { ...taken, isNewPerson: false });
  if (lead) await tellRecord(trx, taken.resource, taken.record, lead);
  return lead;
}

/** The same, but that the record goes on saying what it says: what was won with it is not undone by what follows. */
export const takeUpBeside = (
  trx: DatabaseTransaction,
  services: Pick<Services, 'db' | 'features'>,
  taken: Omit<Parameters<TakesUp>[2], 'isNewPerson'>,
): Promise<Lead | undefined> => takeUp(trx, services, { ...taken, isNewPerson: false });

/** The way back, for what turns out to be spam. */
export async function dropLeadOf(
  trx: DatabaseTransaction,
  features: Services['features'],
  record: AnyRecord,
  author: Author,
) {
  for (const { dropsLead } of features) await dropsLead?.(trx, { db: trx, features }, record, author);
}

/** First of all by who takes several of them for spam: their leads go along, and may be the last that is left of whom they are about. */
export async function lockLeadsOf(
  trx: DatabaseTransaction,
  features: Services['features'],
  resource: Resource,
  ids: readonly string[],
) {
  if (!featureOf({ features }, resource).firstRemark) return;
  // Who sends something shares the people and then waits for the lead: it is not locked before they are done.
  await takePeople(trx);
  for (const { locksLeads } of features) await locksLeads?.(trx, resource, ids);
}

export const tellRecord = (
  trx: DatabaseTransaction,
  { table }: Resource,
  { _id }: Pick<AnyRecord, '_id'>,
  lead: Lead,
) =>
  recordTables(trx)
    .updateTable(table)
    .set({ ...lead })
    .where('_id', '=', _id)
    .execute();
