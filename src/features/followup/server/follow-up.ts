import { sql } from 'kysely';
import { z } from 'zod';
import { workingHoursIn } from '~/features/settings/working-hours.server';
import { workingDayAfter } from '~/features/settings/working-time';
import { AppError } from '~/lib/errors';
import { dayOf, now } from '~/lib/time';
import type { Author } from '~/model/author';
import { identifier } from '~/model/fields';
import type { AnyRecord } from '~/model/resource';
import { signedIn } from '~/platform/auth/access/access';
import { authorOf } from '~/platform/auth/author';
import { engineOf } from '~/platform/db/engine/engine';
import { newId } from '~/platform/db/ids';
import type { Database, DatabaseTransaction } from '~/platform/db/schema';
import { recordTables } from '~/platform/db/stored-record';
import { missing } from '~/platform/http/errors';
import { routesOf } from '~/platform/http/routes-of';
import type { ApiModule, Lead, Registry, Services } from '~/platform/http/services';
import { NOTES_IN_LISTS, type Note, withNotes } from '~/records/history/activities';
import { sharePeople } from '~/records/people/people-lock';
import { changesOf } from '~/records/record-changes';
import { recordsOf } from '~/records/records';
import { tellRecord } from '~/records/submissions/take-up';
import type { stepForm } from '../calls/step-call';
import { followUpCall, followup, followupsOfCall } from '../followup';
import { isWon } from '../open-leads.server';
import { ownerNamed } from './owners';
import { shown } from './remarks';
import { lockLeads, requestKind, requestKinds } from './requests';
import { openOf } from './take-up';

const STILL_SPAM = 'This is in the spam folder. Say “Not spam” first.';

export const requestNames = (services: Pick<Registry, 'features'>) =>
  requestKinds(services).map(({ resource }) => resource.name);

/** From what came in to what is done about it. */
export const followUpApi: ApiModule = (api, services) => {
  const { db } = services;
  const route = routesOf(api, followup.title);
  const params = z.object({ resource: z.enum(requestNames(services)), id: identifier() });

  route({ ...followupsOfCall, params }, { access: `${followup.area}:read` }, async (request) => {
    const kind = requestKind(services, request.params.resource);
    const isThere = kind && (await recordsOf(db, kind.resource).has(request.params.id, { inTrash: true }));
    if (!isThere) throw missing();
    const joined = await recordTables(db)
      .selectFrom(kind.resource.table)
      .select('followupId')
      .where('_id', '=', request.params.id)
      .executeTakeFirst();
    const rows = await cameFrom(db, { ...request.params, joined: joined?.followupId }).execute();
    const noted = await withNotes(db, followup, rows, NOTES_IN_LISTS);
    return noted.map((row) => followup.row.parse(row));
  });

  route({ ...followUpCall, params }, { access: `${followup.area}:create` }, async (request) => {
    const { user } = signedIn(request);
    const author = authorOf(request);
    return db.transaction().execute(async (trx) => {
      const { made, open } = await followUpIn(trx, services, { ...request.params, by: user, author });
      const message = open ? 'There is a follow-up already' : 'Follow-up added successfully';
      return { message, followup: await shown(trx, made) };
    });
  });
};

export type Step = z.output<typeof stepForm>;

interface FollowedUp {
  /** What is followed up. */
  resource: string;
  id: string;
  /** Whose turn it is, unless the step says otherwise. */
  by: { _id: string; name: string };
  author: Author;
  /** What was done about it at once. */
  step?: Step;
}

/** The open follow-up of a record, or the one that is made for it now. */
export async function followUpIn(
  trx: DatabaseTransaction,
  services: Pick<Services, 'db' | 'features'>,
  { resource, id, by, author, step = { remark: '' } }: FollowedUp,
): Promise<{ made: AnyRecord; open?: string }> {
  const kind = requestKind(services, resource);
  // First of all, as by all who lock a request: who follows up what was nobody's makes it somebody's.
  await sharePeople(trx);
  // One after the other: two clicks, or two colleagues, make one follow-up.
  if (kind && engineOf(trx) === 'postgres') {
    await lockLeads(trx, kind.resource, [id]);
    const table = sql.table(kind.resource.table);
    await sql`select 1 from ${table} where "_id" = ${id} for update`.execute(trx);
  }
  const stored = kind && (await recordsOf(trx, kind.resource).find(id, {}));
  if (!kind || !stored) throw missing();
  if (stored.isSpam) throw new AppError(409, 'conflict', STILL_SPAM);
  const found: AnyRecord = { ...stored, _id: id };
  const tell = async ({ _id, stage, ownerId, ownerName }: AnyRecord) => {
    if (isWon(found.stage)) return;
    await tellRecord(trx, kind.resource, found, leadOf({ followupId: _id, stage, ownerId, ownerName }));
  };
  const theirs = typeof found.personId === 'string' ? await openOf(trx, found.personId) : undefined;
  const its = cameFrom(trx, { resource, id, joined: found.followupId });
  const open =
    (await its.where('status', '!=', 'Completed').executeTakeFirst()) ??
    (theirs && (await changesOf(services, followup).findIn(trx, theirs.followupId)));
  if (open) {
    if (found.followupId !== open._id) await tell(open);
    return { made: open, open: open._id };
  }
  const { remark, ...next } = step;
  const owner = await ownerNamed(trx, next);
  const nextDay = workingDayAfter(dayOf(now()), await workingHoursIn(trx));
  const row = {
    _id: newId(),
    date: now(),
    name: found.name,
    mobile: found.phone,
    email: found.email,
    ...{ status: next.status, stage: next.stage, lostReason: next.lostReason, valuePaise: next.valuePaise },
    ...(owner.ownerId === undefined ? { ownerId: by._id, ownerName: by.name } : owner),
    nextDate: next.nextDate === undefined ? `${nextDay}T00:00:00.000Z` : next.nextDate,
    nextTime: next.nextTime ?? null,
    nextKind: next.nextKind ?? null,
    sourceResource: resource,
    sourceId: id,
    personId: found.personId,
    requirement: kind.requirementOf?.(found) || null,
    source: typeof found.source === 'string' ? found.source : null,
    channel: found.channel ?? null,
  };
  const said: Note[] = [
    { val: kind.firstRemark(found), date: now(), direction: 'in' },
    ...(remark ? [{ val: remark, date: now() }] : []),
  ];
  const made = await changesOf(services, followup).insert(trx, row, author, said);
  await tell(made);
  return { made };
}

const leadOf = (values: Record<keyof Lead, unknown>): Lead => ({
  followupId: String(values.followupId),
  stage: String(values.stage),
  ownerId: typeof values.ownerId === 'string' ? values.ownerId : null,
  ownerName: String(values.ownerName),
});

/** What was made from a record, and what it has joined. */
const cameFrom = (
  db: Database | DatabaseTransaction,
  { resource, id, joined }: { resource: string; id: string; joined?: unknown },
) =>
  db
    .selectFrom('followups')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb.and([eb('sourceResource', '=', resource), eb('sourceId', '=', id)]),
        ...(typeof joined === 'string' ? [eb('_id', '=', joined)] : []),
      ]),
    )
    .where('deletedAt', 'is', null)
    .orderBy('_id', 'desc')
    .limit(20);
