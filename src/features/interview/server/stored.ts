import { fromNow, MINUTE, now } from '~/lib/time';
import { isStaff } from '~/model/permissions';
import { among } from '~/platform/db/engine/among';
import type { Database } from '~/platform/db/schema';
import { type Interview, MOST_MINUTES } from '../interview-calls';
import type { StoredInterview } from './tell';

export const endOf = ({ at, minutes }: Pick<StoredInterview, 'at' | 'minutes'>) =>
  new Date(Date.parse(at) + minutes * MINUTE).toISOString();

/** Before that none begins that is not over. */
export const longestAgo = () => fromNow(-MOST_MINUTES * MINUTE);

export const isOver = (interview: Pick<StoredInterview, 'at' | 'minutes'>) => endOf(interview) <= now();

/** Those of an application that are not over, whatever is said of them. */
export async function toCome(db: Database, careerId: string) {
  const rows = await db
    .selectFrom('interviews')
    .selectAll()
    .where('careerId', '=', careerId)
    .where('at', '>', longestAgo())
    .orderBy('at')
    .execute();
  return rows.filter((interview) => !isOver(interview));
}

export async function panelOf(db: Database, interviewId: string) {
  const rows = await db
    .selectFrom('interviewers')
    .select('userId')
    .where('interviewId', '=', interviewId)
    .orderBy('userId')
    .execute();
  return rows.map(({ userId }) => userId);
}

/** As the staff read them, with the names of their panels. */
export async function shown(db: Database, interviews: readonly StoredInterview[]): Promise<Interview[]> {
  const people = await db
    .selectFrom('interviewers')
    .innerJoin('users', 'users._id', 'interviewers.userId')
    .select(['interviewId', 'users._id', 'name', 'role', 'isBlocked', 'deletedAt'])
    .where(
      among(
        db,
        'interviewId',
        interviews.map(({ _id }) => _id),
      ),
    )
    .orderBy('name')
    .orderBy('users._id')
    .execute();
  return interviews.map(({ _id, at, minutes, place, sequence, cancelledAt }) => ({
    ...{ _id, at, minutes, place, sequence, cancelledAt },
    panel: people
      .filter(({ interviewId }) => interviewId === _id)
      .map((one) => ({
        _id: one._id,
        name: one.name,
        isUsable: !one.isBlocked && one.deletedAt === null && isStaff(one.role),
      })),
  }));
}
