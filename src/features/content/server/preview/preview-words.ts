import { picturesOf } from '~/features/media/library.server';
import { picturesIn } from '~/features/media/uses.server';
import type { Database } from '~/platform/db/schema';
import { collections, isInMemory, type Words, wordsWith } from '../../collections';
import { markFields } from '../../marks.server';
import { publishedIn } from '../read/words-store';
import { findPreviewed } from './preview-links';

/** What the site would say if one entry were published as its draft stands; undefined once the link has ended. The entry itself comes with it: not all are among the words. */
export async function readPreview(db: Database, words: Words, token: string, binding: string | undefined) {
  const previewed = await findPreviewed(db, token, binding);
  const collection = collections.find(({ name }) => name === previewed?.entry.collection);
  if (!previewed || !collection) return undefined;
  const { entry, data, address, expiresAt, isOwn } = previewed;
  const marked = markFields(collection.entry, data);
  const { name } = collection;
  const pictures = await picturesOf(
    db,
    picturesIn(data).map(({ media }) => media),
  );
  const shownOn = collection.shownOn(data);
  const shared = {
    name,
    entry: marked.entry,
    paths: marked.paths,
    shownOn,
    address,
    expiresAt,
    isOwn,
    pictures,
  };
  if (!isInMemory(name, words)) return { ...shared, words };
  // Two of one address cannot both be published: at that address this one is looked at.
  const addressed = collection.addressOf(data)?.toLowerCase();
  const isInItsPlace = (other: Record<string, unknown>) =>
    addressed !== undefined && collection.addressOf(other)?.toLowerCase() === addressed;
  const published = await publishedIn(db, [name]);
  const all = [
    ...published.filter((other) => other._id !== entry._id && !isInItsPlace(other.data)),
    { _id: entry._id, position: entry.position, data: marked.entry },
  ].sort((one, other) => one.position - other.position || (one._id < other._id ? -1 : 1));
  const entries = all.map((one) => one.data);
  return { ...shared, words: wordsWith(words, name, entries) };
}
