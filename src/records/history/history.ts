import { now } from '~/lib/time';
import type { Author } from '~/model/author';
import { boundedChange, changesBetween, type FieldChange } from '~/model/field-changes';
import type { Resource } from '~/model/resource';
import { writeTogether } from '~/platform/db/engine/commit/write-together';
import { newId } from '~/platform/db/ids';
import type { DatabaseTransaction, Row } from '~/platform/db/schema';

/** What no line of history tells: which record it is, and that it has changed. */
const COUNTED = new Set(['_id', 'version']);

interface Change {
  resource: Resource;
  recordId: string;
  action: Row<'history'>['action'];
  author: Author;
  before?: Readonly<Record<string, unknown>>;
  after?: Readonly<Record<string, unknown>>;
}

/** Kept in the transaction of the change. Only fields that the record shows: no password or token is among them. */
export async function addHistoryEntry(trx: DatabaseTransaction, change: Change) {
  const { resource, before = {}, after = {} } = change;
  await addEntry(trx, change, changesBetween(historyFieldsOf(resource), before, after));
}

const historyFields = new WeakMap<Resource, readonly string[]>();

/** Looked up once: a call changes thousands of a kind. */
function historyFieldsOf(resource: Resource) {
  const { row: shown, derived = [] } = resource;
  const known = historyFields.get(resource);
  if (known) return known;
  const fields = Object.keys(shown.shape).filter((field) => !COUNTED.has(field) && !derived.includes(field));
  historyFields.set(resource, fields);
  return fields;
}

/** For what belongs to a record and is none of its fields: it stands among the changes of those. */
export async function addHistoryOfParts(
  trx: DatabaseTransaction,
  record: Pick<Change, 'resource' | 'recordId' | 'author'>,
  changes: readonly FieldChange[],
) {
  if (changes.length > 0) await addEntry(trx, { ...record, action: 'updated' }, changes.map(boundedChange));
}

/** For what is no record, and tells elsewhere which words of it were changed. */
export const addDeed = (
  trx: DatabaseTransaction,
  { resource, ...deed }: Omit<Change, 'before' | 'after' | 'resource'> & { resource: string },
) => addEntry(trx, { ...deed, resource: { name: resource } }, []);

interface Deed extends Omit<Change, 'before' | 'after' | 'resource'> {
  resource: Pick<Resource, 'name'>;
}

async function addEntry(
  trx: DatabaseTransaction,
  { resource, recordId, action, author }: Deed,
  changes: FieldChange[],
) {
  const row = { _id: newId(), resource: resource.name, recordId, at: now(), ...author, action, changes };
  await writeTogether(trx, { history: [row] });
}
