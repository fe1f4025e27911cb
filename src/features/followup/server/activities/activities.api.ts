import { z } from 'zod';
import { AppError } from '~/lib/errors';
import { now } from '~/lib/time';
import { definedIn } from '~/lib/values';
import type { Author } from '~/model/author';
import { signedIn } from '~/platform/auth/access/access';
import { authorOf } from '~/platform/auth/author';
import type { DatabaseTransaction } from '~/platform/db/schema';
import { recordTables } from '~/platform/db/stored-record';
import { missing } from '~/platform/http/errors';
import { idempotencyHeaders, onceFor } from '~/platform/http/idempotency';
import { routesOf } from '~/platform/http/routes-of';
import type { ApiModule, Services } from '~/platform/http/services';
import { sharePeople } from '~/records/people/people-lock';
import { changesOf } from '~/records/record-changes';
import { logActivityCall } from '../../calls/activity-call';
import { followup } from '../../followup';
import { logActivity } from '../../log-activity.server';
import { isWon } from '../../open-leads.server';
import { followUpIn, requestNames } from '../follow-up';
import { remarksToAdd, shown } from '../remarks';
import { requestKind } from '../requests';
import { takeStep } from '../steps/take-step';
import { latestOpen } from '../take-up';

type Sent = z.output<typeof logActivityCall.body>;

const PERSON = 'person';
const NOTHING_OPEN = 'Nothing is open with this person.';

/** What was said, and what comes of it, in one go: nobody has to remember to write down the second. */
export const activitiesApi: ApiModule = (api, services) => {
  const { db } = services;
  const { answer } = logActivityCall;
  const kinds = z.enum([followup.name, PERSON, ...requestNames(services)], {
    error: 'There is no such list.',
  });
  const body = logActivityCall.body.safeExtend({ resource: kinds.meta({ examples: ['enquiry'] }) });
  routesOf(api, followup.title)(
    { ...logActivityCall, body, headers: idempotencyHeaders },
    { access: `${followup.area}:edit` },
    (request) =>
      db.transaction().execute(async (trx) => {
        const log = async () => {
          const author = authorOf(request);
          const sent = request.body;
          const subject = await subjectOf(trx, services, sent, { by: signedIn(request).user, author });
          const activity = await write(trx, subject, sent, author);
          const taken = await goOn(trx, services, subject.followupId, sent, author);
          return { message: 'Logged', activity, followup: taken };
        };
        return answer.parse(await onceFor(request, trx, request.body, log));
      }),
  );
};

interface Subject {
  resource: string;
  recordId: string;
  personId: string | null;
  followupId: string | null;
}

/** Which lead takes it. With a person there need not be any. */
async function subjectOf(
  trx: DatabaseTransaction,
  services: Services,
  { resource, id }: Sent,
  { by, author }: { by: { _id: string; name: string }; author: Author },
): Promise<Subject> {
  if (resource === PERSON) {
    // Whoever is spoken with is nobody else meanwhile.
    await sharePeople(trx);
    const there = trx.selectFrom('people').select('_id').where('_id', '=', id).where('deletedAt', 'is', null);
    if (!(await there.executeTakeFirst())) throw missing();
    const open = await latestOpen(trx, id).executeTakeFirst();
    const lead = open && (await leadIn(trx, services, open.followupId));
    if (lead) return lead;
    return { resource, recordId: id, personId: id, followupId: null };
  }
  if (resource === followup.name) return leadOf(trx, services, id);
  const kind = requestKind(services, resource);
  if (!kind) throw missing();
  const request = await recordTables(trx)
    .selectFrom(kind.resource.table)
    .select(['followupId', 'personId', 'stage'])
    .where('_id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  // What was won has an end: what is said afterwards is about what they want now.
  const after =
    request && isWon(request.stage)
      ? await latestOpen(trx, String(request.personId)).executeTakeFirst()
      : undefined;
  const followupId = after?.followupId ?? request?.followupId;
  if (typeof followupId === 'string') {
    const lead = await leadIn(trx, services, followupId);
    if (lead) return lead;
  }
  const step = { remark: '', nextDate: null };
  const { made } = await followUpIn(trx, services, { resource, id, by, author, step });
  return leadOf(trx, services, made._id);
}

async function leadOf(trx: DatabaseTransaction, services: Services, id: string): Promise<Subject> {
  const lead = await leadIn(trx, services, id);
  if (!lead) throw missing();
  return lead;
}

/** Undefined: it is in the trash, or nowhere. */
async function leadIn(
  trx: DatabaseTransaction,
  services: Services,
  id: string,
): Promise<Subject | undefined> {
  const lead = await changesOf(services, followup).findIn(trx, id);
  if (!lead) return undefined;
  const personId = typeof lead.personId === 'string' ? lead.personId : null;
  return { resource: followup.name, recordId: id, personId, followupId: id };
}

async function write(trx: DatabaseTransaction, subject: Subject, sent: Sent, author: Author) {
  const { followupId, ...about } = subject;
  const { kind, text, at = now(), outcome = null } = sent;
  // So many of them at most.
  if (kind === 'note' && followupId) await remarksToAdd(trx, followupId, { remark: text });
  const direction = kind === 'note' ? null : sent.direction;
  return logActivity(trx, { ...about, followupId, kind, direction, outcome, text, at, author });
}

/** What comes next, and how far it is by now. */
async function goOn(
  trx: DatabaseTransaction,
  services: Services,
  followupId: string | null,
  { next, stage, lostReason }: Sent,
  author: Author,
) {
  const step =
    next === undefined
      ? {}
      : next === null
        ? { nextDate: null }
        : {
            ...{ nextDate: `${next.date.slice(0, 10)}T00:00:00.000Z`, nextTime: next.time ?? null },
            ...{ nextKind: next.kind ?? null, ownerId: next.ownerId },
          };
  const changes = definedIn({ ...step, stage, lostReason });
  if (!followupId) {
    if (next || stage) throw new AppError(400, 'invalid_input', NOTHING_OPEN);
    return null;
  }
  const lead =
    Object.keys(changes).length > 0
      ? await takeStep(trx, services, followupId, { remark: '', ...changes }, author)
      : await changesOf(services, followup).findIn(trx, followupId);
  if (!lead) throw missing();
  const answered = await trx
    .selectFrom('followups')
    .select('firstResponseAt')
    .where('_id', '=', followupId)
    .executeTakeFirst();
  return shown(trx, { ...lead, ...answered });
}
