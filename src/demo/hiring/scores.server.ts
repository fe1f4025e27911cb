import { criteria } from '~/features/score/criteria';
import { settleAverage } from '~/features/score/server/average';
import { now } from '~/lib/time';
import type { Author } from '~/model/author';
import type { DatabaseTransaction } from '~/platform/db/schema';
import type { Dice } from '../dice';
import { twoOf } from './interviews.server';

/** What a reviewer who is mostly of that mind gives. */
const marks = {
  Hired: [3, 4, 4],
  Offered: [3, 4, 4],
  Interview: [2, 3, 3, 4],
  'In Review': [2, 3, 3],
  Rejected: [1, 1, 2, 3],
};

const notes = [
  '',
  '',
  '',
  'Asked good questions back.',
  'Would need some weeks with the team.',
  'See the second project in the CV.',
];

/** Two of the staff have scored most of those that somebody has read. */
export async function addScores(trx: DatabaseTransaction, staff: readonly Author[], { roll, pick }: Dice) {
  const read = await trx
    .selectFrom('careers')
    .innerJoin('careerStages', 'careerStages.careerId', 'careers._id')
    .select((eb) => ['careers._id', 'careers.status', eb.fn.max('careerStages.at').as('at')])
    .groupBy(['careers._id', 'careers.status'])
    .orderBy('careers._id')
    .execute();
  const scored: string[] = [];
  for (const { _id: careerId, status, at } of read) {
    const given = Object.entries(marks).find(([stage]) => stage === status)?.[1];
    if (!given || roll() > 0.7) continue;
    const reviewers = twoOf(staff, pick).flatMap(({ userId }) => userId ?? []);
    const rows = reviewers.flatMap((userId) =>
      Object.keys(criteria).map((criterion) => ({
        ...{ careerId, userId, criterion, score: pick(given), note: pick(notes), at: at ?? now() },
      })),
    );
    await trx.insertInto('scores').values(rows).execute();
    scored.push(careerId);
  }
  await settleAverage(trx, scored);
}
