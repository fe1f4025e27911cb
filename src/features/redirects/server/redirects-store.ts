import type { Database } from '~/platform/db/schema';
import type { LookAtVersions } from '~/platform/db/table-versions';
import { addressOf, withQuery } from '../address';

/**
 * All redirects in memory: whoever asks for a page that is not there costs no query of their own. The versions of the tables,
 * looked at once for all who come at the same time, say whether they are still those; without a database they are as they were.
 */
export function redirectsIn(db: Database, look: LookAtVersions) {
  let targets: ReadonlyMap<string, string> = new Map();
  let isRead = false;
  let version: string | undefined;
  let reading: Promise<void> | undefined;

  async function read(newest: string | undefined) {
    const rows = await db.selectFrom('redirects').select(['from', 'to']).execute();
    targets = new Map(rows.map(({ from, to }) => [from, to]));
    isRead = true;
    version = newest;
  }

  async function current() {
    const newest = (await look()).get('redirects');
    if (isRead && newest === version) return;
    reading ??= read(newest).finally(() => {
      reading = undefined;
    });
    await reading;
  }

  /** Where an address leads: as it was asked for, or else without what follows its question mark, which goes along. */
  return async (asked: string): Promise<string | undefined> => {
    await current().catch(() => {});
    const whole = addressOf(asked);
    const exact = targets.get(whole);
    if (exact !== undefined) return exact;
    const [path = '', query = ''] = whole.split('?');
    const to = targets.get(path);
    return to === undefined ? undefined : withQuery(to, query);
  };
}
