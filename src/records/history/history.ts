import { now } from '~/lib/time';
import type { Author } from '~/model/author';
import { changesBetween } from '~/model/field-changes';
import type { Resource } from '~/model/resource';
import { writeTogether } from '~/platform/db/engine/write-together';
import { newId } from '~/platform/db/ids';
import type { DatabaseTransaction, Row } from '~/platform/db/schema';

/** What no line of history tells: which record it is, and that it has changed. */
const COUNTED = new Set(['_id', 'version']);

interface Change {
  resource: Resource;
  recordId: string;
  action: Row<'history'>['action'];
  author: Author;
  before?: object;
  after?: object;
}

/** Kept in the transaction of the change. Only fields that the record shows: no password or token is among them. */
export async function addHistoryEntry(trx: DatabaseTransaction, change: Change) {
  const { row: shown, derived = [] } = change.resource;
  const fields = Object.keys(shown.shape).filter((field) => !COUNTED.has(field) && !derived.includes(field));
  const changes = changesBetween(
    fields,
    new Map(Object.entries(change.before ?? {})),
    new Map(Object.entries(change.after ?? {})),
  );
  const row = {
    _id: newId(),
    resource: change.resource.name,
    recordId: change.recordId,
    at: now(),
    ...change.author,
    action: change.action,
    changes,
  };
  await writeTogether(trx, { history: [row] });
}
