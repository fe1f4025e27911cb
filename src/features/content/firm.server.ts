import type { Firm, ReadFirm } from '~/model/firm';
import type { Database } from '~/platform/db/schema';
import { publishedIn } from './server/read/words-store';
import { wordsKey } from './server/read/words-version';
import { site } from './types/site/site';

/**
 * For mails, answers of the API and all else that no page draws: whoever asks looks at the version, and what was published is read
 * again only where there is another. Without a database it goes on with what it has.
 */
export function firmReader(db: Database): ReadFirm {
  let known: { version: string | undefined; firm: Firm } | undefined;

  async function look() {
    const version = await versionIn(db);
    // Versions may be lost, as by a backup that was brought back: the first look does not go by them.
    if (known && known.version === version) return known.firm;
    const rows = await publishedIn(db, [site.name]);
    const firm = site.wordsOf(rows.map(({ data }) => data));
    known = { version, firm };
    return firm;
  }

  return () => look().catch(() => known?.firm ?? site.seed);
}

async function versionIn(db: Database) {
  const row = await db
    .selectFrom('tableVersions')
    .select('version')
    .where('table', '=', wordsKey(site.name))
    .executeTakeFirst();
  return row?.version;
}
