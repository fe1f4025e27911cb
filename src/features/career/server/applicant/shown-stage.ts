import { AppError } from '~/lib/errors';
import { hashToken } from '~/platform/auth/tokens';
import type { Database, Row } from '~/platform/db/schema';
import { missing } from '~/platform/http/errors';
import type { ShownStage } from '../../applicant-calls';
import { stages } from '../../stages';
import { isWithdrawn } from '../../withdrawn';

type Standing = Pick<Row<'careers'>, '_id' | 'status' | 'withdrawnAt' | 'date'>;

export async function byToken(db: Database, token: string) {
  const found = await db
    .selectFrom('careers')
    .innerJoin('applicationLinks', 'applicationLinks.careerId', 'careers._id')
    .selectAll('careers')
    .where('tokenHash', '=', hashToken(token))
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!found) throw noSuchApplication();
  return found;
}

export const noSuchApplication = () => missing('There is no such application.');

/** How far it is, as far as the applicant has been told, and since when. */
export async function shownStage(db: Database, { _id, status, withdrawnAt, date }: Standing) {
  const isHidden = status === 'Rejected' && !(isWithdrawn({ withdrawnAt }) || (await hasGoneOut(db, _id)));
  const moved = await db
    .selectFrom('careerStages')
    .select(['stage', 'at'])
    .where('careerId', '=', _id)
    .$if(isHidden, (some) => some.where('stage', '!=', 'Rejected'))
    .orderBy('_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const stage = isHidden ? (moved?.stage ?? 'New') : status;
  const shown: ShownStage = isWithdrawn({ withdrawnAt }) ? 'Withdrawn' : stageOf(stage);
  return { stage: shown, since: moved?.at ?? date, isOpen: isOpen(shown) };
}

const stageOf = (stage: string) => Object.values(stages).find((known) => known === stage) ?? 'New';

const isOpen = (stage: ShownStage) => !['Hired', 'Rejected', 'Withdrawn'].includes(stage);

/** A refusal whose mail still waits can be taken back, and one without a mail is ours alone. What was sent long ago is gone from the outbox. */
async function hasGoneOut(db: Database, careerId: string) {
  const mail = await db
    .selectFrom('stageMails')
    .leftJoin('outbox', 'outbox._id', 'stageMails.outboxId')
    .select('outbox.status')
    .where('careerId', '=', careerId)
    .where('stage', '=', 'Rejected')
    .executeTakeFirst();
  return mail !== undefined && mail.status !== 'queued';
}

export function requireOpen({ isOpen: open }: { isOpen: boolean }) {
  if (!open) throw new AppError(409, 'conflict', 'This application is closed.');
}
