import { DAY, fromNow, MINUTE } from '~/lib/time';
import type { Database } from '~/platform/db/schema';
import { routesOf } from '~/platform/http/routes-of';
import type { Api, Services } from '~/platform/http/services';
import { mailTroubleCall } from '../outbox-call';

/** By then a mail has been tried three times: what waits for longer waits for a mail server that is not there. */
const LONG_MS = 5 * MINUTE;
/** A mail to an address that does not exist fails for ever. Who has not acted on it by then does not mean to. */
const NEWS_FOR_MS = 3 * DAY;

/** Asked by every admin's open dashboard, so it counts nothing that has been sent. */
export function tellTrouble(api: Api, { db }: Services) {
  routesOf(api, 'Outbox')(mailTroubleCall, { access: 'outbox:read', confirm: 'never' }, async () => ({
    failed: await countFailed(db),
    ...(await lookAtWaiting(db)),
  }));
}

/** The last claim of a mail that failed says when that was: see `claimDueMail`. */
async function countFailed(db: Database) {
  const { failed } = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number>().as('failed'))
    .where('status', '=', 'failed')
    .where('nextAttemptAt', '>=', fromNow(-NEWS_FOR_MS))
    .executeTakeFirstOrThrow();
  return failed;
}

/** What waits for a later hour on purpose, or is in hand for the first time since, is not late: until it has failed, its hour counts. */
const lookAtWaiting = (db: Database) =>
  db
    .selectFrom('outbox')
    .select((eb) => [
      eb.fn.countAll<number>().as('waiting'),
      eb.fn.min<string | null>('createdAt').as('waitingSince'),
    ])
    .where('status', '=', 'queued')
    .where('createdAt', '<=', fromNow(-LONG_MS))
    .where((eb) =>
      eb.or([
        eb('lastError', 'is not', null),
        eb('attempts', '>', 1),
        eb('nextAttemptAt', '<=', fromNow(-LONG_MS)),
      ]),
    )
    .executeTakeFirstOrThrow();
