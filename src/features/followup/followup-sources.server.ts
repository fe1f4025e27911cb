import { sql } from 'kysely';
import { z } from 'zod';
import { contact } from '~/features/contact/contact';
import { enquiry } from '~/features/enquiry/enquiry';
import { requirements } from '~/features/enquiry/requirements';
import { iotQuote } from '~/features/iot-quote/iot-quote';
import { DAY, dayOf, now } from '~/lib/time';
import { identifier, labelOf } from '~/model/fields';
import type { AnyRecord } from '~/model/resource';
import { signedIn } from '~/platform/auth/access/access';
import { authorOf } from '~/platform/auth/author';
import { engineOf } from '~/platform/db/engine/engine';
import { newId } from '~/platform/db/ids';
import type { Database, DatabaseTransaction } from '~/platform/db/schema';
import { missing } from '~/platform/http/errors';
import { routesOf } from '~/platform/http/routes-of';
import type { ApiModule } from '~/platform/http/services';
import { NOTES_IN_LISTS, withNotes } from '~/records/history/activities';
import { changesOf } from '~/records/record-changes';
import { recordsOf } from '~/records/records';
import { followUpCall, followup, followupsOfCall } from './followup';
import { shown } from './followup-remarks.server';

/** What can be followed up, and how it is told in the first remark. */
const sources = [
  {
    resource: enquiry,
    firstRemark: (row: AnyRecord) =>
      `Enquiry ${row.reference}: ${labelOf(requirements, String(row.requirement))}, ${row.city}`,
  },
  { resource: contact, firstRemark: (row: AnyRecord) => `Contact request ${row.reference}: ${row.city}` },
  {
    resource: iotQuote,
    firstRemark: (row: AnyRecord) => `Quote request ${row.reference}: ${row.productName}`,
  },
];

const params = z.object({
  resource: z.enum(sources.map(({ resource }) => resource.name)),
  id: identifier(),
});
const SUNDAY = 0;

/** From what came in to what is done about it. */
export const followupSources: ApiModule = (api, services) => {
  const { db } = services;
  const followups = changesOf(services, followup);
  const route = routesOf(api, followup.title);

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
    const source = sources.find(({ resource }) => resource.name === request.params.resource);
    const found = source && (await recordsOf(db, source.resource).find(request.params.id, {}));
    if (!source || !found) throw missing();
    const { user } = signedIn(request);
    const row = {
      _id: newId(),
      date: now(),
      name: found.name,
      mobile: found.phone,
      email: found.email,
      status: 'Pending',
      ownerId: user._id,
      ownerName: user.name,
      nextDate: `${nextWorkingDay()}T00:00:00.000Z`,
      sourceResource: source.resource.name,
      sourceId: request.params.id,
    };
    const first = { val: source.firstRemark({ ...found, _id: request.params.id }), date: now() };
    return db.transaction().execute(async (trx) => {
      // One after the other: two clicks, or two colleagues, make one follow-up.
      if (engineOf(trx) === 'postgres') {
        const table = sql.table(source.resource.table);
        await sql`select 1 from ${table} where "_id" = ${row.sourceId} for update`.execute(trx);
      }
      const open = await cameFrom(trx, request.params).where('status', '!=', 'Completed').executeTakeFirst();
      const made = open ?? (await followups.insert(trx, row, authorOf(request), [first]));
      const message = open ? 'There is a follow-up already' : 'Follow-up added successfully';
      return { message, followup: await shown(trx, made) };
    });
  });
};

const cameFrom = (db: Database | DatabaseTransaction, { resource, id }: z.output<typeof params>) =>
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
