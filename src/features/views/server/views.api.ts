import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { AppError } from '~/lib/errors';
import { definedIn } from '~/lib/values';
import { isStaff, reach } from '~/model/permissions';
import type { Resource } from '~/model/resource';
import { signedIn } from '~/platform/auth/access/access';
import { lockOwnAccount } from '~/platform/auth/account-lock';
import { newId } from '~/platform/db/ids';
import type { Database } from '~/platform/db/schema';
import { missing } from '~/platform/http/errors';
import { routesOf } from '~/platform/http/routes-of';
import type { ApiModule } from '~/platform/http/services';
import { wantedBy } from '~/records/filters/query-text';
import { addViewCall, changeViewCall, removeViewCall, viewsCall } from '~/records/views-call';

const MOST_OWN = 50;
const MOST_SHOWN = 500;

type Sent = z.output<typeof changeViewCall.body>;

/** Lists as people want to find them again. The staff share theirs with each other; a client has only their own. */
export const viewsApi: ApiModule = (api, { db, resources }) => {
  const route = routesOf(api, 'Dashboard');
  const access = { access: 'dashboard:read' } as const;
  const names = resources.map(({ name }) => name);
  const ofAList = { resource: z.enum(names, { error: 'There is no such list.' }) };

  /** Of a list that they may not read nobody has a view. */
  function listOf(request: FastifyRequest, name: string): Resource {
    const found = resources.find((resource) => resource.name === name);
    if (!found || reach(signedIn(request).user.role, `${found.area}:read`) === 'none') throw forbidden();
    return found;
  }

  function check(request: FastifyRequest, resource: Resource, { query, shared }: Sent) {
    if (query !== undefined) wantedBy(query, resource, request);
    if (shared && !isStaff(signedIn(request).user.role)) throw forbidden();
  }

  route({ ...viewsCall, querystring: z.object(ofAList) }, access, async (request) => {
    const resource = listOf(request, request.query.resource);
    const found = await visible(db, request)
      .where('views.resource', '=', resource.name)
      // Of more than are shown nobody misses their own.
      .orderBy(sql`case when ${sql.ref('userId')} = ${signedIn(request).user._id} then 0 else 1 end`)
      .orderBy('views.name')
      .orderBy('views._id')
      .limit(MOST_SHOWN)
      .execute();
    const views = found.map((row) => shown(row, request));
    return views.sort(
      (one, other) => Number(other.isOwn) - Number(one.isOwn) || one.name.localeCompare(other.name),
    );
  });

  route({ ...addViewCall, body: addViewCall.body.extend(ofAList) }, access, async (request) => {
    const { resource, query, ...words } = request.body;
    const session = signedIn(request);
    check(request, listOf(request, resource), request.body);
    const row = { _id: newId(), userId: session.user._id, resource, query: withoutPage(query), ...words };
    await db.transaction().execute(async (trx) => {
      await lockOwnAccount(trx, session);
      const own = await trx
        .selectFrom('views')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('userId', '=', row.userId)
        .executeTakeFirst();
      if ((own?.count ?? 0) >= MOST_OWN) throw tooMany();
      await trx.insertInto('views').values(row).execute();
    });
    return { message: 'View saved', view: shown({ ...row, ownerName: session.user.name }, request) };
  });

  route(changeViewCall, access, async (request) => {
    const view = await changeable(db, request, request.params.id);
    // What the staff see is changed by who is one of them, also where somebody has shared it who was.
    check(request, listOf(request, view.resource), { shared: view.shared, ...request.body });
    const { query, ...words } = request.body;
    const changes = definedIn({ ...words, query: query === undefined ? undefined : withoutPage(query) });
    if (Object.keys(changes).length === 0)
      throw new AppError(400, 'invalid_input', 'There is nothing to change.');
    const changed = await db
      .updateTable('views')
      .set(changes)
      .where('_id', '=', view._id)
      .returning('_id')
      .executeTakeFirst();
    if (!changed) throw gone();
    return { message: 'View saved', view: shown({ ...view, ...changes }, request) };
  });

  route(removeViewCall, access, async (request) => {
    const { _id } = await changeable(db, request, request.params.id);
    // Of two at once only one has done so: each could put it back.
    const removed = await db.deleteFrom('views').where('_id', '=', _id).returning('_id').executeTakeFirst();
    if (!removed) throw gone();
    return { message: 'View deleted' };
  });
};

type View = Awaited<ReturnType<ReturnType<typeof visible>['executeTakeFirstOrThrow']>>;

const visible = (db: Database, request: FastifyRequest) => {
  const { _id, role } = signedIn(request).user;
  return db
    .selectFrom('views')
    .innerJoin('users', 'users._id', 'views.userId')
    .select(['views._id', 'userId', 'resource', 'views.name', 'query', 'shared', 'users.name as ownerName'])
    .where((eb) => eb.or([eb('userId', '=', _id), ...(isStaff(role) ? [eb('shared', '=', true)] : [])]));
};

const gone = () => missing('There is no such view.');

async function changeable(db: Database, request: FastifyRequest, id: string) {
  const found = await visible(db, request).where('views._id', '=', id).executeTakeFirst();
  if (!found) throw gone();
  const { _id, role } = signedIn(request).user;
  if (found.userId !== _id && role !== 'admin') throw forbidden();
  return found;
}

const shown = ({ userId, ...view }: View, request: FastifyRequest) => ({
  ...view,
  isOwn: userId === signedIn(request).user._id,
});

/** A view begins with its first page. */
function withoutPage(query: string) {
  const parameters = new URLSearchParams(query);
  parameters.delete('page');
  return parameters.toString();
}

const forbidden = () => new AppError(403, 'forbidden', 'You are not allowed to do this.');
const tooMany = () =>
  new AppError(409, 'conflict', `You have ${MOST_OWN} views, which is the most. Delete one first.`);
