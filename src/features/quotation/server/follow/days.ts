import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import { onceOnly } from '~/features/reminders/once-only.server';
import { dayAfter, formatDate, startOfDay } from '~/lib/time';
import type { Author } from '~/model/author';
import type { Database } from '~/platform/db/schema';
import type { Registry } from '~/platform/http/services';
import { changesOf } from '~/records/record-changes';
import { quotation } from '../../quotation';
import { today } from '../drafts';
import { findLocked, isOpen, OPEN } from '../standing';
import { noteOnTimeline, tellStaff } from './follow';

/** A minute has no more; what is left comes in the next. */
const MOST_AT_ONCE = 200;
const DAYS_AHEAD = 3;
/** A mark outlives what it marks. */
const MARKED_FOR_DAYS = 30;

const byCalendar: Author = { userId: null, userName: 'The calendar' };

/** What has ended is marked so, and who has it in hand hears of that, and three days before. */
export async function lookAtDays(db: Database, features: Registry['features']) {
  await announceEnding(db);
  await expire(db, features);
}

const openOnes = (db: Database) =>
  db
    .selectFrom('quotations')
    .select('_id')
    .where('status', 'in', [...OPEN])
    .where('deletedAt', 'is', null)
    .orderBy('validUntil')
    .limit(MOST_AT_ONCE);

/** Several processes may look at once: each ends once, under its lock. */
async function expire(db: Database, features: Registry['features']) {
  const over = await openOnes(db).where('validUntil', '<', today()).execute();
  for (const { _id } of over) {
    await turn();
    await db.transaction().execute(async (trx) => {
      const found = await findLocked(trx, _id);
      if (!found || !OPEN.includes(found.status) || isOpen(found)) return;
      await changesOf({ db, features }, quotation).updateIn(trx, _id, { status: 'Expired' }, byCalendar);
      const text = `Quotation ${found.number} has expired`;
      await noteOnTimeline(trx, found, { text, author: byCalendar });
      await tellStaff(trx, found, text, byCalendar);
    });
  }
}

const markOf = (id: string) => `ending ${id}`;

/** Of what was sent today nobody needs to hear. */
async function announceEnding(db: Database) {
  const ending = await openOnes(db)
    .where('validUntil', '>=', today())
    .where('validUntil', '<=', dayAfter(today(), DAYS_AHEAD))
    .where('sentAt', '<', startOfDay(today()))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('reminders')
            .select('name')
            .where('name', '=', sql<string>`${markOf('')} || "quotations"."_id"`),
        ),
      ),
    )
    .execute();
  for (const { _id } of ending) {
    await turn();
    await db.transaction().execute(async (trx) => {
      const found = await findLocked(trx, _id);
      if (!found || !isOpen(found)) return;
      const until = startOfDay(dayAfter(found.validUntil, MARKED_FOR_DAYS));
      if (!(await onceOnly(trx, markOf(_id), until))) return;
      const text = `Quotation ${found.number} expires on ${formatDate(found.validUntil)}`;
      await noteOnTimeline(trx, found, { text, author: byCalendar });
      await tellStaff(trx, found, text, byCalendar);
    });
  }
}
