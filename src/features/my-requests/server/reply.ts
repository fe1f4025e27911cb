import { followup } from '~/features/followup/followup';
import { logActivity } from '~/features/followup/log-activity.server';
import { dayOf, now } from '~/lib/time';
import { isStaff } from '~/model/permissions';
import type { Resource } from '~/model/resource';
import { author } from '~/platform/auth/author';
import type { Session } from '~/platform/auth/sessions/sessions';
import { engineOf } from '~/platform/db/engine/engine';
import type { DatabaseTransaction } from '~/platform/db/schema';
import type { Services } from '~/platform/http/services';
import { notifyOne, notifyStaff } from '~/platform/notify/notify';
import { changesOf } from '~/records/record-changes';
import { locked, sentBy, textIn } from './request-kinds';

interface Reply {
  resource: Resource;
  id: string;
  /** Whose request it must be. */
  email: string;
  text: string;
}

/**
 * Onto the timeline of whoever sent it, and to the ear of whoever has it in hand. Answers whether there is such a request. The
 * lead is locked before the request, as by all who change both.
 */
export async function takeReply(
  trx: DatabaseTransaction,
  services: Pick<Services, 'db' | 'features' | 'resources'>,
  { resource, id, email, text }: Reply,
  session: Session,
) {
  const mine = sentBy(trx, resource, email).where('_id', '=', id);
  const seen = await mine.executeTakeFirst();
  if (!seen) return false;
  const lead = await lockLead(trx, textIn(seen.followupId));
  const request = await locked(trx, mine).executeTakeFirst();
  if (!request) return false;
  const said = { resource: resource.name, recordId: id, personId: textIn(request.personId) || null };
  await logActivity(trx, {
    ...said,
    ...{ kind: 'reply', direction: 'in', outcome: 'received', text, at: now(), author: author(session) },
    followupId: lead?._id ?? null,
  });
  const news = { resource: resource.name, recordId: id, text: `Reply from ${textIn(request.name)}` };
  const owner = await hearing(trx, lead?.ownerId ?? textIn(request.ownerId));
  if (owner) await notifyOne(trx, owner, { ...news, kind: 'reply' });
  else await notifyStaff(trx, resource, { _id: id, text: news.text }, author(session), 'reply');
  // Whoever wrote waits for an answer: what nobody has planned is due today.
  if (lead && lead.completedAt === null && lead.nextDate === null) {
    const today = { nextDate: `${dayOf(now())}T00:00:00.000Z`, nextKind: 'mail' };
    await changesOf(services, followup).updateIn(trx, lead._id, today, author(session));
  }
  return true;
}

async function lockLead(trx: DatabaseTransaction, id: string) {
  const lead = trx
    .selectFrom('followups')
    .select(['_id', 'ownerId', 'nextDate', 'completedAt'])
    .where('_id', '=', id)
    .where('deletedAt', 'is', null);
  return (engineOf(trx) === 'postgres' ? lead.forUpdate() : lead).executeTakeFirst();
}

/** Who has left or was shut out hears nothing: then all do. */
async function hearing(trx: DatabaseTransaction, ownerId: string) {
  const owner = await trx
    .selectFrom('users')
    .select(['_id', 'role'])
    .where('_id', '=', ownerId)
    .where('isBlocked', '=', false)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return owner && isStaff(owner.role) ? owner._id : undefined;
}
