import { HOUR } from '~/lib/time';
import type { Database } from '~/platform/db/schema';
import { take } from './limiter';

/** Three, then one an hour. */
const MAILS = { most: 3, windowMs: HOUR, waits: { firstMs: HOUR, longestMs: HOUR } };

/** Whether one more mail of that kind may go to this address within the hour. */
export async function takeMail(db: Database, kind: 'reset' | 'verify' | 'invite' | 'receipt', email: string) {
  const { waitMs } = await take(db, [{ name: `${kind} mails`, ...MAILS }, email]);
  return waitMs === 0;
}
