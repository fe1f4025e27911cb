import { followup } from '~/features/followup/followup';
import { openLeads } from '~/features/followup/open-leads.server';
import { now } from '~/lib/time';
import { type Permission, type Role, reach } from '~/model/permissions';
import { keepsSpam, type Resource, storedFields } from '~/model/resource';
import type { Database } from '~/platform/db/schema';
import { recordTables } from '~/platform/db/stored-record';
import type { Feature, Services } from '~/platform/http/services';
import { NOTES_IN_LISTS, withNotes } from '~/records/history/activities';
import { isOfPeople } from '~/records/people/person-links';
import { momentField, recordWords } from '~/records/record-words';
import { suggestionsOf } from '../suggestions.server';

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
  const theirs = features.flatMap((feature) =>
    feature.resource && isOfPeople(feature.resource) && mayRead(role, feature.resource) ? [feature] : [],
  );
  const records = await Promise.all(theirs.map((feature) => recordsOf(db, feature, id)));
  const { name, company, ownerId, ownerName, version, lastAt } = found;
  return {
    ...{ _id: id, name, company, ownerId, ownerName, version, lastAt },
    emails: inOrder('email', found.addresses),
    phones: inOrder('phone', found.numbers),
    records: records.flat().sort((one, other) => (one.date < other.date ? 1 : -1)),
    open: await openOf(db, id),
    suggestions: await suggestionsOf(db, id),
    merges: reach(role, 'leads:delete') === 'all' ? await mergesOf(db, id) : [],
  };
}

const mayRead = (role: Role, { area }: Resource) =>
  reach(role, `${area}:read` satisfies Permission) === 'all';

async function recordsOf(db: Database, feature: Feature, personId: string) {
  const { resource } = feature;
  if (!resource) return [];
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
  return rows.map((row) => ({
    resource: resource.name,
    _id: String(row._id),
    date: String(row[momentField(resource)] ?? ''),
    title: recordWords(feature, { ...row, _id: String(row._id) }),
    ...(typeof row.stage === 'string' ? { stage: row.stage } : {}),
  }));
}

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
