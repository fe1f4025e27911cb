import type { z } from 'zod';
import { findOpening } from '~/features/opening/open-openings.server';
import { AppError } from '~/lib/errors';
import { DAY, fromNow } from '~/lib/time';
import type { Author } from '~/model/author';
import type { DatabaseTransaction } from '~/platform/db/schema';
import type { Services } from '~/platform/http/services';
import { changesOf } from '~/records/record-changes';
import type { Arrival } from '~/records/submissions/submissions';
import { career, type careerForm } from '../career';
import { answersTo } from './answers';
import { oneAfterTheOther } from './one-after-the-other';

/** Within which whoever applies for the same once more has sent a newer CV. */
const SAME_FOR_MS = 90 * DAY;

interface Sent {
  sent: z.output<typeof careerForm>;
  sender: Author;
  isSpam: boolean;
}

/** For what somebody applies, and whether they have applied for it before. */
export async function arrive(
  trx: DatabaseTransaction,
  services: Pick<Services, 'db' | 'features'>,
  { sent, sender, isSpam }: Sent,
): Promise<Arrival> {
  const { openingId, answers, email, resume } = sent;
  if (openingId === undefined) return { also: { answers: null } };
  const opening = await findOpening(trx, { _id: openingId });
  if (!opening) throw new AppError(404, 'not_found', 'There is no such opening.');
  if (opening.standing === 'closed')
    throw new AppError(409, 'conflict', 'This opening is closed. Look at what else is open.');
  const given = answersTo(opening.questions, answers ?? []);
  const also = { opening: opening.title, answers: given };
  if (isSpam) return { also };
  await oneAfterTheOther(trx, `${openingId} ${email}`);
  const earlier = await earlierOf(trx, openingId, email);
  const joined = earlier && (await addResume(trx, services, earlier, resume, sender));
  return joined ? { joined: { _id: joined._id, opening: opening.title } } : { also };
}

/** Who has withdrawn and comes back applies anew: what was withdrawn goes soon. That of who was hired belongs to their employment, and is nobody's to add to. */
async function earlierOf(trx: DatabaseTransaction, openingId: string, email: string) {
  const found = await trx
    .selectFrom('careers')
    .select('_id')
    .where('openingId', '=', openingId)
    .where('email', '=', email)
    .where('isSpam', '=', false)
    .where('deletedAt', 'is', null)
    .where('date', '>', fromNow(-SAME_FOR_MS))
    .where('status', '!=', 'Hired')
    .where('withdrawnAt', 'is', null)
    .orderBy('_id', 'desc')
    .executeTakeFirst();
  return found?._id;
}

/** The newest is the CV; the one before it and the very first stay beside it. Undefined: it is gone meanwhile. */
export const addResume = (
  trx: DatabaseTransaction,
  services: Pick<Services, 'db' | 'features'>,
  id: string,
  resume: string,
  author: Author,
) =>
  changesOf(services, career).updateIn(
    trx,
    id,
    (before) => ({
      resume,
      earlierResume: before.resume,
      ...(before.firstResume || !before.earlierResume ? {} : { firstResume: before.earlierResume }),
    }),
    author,
  );
