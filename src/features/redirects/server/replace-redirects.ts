import { AppError } from '~/lib/errors';
import type { DatabaseTransaction } from '~/platform/db/schema';
import { addRedirectCall } from '../redirects-call';
import { addRedirect, oneAtATime } from './redirect-rows';

interface Lead {
  from: string;
  to: string;
}

/** These and no others, each judged as if somebody had added it by hand. */
export async function replaceRedirects(trx: DatabaseTransaction, wanted: readonly Lead[]) {
  const targets = new Map(wanted.map(judged).map(({ from, to }) => [from, to]));
  await oneAtATime(trx);
  for (const { _id, from, to } of await trx.selectFrom('redirects').selectAll().execute()) {
    if (targets.get(from) === to) targets.delete(from);
    else await trx.deleteFrom('redirects').where('_id', '=', _id).execute();
  }
  for (const [from, to] of targets) await addRedirect(trx, { from, to });
}

function judged(lead: Lead) {
  const { success, data, error } = addRedirectCall.body.safeParse(lead);
  if (success) return data;
  throw new AppError(400, 'invalid_input', `${lead.from}: ${error.issues[0]?.message}`);
}
