import type { AfterChange } from '~/platform/http/services';
import { queueStageMail, takeBackStageMail } from './stage/stage-mail';

/**
 * Whoever has the former address is perhaps not who applied: the links that were sent there open nothing any more, and a refusal that
 * waits goes to the new one. The next letter has a link of its own.
 */
export const followAddress: AfterChange = async (trx, { before, after }) => {
  if (!before || !after || before.email === after.email) return;
  const { _id: careerId, status } = after;
  await trx.deleteFrom('applicationLinks').where('careerId', '=', careerId).execute();
  if (before.status !== status) return;
  const waiting = await trx
    .selectFrom('stageMails')
    .select('before')
    .where('careerId', '=', careerId)
    .where('stage', '=', String(status))
    .executeTakeFirst();
  if (waiting && (await takeBackStageMail(trx, careerId, String(status))))
    await queueStageMail(trx, after, waiting.before);
};
