import { sql } from 'kysely';
import { z } from 'zod';
import { DAY, dayOf, now } from '~/lib/time';
import type { Author } from '~/model/author';
import { identifier } from '~/model/fields';
import type { AnyRecord } from '~/model/resource';
import { signedIn } from '~/platform/auth/access/access';
import { authorOf } from '~/platform/auth/author';
import { engineOf } from '~/platform/db/engine/engine';
import { newId } from '~/platform/db/ids';
import type { Database, DatabaseTransaction } from '~/platform/db/schema';
import { missing } from '~/platform/http/errors';
import { routesOf } from '~/platform/http/routes-of';
import type { ApiModule, Registry, Services } from '~/platform/http/services';
import { NOTES_IN_LISTS, withNotes } from '~/records/history/activities';
import { changesOf } from '~/records/record-changes';
import { recordsOf } from '~/records/records';
import { followUpCall, followup, followupsOfCall } from '../followup';
import type { stepForm } from '../step';
import { ownerNamed } from './owners';
import { shown } from './remarks';

/** What can be followed up. */
const sourcesIn = ({ features }: Pick<Registry, 'features'>) =>
  features.flatMap(({ resource, firstRemark }) =>
    resource && firstRemark ? [{ resource, firstRemark }] : [],
  );

export const sourceNames = (services: Pick<Registry, 'features'>) =>
  sourcesIn(services).map(({ resource }) => resource.name);

const SUNDAY = 0;

/** From what came in to what is done about it. */
export const followupSources: ApiModule = (api, services) => {
  const { db } = services;
  const route = routesOf(api, followup.title);
  const params = z.object({ resource: z.enum(sourceNames(services)), id: identifier() });
  const sources = sourcesIn(services);

  route({ ...followupsOfCall, params }, { access: `${followup.area}:read` }, async (request) => {
    const source = sources.find(({ resource }) => resource.name === request.params.resource);
    const isThere =
      source && (await recordsOf(db, source.resource).has(request.params.id, { inTrash: true }));
    if (!isThere) throw missing();
    const rows = await cameFrom(db, request.params).execute();
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
  const source = sourcesIn(services).find((one) => one.resource.name === resource);
  // One after the other: two clicks, or two colleagues, make one follow-up.
  if (source && engineOf(trx) === 'postgres') {
    const table = sql.table(source.resource.table);
    await sql`select 1 from ${table} where "_id" = ${id} for update`.execute(trx);
  }
  const found = source && (await recordsOf(trx, source.resource).find(id, {}));
  if (!source || !found) throw missing();
  const open = await cameFrom(trx, { resource, id }).where('status', '!=', 'Completed').executeTakeFirst();
  if (open) return { made: open, open: open._id };
  const { remark, ...next } = step;
  const owner = await ownerNamed(trx, next);
  const row = {
    _id: newId(),
    date: now(),
    name: found.name,
    mobile: found.phone,
    email: found.email,
    ...{ status: next.status, stage: next.stage, lostReason: next.lostReason, valuePaise: next.valuePaise },
    ...(owner.ownerId === undefined ? { ownerId: by._id, ownerName: by.name } : owner),
    nextDate: next.nextDate === undefined ? `${nextWorkingDay()}T00:00:00.000Z` : next.nextDate,
    nextTime: next.nextTime ?? null,
    nextKind: next.nextKind ?? null,
    sourceResource: resource,
    sourceId: id,
  };
  const said = [source.firstRemark({ ...found, _id: id }), remark].flatMap((val) =>
    val ? [{ val, date: now() }] : [],
  );
  return { made: await changesOf(services, followup).insert(trx, row, author, said) };
}

const cameFrom = (db: Database | DatabaseTransaction, { resource, id }: { resource: string; id: string }) =>
  db
    .selectFrom('followups')
    .selectAll()
    .where('sourceResource', '=', resource)
    .where('sourceId', '=', id)
    .where('deletedAt', 'is', null)
    .orderBy('_id', 'desc')
    .limit(20);

function nextWorkingDay() {
  const tomorrow = new Date(`${dayOf(now())}T00:00:00.000Z`).getTime() + DAY;
  const isSunday = new Date(tomorrow).getUTCDay() === SUNDAY;
  return new Date(isSunday ? tomorrow + DAY : tomorrow).toISOString().slice(0, 10);
}
