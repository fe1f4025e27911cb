import { type RawBuilder, sql } from 'kysely';
import { AppError } from '~/lib/errors';
import { now } from '~/lib/time';
import { codeOf } from '~/model/fields';
import { type Stage, stages, statusOf } from '~/model/leads/stages';
import { LOST_WHY, statuses } from '../../followup-form';

type Status = keyof typeof statuses;

/** Where a lead begins of which only the older word is said. */
const firstOf: Readonly<Record<Status, Stage>> = {
  Pending: 'New',
  'In Progress': 'Contacted',
  Completed: 'Closed',
};

const stageSent = codeOf('a stage', stages).optional();
const statusSent = codeOf('a status', statuses).optional();

/** What a follow-up says of itself stays true to each other, whoever sets which of it; an edit asks the row as it was. */
export const standingStored = (set: Record<string, unknown>, of: 'new' | 'edited'): object => ({
  ...stageStored(set, of),
  ...hourStored(set, of),
});

/** Without a day there is no hour. */
function hourStored({ nextDate, nextTime }: Record<string, unknown>, of: 'new' | 'edited'): object {
  if (nextDate === null) return { nextTime: null, nextKind: null };
  if (nextDate !== undefined || !nextTime) return {};
  return { nextTime: of === 'new' ? null : sql`case when "nextDate" is not null then ${nextTime} end` };
}

function stageStored(set: Record<string, unknown>, of: 'new' | 'edited'): object {
  const stage = stageSent.parse(set.stage);
  const status = statusSent.parse(set.status);
  if (of === 'new') return newStanding(stage ?? firstOf[status ?? 'Pending'], set.lostReason);
  if (stage === undefined && status === undefined)
    return set.lostReason === undefined ? {} : { lostReason: reasonIn(sql.ref('stage'), set) };
  if (stage !== undefined && (status === undefined || statusOf[stage] === status)) return setTo(stage, set);
  const group = status ?? 'Pending';
  if (stage === undefined) {
    // Within its group a lead is as far as it was.
    const reached = sql`case when "status" = ${group} then "stage" else ${firstOf[group]} end`;
    return { stage: reached, status: group, lostReason: reasonIn(reached, set), completedAt: since(group) };
  }
  // The two contradict each other: what differs from what is stored was meant.
  const either = (ofStage: unknown, ofStatus: unknown) =>
    sql`case when "stage" <> ${stage} then ${ofStage} else ${ofStatus} end`;
  const reached = either(stage, firstOf[group]);
  return {
    stage: reached,
    status: either(statusOf[stage], group),
    lostReason: reasonIn(reached, set),
    completedAt: either(since(statusOf[stage]), since(group)),
  };
}

const newStanding = (stage: Stage, lostReason: unknown) => ({
  stage,
  status: statusOf[stage],
  lostReason: stage === 'Lost' ? (lostReason ?? null) : null,
  completedAt: statusOf[stage] === 'Completed' ? now() : null,
});

const setTo = (stage: Stage, { lostReason }: Record<string, unknown>) => ({
  stage,
  status: statusOf[stage],
  lostReason: stage !== 'Lost' ? null : lostReason === undefined ? sql.ref('lostReason') : lostReason,
  completedAt: since(statusOf[stage]),
});

const reasonIn = (stage: RawBuilder<unknown>, { lostReason }: Record<string, unknown>) =>
  sql`case when ${stage} = 'Lost' then ${lostReason === undefined ? sql.ref('lostReason') : lostReason} end`;

/** What was done already stays done since then. */
const since = (status: Status) => (status === 'Completed' ? sql`coalesce("completedAt", ${now()})` : null);

const lostWhy = () => new AppError(400, 'invalid_input', LOST_WHY, { lostReason: LOST_WHY });

/** What is lost without a reason teaches nobody anything. */
export function requireReason({ stage, lostReason }: Record<string, unknown>) {
  if (stage === 'Lost' && !lostReason) throw lostWhy();
}
