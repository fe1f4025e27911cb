import { sql } from 'kysely';
import type { Database } from '~/platform/db/schema';
import { collections } from '../../collections';

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
  const own = (await hasEntry(db, path)) ? path : await firstUnder(db, pathname);
  const rows = await db
    .selectFrom('contentEntries')
    .select(['_id', 'collection', 'title', 'slug'])
    .where((eb) => eb.or([eb('slug', '=', own), eb('collection', 'in', [...shown, ...around])]))
    .where('deletedAt', 'is', null)
    .orderBy('position')
    .orderBy('collection')
    .limit(MOST_ENTRIES)
    .execute();
  const rank = ({ collection, slug }: (typeof rows)[number]) =>
    slug === own ? 0 : around.includes(collection) ? 2 : 1;
  return rows.sort((one, other) => rank(one) - rank(other)).map(({ slug: _slug, ...entry }) => entry);
}

const hasEntry = async (db: Database, slug: string) =>
  (await db
    .selectFrom('contentEntries')
    .select('_id')
    .where('slug', '=', slug)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()) !== undefined;

/** What a page shows where its address names none of those that it could: the one without a name, or the first of them. */
async function firstUnder(db: Database, pathname: string) {
  const named = `${pathname}?`;
  const first = await db
    .selectFrom('contentEntries')
    .select('slug')
    .where((eb) =>
      eb.or([
        eb('slug', '=', pathname),
        eb(eb.fn('substr', ['slug', sql.lit(1), sql.lit(named.length)]), '=', named),
      ]),
    )
    .where('publishedVersion', 'is not', null)
    .where('deletedAt', 'is', null)
    .orderBy((eb) => eb.case().when('slug', '=', pathname).then(0).else(1).end())
    .orderBy('position')
    .orderBy('_id')
    .executeTakeFirst();
  return first?.slug ?? pathname;
}
