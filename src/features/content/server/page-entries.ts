import type { Database } from '~/platform/db/schema';
import { collections } from '../collections';

const MOST_ENTRIES = 50;

/** What a page is made of: the entry with its address, those that are shown there, and what stands around every page. */
export async function entriesOn(db: Database, path: string) {
  const [pathname = ''] = path.split('?');
  const around = collections.filter(({ onEveryPage }) => onEveryPage).map(({ name }) => name);
  const shown = collections
    .filter(
      ({ addressOf, shownOn, onEveryPage }) =>
        !onEveryPage && addressOf({}) === undefined && shownOn({}) === pathname,
    )
    .map(({ name }) => name);
  const rows = await db
    .selectFrom('contentEntries')
    .select(['_id', 'collection', 'title', 'slug'])
    .where((eb) => eb.or([eb('slug', '=', path), eb('collection', 'in', [...shown, ...around])]))
    .where('deletedAt', 'is', null)
    .orderBy('position')
    .orderBy('collection')
    .limit(MOST_ENTRIES)
    .execute();
  const rank = ({ collection, slug }: (typeof rows)[number]) =>
    slug === path ? 0 : around.includes(collection) ? 2 : 1;
  return rows.sort((one, other) => rank(one) - rank(other)).map(({ slug: _slug, ...entry }) => entry);
}
