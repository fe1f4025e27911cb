import { now } from '~/lib/time';
import type { Database } from '~/platform/db/schema';
import { isOver, longestAgo } from './server/stored';

/** The next one of an application, as its applicant knows it: one that is cancelled and whose mail still waits is shown as it was. */
export async function nextInterview(db: Database, careerId: string) {
  const rows = await db
    .selectFrom('interviews')
    .select(['_id', 'at', 'minutes', 'place', 'sequence', 'cancelledAt'])
    .where('careerId', '=', careerId)
    .where('at', '>', longestAgo())
    .where((eb) => eb.or([eb('cancelledAt', 'is', null), eb('cancelledAt', '>', now())]))
    .orderBy('at')
    .execute();
  const next = rows.find((interview) => !isOver(interview));
  if (!next) return undefined;
  const { cancelledAt, sequence, ...interview } = next;
  // Its end is a change of it, which nobody can tell by its number either.
  return { ...interview, sequence: cancelledAt ? sequence - 1 : sequence };
}

interface Within {
  from: string;
  to?: string;
  most: number;
}

/** What one of the staff has to come to, with whom they talk. */
export const interviewsOf = (db: Database, userId: string, { from, to, most }: Within) =>
  db
    .selectFrom('interviewers')
    .innerJoin('interviews', 'interviews._id', 'interviewers.interviewId')
    .innerJoin('careers', 'careers._id', 'interviews.careerId')
    .select([
      ...(['interviews._id', 'interviews.at', 'interviews.minutes', 'interviews.place'] as const),
      ...(['interviews.sequence', 'interviews.careerId', 'careers.name'] as const),
    ])
    .where('interviewers.userId', '=', userId)
    .where('interviews.cancelledAt', 'is', null)
    .where('careers.deletedAt', 'is', null)
    .where('interviews.at', '>=', from)
    .$if(to !== undefined, (some) => some.where('interviews.at', '<', to ?? ''))
    .orderBy('interviews.at')
    .orderBy('interviews._id')
    .limit(most)
    .execute();
