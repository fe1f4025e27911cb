import type { Database } from '~/platform/db/schema';
import type { LookAtVersions } from '~/platform/db/table-versions';
import { countMissed } from './server/missed-addresses';
import { redirectsIn } from './server/redirects-store';

export { moveAddress, settleAddress } from './server/redirect-rows';
export { replaceRedirects } from './server/replace-redirects';

/** What the pages of this process ask where they have nothing to show. */
export function startAddresses(db: Database, look: LookAtVersions) {
  const { miss, close } = countMissed(db);
  return { leadsTo: redirectsIn(db, look), miss, close };
}

export type Addresses = Pick<ReturnType<typeof startAddresses>, 'leadsTo' | 'miss'>;
