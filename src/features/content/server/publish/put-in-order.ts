import { AppError } from '~/lib/errors';
import type { Author } from '~/model/author';
import { engineOf } from '~/platform/db/engine/engine';
import type { DatabaseTransaction } from '~/platform/db/schema';
import type { Collection } from '../../collection';
import { noteDeed } from '../note-deed';
import { renewWords } from '../read/words-version';
import { movedBetween } from './moved-between';

/** The order is no draft: it is what visitors see. */
export async function putInOrder(
  trx: DatabaseTransaction,
  { name }: Collection,
  ids: readonly string[],
  author: Author,
) {
  const shown = trx
    .selectFrom('contentEntries')
    .select(['_id', 'position'])
    .where('collection', '=', name)
    .where('deletedAt', 'is', null)
    // Of two who put them in order at once each takes them in the same one, and the second waits for the first.
    .orderBy('_id');
  const rows = await (engineOf(trx) === 'postgres' ? shown.forUpdate() : shown).execute();
  const all = new Set(rows.map(({ _id }) => _id));
  if (new Set(ids).size !== ids.length || ids.length !== all.size || !ids.every((id) => all.has(id))) {
    throw new AppError(409, 'conflict', 'The list has changed meanwhile. Load it again and put it in order.');
  }
  for (const [index, id] of ids.entries()) {
    await trx
      .updateTable('contentEntries')
      .set({ position: index + 1 })
      .where('_id', '=', id)
      .execute();
  }
  await renewWords(trx, name);
  const before = rows.sort((one, other) => one.position - other.position).map(({ _id }) => _id);
  for (const id of movedBetween(before, ids)) await noteDeed(trx, id, 'moved', author);
}
