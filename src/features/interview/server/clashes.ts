import { dayOf, MINUTE } from '~/lib/time';
import { among } from '~/platform/db/engine/among';
import type { Database } from '~/platform/db/schema';
import { awayOn } from '~/platform/notify/choices';
import { type Clash, MOST_MINUTES } from '../interview-calls';
import { staffAmong } from './staff';
import { endOf } from './stored';

interface Wanted {
  careerId: string;
  at: string;
  minutes: number;
  panel: readonly string[];
  /** The one that is being changed. */
  except?: string | undefined;
}

const MOST_NAMED = 50;

/** Who has another interview at that time, or is away that day. Nothing is refused for it: they may know better. */
export async function clashesOf(db: Database, wanted: Wanted): Promise<Clash[]> {
  const { careerId, at, minutes, panel, except } = wanted;
  const end = endOf({ at, minutes });
  const earliest = new Date(Date.parse(at) - MOST_MINUTES * MINUTE).toISOString();
  const near = db
    .selectFrom('interviews')
    .where('interviews.at', '>', earliest)
    .where('interviews.at', '<', end)
    .where('interviews.cancelledAt', 'is', null)
    .$if(except !== undefined, (some) => some.where('interviews._id', '!=', except ?? ''))
    .orderBy('interviews.at')
    .limit(MOST_NAMED);
  const theirs = await near
    .innerJoin('interviewers', 'interviewers.interviewId', 'interviews._id')
    .select(['interviews.at', 'interviews.minutes', 'interviewers.userId'])
    .where(among(db, 'interviewers.userId', panel))
    .execute();
  const applicants = await near
    .innerJoin('careers', 'careers._id', 'interviews.careerId')
    .select(['interviews.at', 'interviews.minutes', 'careers.name'])
    .where('careerId', '=', careerId)
    .execute();
  const staff = await staffAmong(db, panel);
  const away = await awayOn(
    db,
    staff.map(({ _id }) => _id),
    dayOf(at),
  );
  const nameOf = new Map(staff.map(({ _id, name }) => [_id, name]));
  const runsInto = (other: { at: string; minutes: number }) => endOf(other) > at;
  return [
    ...applicants.filter(runsInto).map((other) => ({ ...other, kind: 'interview' as const, userId: null })),
    ...theirs
      .filter(runsInto)
      .map((other) => ({ ...other, kind: 'interview' as const, name: nameOf.get(other.userId) ?? '' })),
    ...staff
      .filter(({ _id }) => away.has(_id))
      .map(({ _id, name }) => ({ kind: 'away' as const, userId: _id, name, at: null, minutes: null })),
  ];
}
