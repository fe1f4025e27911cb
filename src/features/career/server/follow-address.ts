import { readdressInterviews } from '~/features/interview/readdress.server';
import type { AfterChange } from '~/platform/http/services';
import { takeBackUnsent } from '~/platform/mail/outbox';
import { queueStageMail } from './stage/stage-mail';

/**
 * Whoever has the former address is perhaps not who applied: the links that were sent there open nothing any more, and what did not
 * get there yet, or waits, goes to the new one, as do interviews that are to come. The next letter has a link of its own.
 */
export const followAddress: AfterChange = async (trx, { before, after }) => {
  if (!before || !after || before.email === after.email) return;
  const { _id: careerId, status } = after;
  await trx.deleteFrom('applicationLinks').where('careerId', '=', careerId).execute();
  const addresses = { former: String(before.email), email: String(after.email) };
  await readdressInterviews(trx, { careerId, ...addresses });
  if (before.status !== status) return;
  const written = trx.selectFrom('stageMails').select(['outboxId', 'before']);
  const unsent = await written
    .where('careerId', '=', careerId)
    .where('stage', '=', String(status))
    .executeTakeFirst();
  if (!unsent || !(await takeBackUnsent(trx, unsent.outboxId))) return;
  const isOfStage = { careerId, stage: String(status) };
  await trx
    .deleteFrom('stageMails')
    .where(({ and }) => and(isOfStage))
    .execute();
  await queueStageMail(trx, after, unsent.before);
};
