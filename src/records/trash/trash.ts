import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { DoneBy } from '~/model/author';
import { done } from '~/model/fields';
import { opensAccounts, reach } from '~/model/permissions';
import type { Resource } from '~/model/resource';
import { signedIn } from '~/platform/auth/access/access';
import { authorOf } from '~/platform/auth/author';
import type { Database } from '~/platform/db/schema';
import { missing, unique } from '~/platform/http/errors';
import { routesOf } from '~/platform/http/routes-of';
import type { Api, Services } from '~/platform/http/services';
import { withAccounts } from '../accounts-of';
import { historyCall, historyEntry } from '../history/history-call';
import { hasHistory, historyPage, openingsOf } from '../history/history-pages';
import { pageNumber, pageOf, readPage } from '../list';
import { changesOf } from '../record-changes';
import { recordsOf } from '../records';
import { removeLeftovers } from '../retention/leftovers';
import { termOf } from '../retention/term';
import { termCall } from '../retention/term-call';
import { trashMark } from './trash-call';

const TAKEN = { email: 'Meanwhile another record has taken its email or ID.' };
const TRASH_PAGE = 10;

/** Without `limit` the latest as a plain array; with it one page. */
const historyQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).optional(),
  before: z.uuid({ error: 'Invalid ID' }).optional(),
  action: z.enum(['opened'], { error: 'Only who opened a file can be asked for by itself.' }).optional(),
});
const MOST_LINES = 200;

/** What happens to a record after its life in the list, and what happened to it before. */
export function trashRoutes(api: Api, services: Services, resource: Resource) {
  const { db } = services;
  const changes = changesOf(services, resource);
  const { area, endpoints, messages, name } = resource;
  const route = routesOf(api, resource.title);
  const idOr = (error: string) => z.object({ id: z.uuid({ error }) });
  const params = idOr(messages.invalidId);
  const mayDelete = { access: `${area}:delete`, confirm: 'never' } as const;

  const mayEmpty = (request: FastifyRequest) =>
    reach(signedIn(request).user.role, mayDelete.access) === 'all';

  /** What lies in the trash is for those who may empty it, and its history tells all that it held. */
  const mayLookAt = (request: FastifyRequest, id: string) =>
    recordsOf(db, resource).has(id, { inTrash: mayEmpty(request) });

  route(
    {
      method: 'DELETE',
      path: endpoints.remove,
      summary: `Move to the trash: ${resource.title}`,
      params: idOr(messages.deletedWithoutId ?? messages.invalidId),
      answer: done,
    },
    mayDelete,
    async (request) => {
      if (!(await changes.move(request.params.id, 'trash', authorOf(request)))) throw missing();
      return { message: messages.deleted };
    },
  );

  route(
    {
      method: 'GET',
      path: `/records/${name}/trash`,
      summary: `The trash: ${resource.title}`,
      querystring: z.object({ page: pageNumber().default(1) }),
      answer: pageOf(resource.row.extend(trashMark.shape)),
    },
    mayDelete,
    async (request) => {
      const page = await readPage(recordsOf(db, resource), { trash: true }, request.query.page, TRASH_PAGE);
      const authors = await whoDeleted(
        db,
        resource,
        page.items.map(({ _id }) => String(_id)),
      );
      return {
        ...page,
        items: page.items.map((row) => {
          const deleter = authors.get(String(row._id)) ?? null;
          return { ...row, deletedBy: deleter?.userName ?? '', deleter };
        }),
      };
    },
  );

  route(
    {
      method: 'POST',
      path: `/records/${name}/:id/restore`,
      summary: `Restore from the trash: ${resource.title}`,
      params,
      answer: done,
    },
    { ...mayDelete, confirm: opensAccounts(area) ? 'always' : 'never' },
    async (request) => {
      const restored = await unique(TAKEN, () => changes.move(request.params.id, 'list', authorOf(request)));
      if (!restored) throw missing();
      return { message: 'Restored' };
    },
  );

  route(
    {
      method: 'DELETE',
      path: `/records/${name}/:id/purge`,
      summary: `Delete for good, out of the trash: ${resource.title}`,
      params,
      answer: done,
    },
    mayDelete,
    async (request) => {
      const purged = await changes.purge(request.params.id, authorOf(request));
      if (!purged) throw missing();
      await removeLeftovers(services, purged);
      return { message: 'Deleted for good' };
    },
  );

  route(
    {
      method: 'GET',
      path: `/records/${name}/:id/term`,
      summary: `When a record is erased by itself: ${resource.title}`,
      params,
      answer: termCall.answer,
    },
    { access: `${area}:edit` },
    async (request) => {
      const { id } = request.params;
      if (!(await mayLookAt(request, id))) throw missing();
      const term = await termOf(services, resource, id);
      if (!term) throw missing();
      return term;
    },
  );

  route(
    {
      method: 'GET',
      path: `/records/${name}/:id/history`,
      summary: `History: ${resource.title}`,
      description:
        'Newest first. Without `limit` the latest as a plain array, 200 at most; with it one page, and the next begins `before` its `next`.',
      params,
      querystring: historyQuery,
      answer: z.union([historyCall.answer, z.array(historyEntry)]),
    },
    { access: `${area}:edit` },
    async (request) => {
      const subject = { resource, recordId: request.params.id };
      const isKnown = await mayLookAt(request, subject.recordId);
      // What was purged has left a line, for those who could have purged it.
      if (!isKnown && !(mayEmpty(request) && (await hasHistory(db, subject)))) throw missing();
      const { limit, ...window } = request.query;
      const page = await historyPage(db, subject, { ...window, limit: limit ?? MOST_LINES });
      return limit === undefined ? page.items : { ...page, opened: await openingsOf(db, subject) };
    },
  );
}

/** A record may have been deleted and restored before: the last time counts. */
async function whoDeleted(db: Database, resource: Resource, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, DoneBy>();
  const last = db
    .selectFrom('history')
    .select((eb) => eb.fn.max('_id').as('_id'))
    .where('resource', '=', resource.name)
    .where('recordId', 'in', ids)
    .where('action', '=', 'deleted')
    .groupBy('recordId');
  const rows = await db
    .selectFrom('history')
    .select(['recordId', 'userId', 'userName'])
    .where('_id', 'in', last)
    .execute();
  return new Map(
    (await withAccounts(db, rows)).map(({ recordId, ...author }): [string, DoneBy] => [recordId, author]),
  );
}
