import { followup } from '~/features/followup/followup';
import { logActivity } from '~/features/followup/log-activity.server';
import { isWon } from '~/features/followup/open-leads.server';
import { dayOf, now } from '~/lib/time';
import { textIn } from '~/lib/values';
import type { Author } from '~/model/author';
import type { AnyRecord, Resource } from '~/model/resource';
import { author } from '~/platform/auth/author';
import type { Session } from '~/platform/auth/sessions/sessions';
import { engineOf } from '~/platform/db/engine/engine';
import type { DatabaseTransaction } from '~/platform/db/schema';
import type { Services } from '~/platform/http/services';
import { notifyOne, notifyStaff } from '~/platform/notify/notify';
import { sharePeople } from '~/records/people/people-lock';
import { changesOf } from '~/records/record-changes';
import { hearingOwner } from '~/records/submissions/owner-address';
import { takeUpBeside, takeUpStored } from '~/records/submissions/take-up';
import { locked, sentBy } from './request-kinds';

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
  // Whose it is stays so until this is written.
  await sharePeople(trx);
  const mine = sentBy(trx, resource, email).where('_id', '=', id);
  const seen = await mine.executeTakeFirst();
  if (!seen) return false;
  const lead = await openLead(
    trx,
    services,
    { resource, record: { ...seen, _id: id }, text },
    author(session),
  );
  const request = await locked(trx, mine).executeTakeFirst();
  if (!request) return false;
  const said = { resource: resource.name, recordId: id, personId: textIn(request.personId) || null };
  await logActivity(trx, {
    ...said,
    ...{ kind: 'reply', direction: 'in', outcome: 'received', text, at: now(), author: author(session) },
    followupId: lead?._id ?? null,
  });
  const news = { resource: resource.name, recordId: id, text: `Reply from ${textIn(request.name)}` };
  const owner = await hearingOwner(trx, lead?.ownerId ?? textIn(request.ownerId));
  // Who has left or was shut out hears nothing, and who is away hears it too late: then all do.
  if (owner) await notifyOne(trx, owner.ownerId, { ...news, kind: 'reply' });
  else await notifyStaff(trx, resource, { _id: id, text: news.text }, author(session), 'reply');
  // Whoever wrote waits for an answer: what nobody has planned is due today.
  if (lead?.nextDate === null) {
    const today = { nextDate: `${dayOf(now())}T00:00:00.000Z`, nextKind: 'mail' };
    await changesOf(services, followup).updateIn(trx, lead._id, today, author(session));
  }
  return true;
}

interface Said {
  resource: Resource;
  record: AnyRecord;
  text: string;
}

/**
 * What is open about a request. Whoever writes about what was done with is somebody who wants something: it is taken up anew.
 * What was agreed on stays agreed on, so that a request that was won does not hear of the lead that comes after it.
 */
async function openLead(
  trx: DatabaseTransaction,
  services: Pick<Services, 'db' | 'features'>,
  { resource, record, text }: Said,
  author: Author,
) {
  const lead = await lockFirst(trx, leads(trx).where('_id', '=', textIn(record.followupId)));
  if (lead?.completedAt === null) return lead;
  // For good from the beginning: two replies that share it first would wait for each other.
  const theirs = leads(trx).where('personId', '=', textIn(record.personId));
  await lockFirst(trx, theirs.where('completedAt', 'is', null));
  const take = lead && isWon(lead.stage) ? takeUpBeside : takeUpStored;
  const taken = await take(trx, services, { resource, record, author, said: text });
  return taken && (await lockFirst(trx, leads(trx).where('_id', '=', taken.followupId)));
}

const leads = (trx: DatabaseTransaction) =>
  trx
    .selectFrom('followups')
    .select(['_id', 'ownerId', 'nextDate', 'completedAt', 'stage'])
    .where('deletedAt', 'is', null);

/** The latest of several. */
function lockFirst(trx: DatabaseTransaction, some: ReturnType<typeof leads>) {
  const lead = some.orderBy('_id', 'desc').limit(1);
  return (engineOf(trx) === 'postgres' ? lead.forUpdate() : lead).executeTakeFirst();
}
