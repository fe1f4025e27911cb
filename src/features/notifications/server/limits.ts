import { SECOND } from '~/lib/time';
import { idOf } from '~/platform/db/ids';

/** What the bell shows. */
export const SHOWN = 50;
/** No more are counted: nobody reads the difference. */
export const MOST_UNREAD = 1000;
/** So many that somebody has read one by one are known. */
export const MOST_READS = 1000;

/** Ids tell when something was written, not when it could be seen: what another process committed later may stand before. */
const LONGEST_COMMIT_MS = 10 * SECOND;
export const lately = () => idOf(Date.now() - LONGEST_COMMIT_MS, 0);
