import { fillCatalogue } from '~/features/iot-product/first-catalogue.server';
import type { Author } from '~/model/author';
import { visitor } from '~/platform/auth/author';
import { idOf } from '~/platform/db/ids';
import type { DatabaseTransaction, NewRow } from '~/platform/db/schema';
import type { Services } from '~/platform/http/services';

interface HistoryEntry {
  resource: string;
  recordId: string;
  moment: number;
  author?: Author;
  /** What was changed; left out where the record was added. */
  changes?: { field: string; from: unknown; to: unknown }[];
}

/** What the site would have remembered, had these records come in through it. */
export async function tell(
  trx: DatabaseTransaction,
  { resource, recordId, moment, author = visitor, changes }: HistoryEntry,
) {
  const entry: NewRow<'history'> = {
    _id: idOf(moment, 0),
    resource,
    recordId,
    at: new Date(moment).toISOString(),
    ...author,
    action: changes ? 'updated' : 'created',
    changes: JSON.stringify(changes ?? []),
  };
  await trx.insertInto('history').values(entry).execute();
}

/** The catalogue is as old as the site, and no news. */
export async function addCatalogue(services: Pick<Services, 'db' | 'features'>, since: number) {
  const { db } = services;
  await fillCatalogue(services);
  const date = new Date(since).toISOString();
  await db.updateTable('iotProducts').set({ date }).execute();
  const entries = await db.selectFrom('history').select('_id').orderBy('_id').execute();
  for (const [index, { _id }] of entries.entries()) {
    await db
      .updateTable('history')
      .set({ _id: idOf(since, index), at: date })
      .where('_id', '=', _id)
      .execute();
  }
}
