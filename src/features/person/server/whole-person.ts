import { followup } from '~/features/followup/followup';
import { openLeads } from '~/features/followup/open-leads.server';
import { now } from '~/lib/time';
import { type Permission, type Role, reach } from '~/model/permissions';
import { keepsSpam, type Resource, storedFields } from '~/model/resource';
import type { Database } from '~/platform/db/schema';
import { recordTables } from '~/platform/db/stored-record';
import type { Services } from '~/platform/http/services';
import { NOTES_IN_LISTS, withNotes } from '~/records/history/activities';
import { kindsOfPeople } from '~/records/people/empty-people';
import { momentField, recordWords } from '~/records/record-words';
import { featureOf } from '~/records/registry';
import { suggestionsOf } from '../suggestions.server';
import { grouping, type Theirs } from './records-of';

const MOST_OF_EACH = 50;
const MOST_OPEN = 20;
const MOST_MERGES = 20;

/** A person with all that is theirs, as far as the role may read it. Undefined: there is none by that id. */
export async function wholePerson(
  { db, features }: Pick<Services, 'db' | 'features'>,
  id: string,
  role: Role,
) {
  const found = await db.selectFrom('people').selectAll().where('_id', '=', id).executeTakeFirst();
  if (!found) return undefined;
  const keys = await db
    .selectFrom('personKeys')
    .select(['kind', 'value'])
    .where('personId', '=', id)
    .execute();
  const inOrder = (kind: 'email' | 'phone', order: string) => {
    const words = order.split(' ');
    return keys
      .filter((key) => key.kind === kind)
      .map(({ value }) => value)
      .sort((one, other) => words.indexOf(one) - words.indexOf(other));
  };
  const kinds = kindsOfPeople(features).filter((resource) => mayRead(role, resource));
  const rows = await Promise.all(kinds.map((resource) => newestOf(db, resource, id)));
  const groupOf = grouping();
  const records = rows.flat().map((one) => ({ ...answered(features, one), group: groupOf(one) }));
  const { name, company, ownerId, ownerName, version, lastAt } = found;
  return {
    ...{ _id: id, name, company, ownerId, ownerName, version, lastAt },
    emails: inOrder('email', found.addresses),
    phones: inOrder('phone', found.numbers),
    records: records.sort((one, other) => (one.date < other.date ? 1 : -1)),
    open: await openOf(db, id),
    suggestions: await suggestionsOf(db, id),
    merges: reach(role, 'leads:delete') === 'all' ? await mergesOf(db, id) : [],
  };
}

const mayRead = (role: Role, { area }: Resource) =>
  reach(role, `${area}:read` satisfies Permission) === 'all';

async function newestOf(db: Database, resource: Resource, personId: string): Promise<Theirs[]> {
  const rows = await recordTables(db)
    .selectFrom(resource.table)
    .select(storedFields(resource))
    .where('personId', '=', personId)
    .where('deletedAt', 'is', null)
    .$if(keepsSpam(resource), (some) => some.where('isSpam', '=', false))
    .orderBy(momentField(resource), 'desc')
    .orderBy('_id', 'desc')
    .limit(MOST_OF_EACH)
    .execute();
  return rows.map((row) => ({ resource, record: { ...row, _id: String(row._id) } }));
}

const answered = (features: Services['features'], { resource, record }: Theirs) => ({
  resource: resource.name,
  _id: record._id,
  date: String(record[momentField(resource)] ?? ''),
  title: recordWords(featureOf({ features }, resource), record),
  ...(typeof record.stage === 'string' ? { stage: record.stage } : {}),
});

async function openOf(db: Database, personId: string) {
  const rows = await openLeads(db)
    .selectAll()
    .where('personId', '=', personId)
    .orderBy('_id', 'desc')
    .limit(MOST_OPEN)
    .execute();
  const noted = await withNotes(db, followup, rows, NOTES_IN_LISTS);
  return noted.map((row) => followup.row.parse(row));
}

/** Ids grow with time. */
async function mergesOf(db: Database, survivorId: string) {
  const rows = await db
    .selectFrom('personMerges')
    .select(['undo', 'before', 'expiresAt'])
    .where('survivorId', '=', survivorId)
    .where('expiresAt', '>', now())
    .orderBy('undo', 'desc')
    .limit(MOST_MERGES)
    .execute();
  return rows.map(({ undo, before, expiresAt }) => ({ undo, expiresAt, name: nameIn(before.merged) }));
}

const nameIn = (merged: unknown) =>
  typeof merged === 'object' && merged !== null && 'name' in merged ? String(merged.name) : '';
