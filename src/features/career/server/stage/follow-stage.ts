import { sql } from 'kysely';
import { logActivity } from '~/features/followup/log-activity.server';
import { now } from '~/lib/time';
import { textIn } from '~/lib/values';
import type { AnyRecord } from '~/model/resource';
import { addMonths, FOR_GOOD, retentionMonths } from '~/model/retention';
import { newId } from '~/platform/db/ids';
import type { AfterChange } from '~/platform/http/services';
import { FIRST_VERSION } from '~/records/record-changes';
import { career } from '../../career';
import { way } from '../../stages';
import { isWithdrawn } from '../../withdrawn';
import { refuseIfEmployed, tellOfHired } from '../hired/hired';
import { queueStageMail, resumeStageMail, takeBackStageMail } from './stage-mail';

/**
 * A stage is set with a mail and without a reason, unless it is said otherwise. What was withdrawn stays that, whoever refuses it with
 * others.
 */
export function alsoStage(set: Record<string, unknown>, of: 'new' | 'edited') {
  if (of !== 'edited' || !('status' in set)) return {};
  const { status, reason = null, quietly = false, withdrawnAt = null } = set;
  const isWithdrawal = isWithdrawn({ withdrawnAt });
  const keepUntil = sql`case when "status" = ${status} and ${!isWithdrawal} then "keepUntil" else ${endOf(status, isWithdrawal)} end`;
  if (status !== 'Rejected' || isWithdrawal)
    return { reason, quietly, withdrawnAt, keepUntil, reached: furthestWith(status) };
  const was = sql`"withdrawnAt" is not null`;
  return {
    reason: sql`case when ${was} then "reason" else ${reason} end`,
    quietly: sql`case when ${was} then "quietly" else ${quietly === true ? sql.lit(true) : sql.lit(false)} end`,
    withdrawnAt: sql.ref('withdrawnAt'),
    keepUntil,
  };
}

/** It never sinks: who was offered a place was offered one, whatever became of it. */
function furthestWith(status: unknown) {
  const known: readonly unknown[] = way;
  const place = known.indexOf(status);
  if (place < 1) return sql.ref('reached');
  return sql`case when "reached" in (${sql.join(way.slice(0, place))}) then ${way[place]} else "reached" end`;
}

/** When an application goes that ended so. Whoever is hired is asked for it as long as they work here. */
function endOf(status: unknown, isWithdrawal: boolean) {
  if (status === 'Hired') return FOR_GOOD;
  if (status !== 'Rejected') return null;
  return addMonths(now(), isWithdrawal ? retentionMonths.withdrawn : retentionMonths.applications);
}

/**
 * What follows from a stage, whichever way it was set: alone, with others, on the board, by the API, or taken back. In the transaction
 * of the change, so that there is no stage without its mail and no mail without its stage.
 */
export const followStage: AfterChange = async (trx, { before, after, author, isPutBack }) => {
  if (!after || after.isSpam) return;
  if (isBack(before, after)) await resumeStageMail(trx, after);
  if (!before) return;
  const [from, to] = [String(before.status), String(after.status)];
  const isMove = from !== to;
  if (isMove) {
    if (from === 'Hired') await refuseIfEmployed(trx, after._id);
    if (to === 'Hired') await tellOfHired(trx, after, author);
    await trx
      .insertInto('careerStages')
      .values({ _id: newId(), careerId: after._id, stage: to, at: now(), userId: author.userId })
      .execute();
    await takeBackStageMail(trx, after._id, from);
    await logActivity(trx, {
      ...{ resource: career.name, recordId: after._id, kind: 'stage', at: now(), author },
      personId: textIn(after.personId) || null,
      text: `Application: ${from} → ${isWithdrawn({ withdrawnAt: after.withdrawnAt }) ? 'Withdrawn' : to}`,
    });
  }
  // Whoever is where they were before has nothing new to read.
  if (isPutBack) return;
  const isNoLongerQuiet = before.quietly === true && after.quietly === false;
  if (after.quietly !== true && (isMove || isNoLongerQuiet)) await queueStageMail(trx, after, from);
};

/** From the trash, or from among the spam. */
const isBack = (before: AnyRecord | undefined, after: AnyRecord) =>
  before ? before.isSpam === true : Number(after.version) !== FIRST_VERSION;
