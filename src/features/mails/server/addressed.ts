import { isWon, openLeads } from '~/features/followup/open-leads.server';
import type { PlaceholderValues } from '~/features/mail-template/placeholders';
import { AppError } from '~/lib/errors';
import { textIn } from '~/lib/values';
import { labelOf } from '~/model/fields';
import { requirements } from '~/model/leads/requirements';
import type { Resource } from '~/model/resource';
import { asOneLine } from '~/model/typed/typed-text';
import { engineOf } from '~/platform/db/engine/engine';
import type { Database, DatabaseTransaction } from '~/platform/db/schema';
import { recordTables } from '~/platform/db/stored-record';
import { missing } from '~/platform/http/errors';
import type { Registry } from '~/platform/http/services';
import { withoutTitle } from '~/records/people/join-rules';
import { sharePeople } from '~/records/people/people-lock';

interface Subject {
  resource: Resource & { person: NonNullable<Resource['person']> };
  id: string;
}

type Stored = Record<string, unknown>;

/** Whom a record is about, and what can be put into a mail to them. */
export async function addressed(
  db: Database,
  { resources }: Pick<Registry, 'resources'>,
  { resource, id }: Subject,
  writer: { name: string },
) {
  const found = recordTables(db)
    .selectFrom(resource.table)
    .selectAll()
    .where('_id', '=', id)
    .where('deletedAt', 'is', null);
  // Whoever erases it meanwhile waits, and then erases what was written, too.
  const isWritten = isTransaction(db) && engineOf(db) === 'postgres';
  if (isWritten) await lockLead(db, { resource, id }, await found.executeTakeFirst());
  const record: Stored | undefined = await (isWritten ? found.forUpdate() : found).executeTakeFirst();
  if (!record) throw missing();
  if (record.isSpam === true || record.isSpam === 1)
    throw new AppError(409, 'conflict', 'This lies in the spam folder. Say that it is not spam first.');
  const person = await personOf(db, resource.person.byKeys ? id : textIn(record.personId));
  const name = textIn(record.name) || person?.name || '';
  const values: PlaceholderValues = {
    name,
    firstName: firstNameIn(name),
    requirement: labelOf(requirements, textIn(record.requirement)) || textIn(record.productName),
    owner: textIn(record.ownerName) || writer.name,
    company: person?.company ?? '',
    reference: await referenceOf(db, resources, record),
  };
  const known = textIn(record[resource.person.email]) || person?.addresses || '';
  const addresses = known.split(/\s+/).filter(Boolean);
  const followupId = await leadOf(db, record, person?._id);
  return {
    // Of a person there may be several: the first is the one that they wrote from first.
    to: addresses[0] ?? null,
    addresses,
    values: withoutBraces(values),
    personId: person?._id ?? null,
    followupId,
    // What is written to somebody themselves is about what they asked for last.
    aboutId: (resource.person.byKeys && (await latestRequestOf(db, resources, followupId))) || id,
  };
}

const isTransaction = (db: Database): db is DatabaseTransaction => db.isTransaction;

/** Before the record, as by all who change both. Whoever is written to is nobody else meanwhile. */
async function lockLead(trx: DatabaseTransaction, { resource, id }: Subject, record: Stored | undefined) {
  await sharePeople(trx);
  if (!record || resource.madeFrom) return;
  const personId = resource.person.byKeys ? id : textIn(record.personId);
  const lead = await leadOf(trx, record, personId);
  if (lead) await trx.selectFrom('followups').select('_id').where('_id', '=', lead).forUpdate().execute();
}

const personOf = (db: Database | DatabaseTransaction, personId: string) =>
  db
    .selectFrom('people')
    .select(['_id', 'name', 'addresses', 'company'])
    .where('_id', '=', personId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();

/** Of a record that was won it is the one that came after it, if there is one. */
async function leadOf(db: Database, record: Stored, personId: string | undefined) {
  const its = textIn(record.followupId);
  if (its && !isWon(record.stage)) return its;
  return (personId && (await openLeadOf(db, personId))) || its || null;
}

/** What is open with somebody is what a mail to them answers. */
async function openLeadOf(db: Database, personId: string) {
  const open = await openLeads(db)
    .select('_id')
    .where('personId', '=', personId)
    .orderBy('_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return open?._id ?? null;
}

/** The latest of what a lead is about. */
async function latestRequestOf(db: Database, resources: readonly Resource[], followupId: string | null) {
  if (!followupId) return undefined;
  const requests = resources.filter(({ row }) => 'followupId' in row.shape && 'reference' in row.shape);
  const latest = await Promise.all(
    requests.map(({ table }) =>
      recordTables(db)
        .selectFrom(table)
        .select(['_id', 'date'])
        .where('followupId', '=', followupId)
        .where('deletedAt', 'is', null)
        .orderBy('date', 'desc')
        .limit(1)
        .executeTakeFirst(),
    ),
  );
  const [first] = latest
    .flatMap((row) => (row ? [{ _id: textIn(row._id), date: textIn(row.date) }] : []))
    .sort((one, other) => other.date.localeCompare(one.date));
  if (first) return first._id;
  // What came after something that was won is said of no request, but was opened by one.
  const lead = db.selectFrom('followups').select('sourceId').where('_id', '=', followupId);
  return (await lead.executeTakeFirst())?.sourceId ?? undefined;
}

/** "Dr. Asha Verma" is written to as Asha. */
const firstNameIn = (name: string) => withoutTitle(name).split(/\s+/)[0] || name;

/** Its own, or that of what it was made from. */
async function referenceOf(db: Database, resources: readonly Resource[], record: Stored) {
  if (record.reference !== undefined) return textIn(record.reference);
  const source = resources.find(({ name }) => name === record.sourceResource);
  if (!source || !('reference' in source.row.shape)) return '';
  const found = await recordTables(db)
    .selectFrom(source.table)
    .select('reference')
    .where('_id', '=', textIn(record.sourceId))
    .executeTakeFirst();
  return textIn(found?.reference);
}

/** What visitors call themselves stands for nothing else, and is one line of a mail. */
const withoutBraces = (values: PlaceholderValues): PlaceholderValues => {
  const plain = (value: string) => asOneLine(value.replace(/[{}]/g, '').replace(/\s+/g, ' '));
  const { name, firstName, requirement, owner, company, reference } = values;
  return {
    name: plain(name),
    firstName: plain(firstName),
    requirement: plain(requirement),
    owner: plain(owner),
    company: plain(company),
    reference: plain(reference),
  };
};
