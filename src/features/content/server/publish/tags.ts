import type { DatabaseTransaction } from '~/platform/db/schema';
import type { Collection } from '../../collection';

interface Tagged {
  _id: string;
  data: Record<string, unknown>;
}

/** What the entries are about by now, so that pages find them by it. */
export async function putTags(trx: DatabaseTransaction, { dated }: Collection, entries: readonly Tagged[]) {
  if (!dated) return;
  const ids = entries.map(({ _id }) => _id);
  await trx.deleteFrom('contentTags').where('entryId', 'in', ids).execute();
  const rows = entries.flatMap(({ _id, data }) => dated.tagsOf(data).map((tag) => ({ tag, entryId: _id })));
  if (rows.length > 0) await trx.insertInto('contentTags').values(rows).execute();
}
