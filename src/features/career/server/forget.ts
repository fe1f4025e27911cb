import { sql } from 'kysely';
import { forgetInterviews } from '~/features/interview/ends.server';
import { AppError } from '~/lib/errors';
import { dayOf } from '~/lib/time';
import type { AnyRecord } from '~/model/resource';
import type { DatabaseTransaction } from '~/platform/db/schema';
import { career } from '../career';
import { isWithdrawn } from '../withdrawn';
import { employeeOf } from './hired/hired';

/** What else is about an application that is gone for good. That there was one stays known. */
export async function forgetApplication(trx: DatabaseTransaction, application: AnyRecord) {
  const { _id } = application;
  if (await employeeOf(trx, _id)) throw new AppError(409, 'conflict', career.staysWith?.why ?? '');
  await countApplication(trx, application);
  await forgetInterviews(trx, _id);
  for (const table of ['scores', 'careerStages', 'stageMails', 'applicationLinks'] as const)
    await trx.deleteFrom(table).where('careerId', '=', _id).execute();
}

const LETTERS_OF_A_MONTH = 7;

/** What an application leaves behind that is gone: one more that came in that month and ended so, and nothing of anybody. */
async function countApplication(trx: DatabaseTransaction, application: AnyRecord) {
  const {
    date,
    opening = '',
    designation,
    channel,
    status = 'New',
    withdrawnAt,
    isSpam,
  } = career.row.parse(application);
  if (isSpam) return;
  const outcome = isWithdrawn({ withdrawnAt }) ? 'Withdrawn' : status;
  const month = dayOf(date).slice(0, LETTERS_OF_A_MONTH);
  await trx
    .insertInto('hiringCounts')
    .values({ month, opening, designation, channel: channel ?? '', outcome, count: 1 })
    .onConflict((same) =>
      same
        .columns(['month', 'opening', 'designation', 'channel', 'outcome'])
        .doUpdateSet({ count: sql<number>`"hiringCounts"."count" + 1` }),
    )
    .execute();
}
