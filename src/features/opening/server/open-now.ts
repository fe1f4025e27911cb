import { sql } from 'kysely';
import type { Database } from '~/platform/db/schema';
import { opening } from '../opening';
import { today } from '../opening-form';

/** A firm with more than these has another kind of page for them. */
const MOST = 200;

/** What is open today, the newest first, and when each was last changed: the history knows. */
export const openNow = (db: Database) =>
  db
    .selectFrom('openings')
    .select((eb) => [
      ...([
        'title',
        'slug',
        'department',
        'city',
        'workplace',
        'employmentType',
        'places',
        'salaryFromPaise',
        'salaryToPaise',
        'salaryPer',
        'closesOn',
      ] as const),
      eb.fn
        .coalesce(
          eb
            .selectFrom('history')
            .select((h) => h.fn.max('at').as('at'))
            .where('resource', '=', opening.name)
            .whereRef('recordId', '=', 'openings._id')
            .where('action', 'in', ['created', 'updated', 'restored'])
            // Saved as it was: nobody who reads the page could tell.
            .where(sql<string>`cast("changes" as text)`, '!=', '[]'),
          'openings.date',
        )
        .as('changedAt'),
    ])
    .where('deletedAt', 'is', null)
    .where('status', '=', 'Open')
    .where('opensOn', '<=', today())
    .where('lastDay', '>=', today())
    .orderBy('opensOn', 'desc')
    .orderBy('_id', 'desc')
    .limit(MOST)
    .execute();
