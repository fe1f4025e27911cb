import { AppError } from '~/lib/errors';
import { among } from '~/platform/db/engine/among';
import { engineOf } from '~/platform/db/engine/engine';
import { insertRows } from '~/platform/db/rows-from';
import type { DatabaseTransaction } from '~/platform/db/schema';
import { drawnPictures } from './drawn.server';

type State = 'draft' | 'published';

interface NamedPicture {
  media: string;
  alt: string;
  /** Where it stands in what was written, such as `slides.2.picture`. */
  path: string;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Every picture that something names, in its fields and within its prose: what has a `media` is one. */
export function picturesIn(value: unknown, path: readonly string[] = []): NamedPicture[] {
  if (typeof value !== 'object' || value === null) return [];
  const named = 'media' in value ? text(value.media) : '';
  const alt = 'alt' in value ? text(value.alt) : '';
  const own = named ? [{ media: named, alt, path: path.join('.') }] : [];
  return [...own, ...Object.entries(value).flatMap(([key, inner]) => picturesIn(inner, [...path, key]))];
}

/** In the transaction that writes an entry: which pictures it names from now on. */
export async function followUses(trx: DatabaseTransaction, entryId: string, state: State, data: unknown) {
  await dropUses(trx, entryId, state);
  const names = new Set(picturesIn(data).map(({ media }) => media));
  if (names.size === 0) return;
  // However many: of so many values by themselves an engine would refuse the statement.
  await insertRows(
    trx,
    'mediaUses',
    Array.from(names, (media) => ({ media, entryId, state })),
  );
}

export const dropUses = (trx: DatabaseTransaction, entryId: string, state: State) =>
  trx.deleteFrom('mediaUses').where('entryId', '=', entryId).where('state', '=', state).execute();

/**
 * What is published names no picture that is not there, and none goes while it is being published: who deletes it waits,
 * and finds that it is used.
 */
export async function requirePictures(trx: DatabaseTransaction, data: unknown) {
  const named = picturesIn(data);
  if (named.length === 0) return;
  const names = [...new Set(named.map(({ media }) => media))];
  const rows = trx
    .selectFrom('media')
    .select(['_id', 'drawn', 'deletedAt'])
    .where((eb) => eb.or([among(trx, '_id', names), among(trx, 'drawn', names)]))
    .orderBy('_id');
  const found = await (engineOf(trx) === 'postgres' ? rows.forShare() : rows).execute();
  const known = new Set(found.flatMap(({ _id, drawn }) => [_id, drawn ?? '']));
  const there = new Set(
    found.flatMap(({ _id, drawn, deletedAt }) => (deletedAt === null ? [_id, drawn ?? ''] : [])),
  );
  const gone = named.filter(
    ({ media }) => !there.has(media) && (known.has(media) || !drawnPictures.has(media)),
  );
  if (gone.length === 0) return;
  const sentence = 'This picture is not in the library any more. Choose another one.';
  const fields = Object.fromEntries(gone.map(({ path }) => [path, sentence]));
  throw new AppError(400, 'invalid_input', sentence, fields);
}
