import type { Database, Row } from '~/platform/db/schema';
import type { ShownStage } from './applicant-calls';
import { stages } from './stages';
import { isWithdrawn } from './withdrawn';

type Standing = Pick<Row<'careers'>, '_id' | 'status' | 'withdrawnAt'>;

/** How far it is, as far as the applicant has been told, and since when. */
export async function shownStage(db: Database, standing: Standing & Pick<Row<'careers'>, 'date'>) {
  const { _id, status, date } = standing;
  const isHidden = await isHiddenRefusal(db, standing);
  const moved = await lastMove(db, _id, isHidden);
  const shown: ShownStage = isWithdrawn(standing)
    ? 'Withdrawn'
    : stageOf(isHidden ? (moved?.stage ?? 'New') : status);
  return { stage: shown, since: moved?.at ?? date, isOpen: isOpen(shown) };
}

/** The same, but the status alone. */
export async function shownStatus(db: Database, standing: Standing) {
  if (!(await isHiddenRefusal(db, standing))) return standing.status;
  return (await lastMove(db, standing._id, true))?.stage ?? 'New';
}

/** Of one whose refusal is hidden, that before it. */
const lastMove = (db: Database, careerId: string, isHidden: boolean) =>
  db
    .selectFrom('careerStages')
    .select(['stage', 'at'])
    .where('careerId', '=', careerId)
    .$if(isHidden, (some) => some.where('stage', '!=', 'Rejected'))
    .orderBy('_id', 'desc')
    .limit(1)
    .executeTakeFirst();

const stageOf = (stage: string) => Object.values(stages).find((known) => known === stage) ?? 'New';

const isOpen = (stage: ShownStage) => !['Hired', 'Rejected', 'Withdrawn'].includes(stage);

/** A refusal whose mail still waits can be taken back, and one without a mail is ours alone. What was sent long ago is gone from the outbox. */
async function isHiddenRefusal(db: Database, { _id, status, withdrawnAt }: Standing) {
  if (status !== 'Rejected' || isWithdrawn({ withdrawnAt })) return false;
  const mail = await db
    .selectFrom('stageMails')
    .leftJoin('outbox', 'outbox._id', 'stageMails.outboxId')
    .select('outbox.status')
    .where('careerId', '=', _id)
    .where('stage', '=', 'Rejected')
    .executeTakeFirst();
  return mail === undefined || mail.status === 'queued';
}
