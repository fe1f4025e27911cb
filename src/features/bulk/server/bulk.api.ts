import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '~/lib/errors';
import { keepsSpam, type Resource } from '~/model/resource';
import { requireStillOpen, signedIn } from '~/platform/auth/access/access';
import { authorOf } from '~/platform/auth/author';
import { newId } from '~/platform/db/ids';
import { validated } from '~/platform/http/errors';
import { routesOf } from '~/platform/http/routes-of';
import type { Api, ApiModule, Services } from '~/platform/http/services';
import { changeInBulk, type Deed, type Outcome, type Target } from '~/records/bulk/bulk-changes';
import { bulkCall, MOST_AT_ONCE } from '~/records/bulk-call';
import { wantedBy } from '~/records/filters/query-text';
import { recordsOf } from '~/records/records';
import { featureOf } from '~/records/registry';
import { bulkOnOf, namedBy } from './bulk-on';
import { requireMay } from './bulk-permission';
import { undoApi } from './undo.api';

/** Ten thousand ids. */
const LARGEST_BODY_BYTES = 512 * 1024;
const ONESELF = 'It is your own account, and is left as it is.';

export const bulkApi: ApiModule = (api, services) => {
  for (const resource of services.resources) bulkRoute(api, services, resource);
  undoApi(api, services);
};

type Body = z.output<typeof bulkCall.body>;

function bulkRoute(api: Api, services: Services, resource: Resource) {
  const { area, name, title, bulkOn } = resource;
  const change = changerOf(services, resource);
  const other = services.resources.find((one) => one.name === bulkOn?.resource);
  const changeOther = other && changerOf(services, other);

  const call = {
    ...bulkCall,
    path: bulkCall.path.replace(':resource', name),
    summary: `Change many: ${title}`,
  };
  routesOf(api, title, { bodyLimit: LARGEST_BODY_BYTES })(
    call,
    { access: `${area}:edit`, confirm: 'depends' },
    async (request) => {
      const deed = deedOf(request.body, resource);
      const find = () => targetsOf(services, resource, request);
      const on = bulkOnOf(resource, request.body.set);
      if (!on || !other || !changeOther) return answerOf(resource, deed, await change(request, deed, find));
      const named = { outcomeOf: (outcome: Outcome) => outcome };
      const done = await changeOther(request, deed, async () => {
        const { targets, outcomeOf } = await namedBy(services.db, resource, other, on, await find());
        named.outcomeOf = outcomeOf;
        return targets;
      });
      return answerOf(resource, deed, { ...named.outcomeOf(done), undo: done.undo });
    },
  );
}

type Done = Outcome & { undo: string | null };

function answerOf({ messages }: Resource, deed: Deed, { changed, skipped, undo }: Done) {
  const done = { set: messages.updated, delete: messages.deleted, spam: 'Moved to spam' };
  const words = deed === 'notSpam' || deed === 'restore' ? 'Moved to the list' : done[deed];
  return { message: changed > 0 ? `${words} (${changed})` : 'Nothing was changed.', changed, skipped, undo };
}

/** Changes those that are found, once it is sure that whoever asks may. */
function changerOf(services: Services, resource: Resource) {
  const rules = featureOf(services, resource).bulk;
  const settable = settableOf(services, resource);
  return async (
    request: FastifyRequest<{ Body: Body }>,
    deed: Deed,
    find: () => Promise<Target[]>,
  ): Promise<Done> => {
    requireMay(request, resource, deed);
    const set = deed === 'set' ? settable(request.body.set) : {};
    const stored = (await rules?.values?.(services.db, set, request)) ?? set;
    const userId = signedIn(request).user._id;
    const found = await find();
    const targets = found.filter(({ _id }) => _id !== userId);
    const undo = { id: newId(), userId };
    const { changed, skipped } = await changeInBulk(services, resource, targets, {
      ...{ deed, set, stored, undo, author: authorOf(request) },
      begin: async (trx, ids) => {
        await requireStillOpen(request, trx);
        if (deed === 'set') for (const id of ids) await rules?.lock?.(trx, id, request);
        return ids;
      },
    });
    return {
      changed,
      // Among all that a list finds nobody means to lock themselves out, and what comes after it would be refused.
      skipped: targets.length < found.length ? [...skipped, { _id: userId, message: ONESELF }] : skipped,
      undo: changed > 0 ? undo.id : null,
    };
  };
}

/** Checks what is to be set by the rules of an edit. */
function settableOf(services: Services, resource: Resource) {
  const form = featureOf(services, resource).bulk?.form.shape ?? {};
  const asked = resource.bulkAsks ? [resource.bulkAsks.field] : [];
  const offered = [...(resource.bulk ?? []), ...(resource.bulkWith ?? []), ...asked].map((field) => [
    field,
    form[field],
  ]);
  const schema = z.strictObject(Object.fromEntries(offered)).partial();
  return (sent: unknown) => {
    const said = Object.entries(validated(schema, sent)).filter(([, value]) => value !== undefined);
    const isAlone = ([field]: (typeof said)[number]) => !resource.bulkWith?.includes(field);
    if (!said.some(isAlone)) throw new AppError(400, 'invalid_input', 'There is nothing to change.');
    return Object.fromEntries(said);
  };
}

function deedOf({ ids, query, expected, set, action }: Body, resource: Resource): Deed {
  const wrong = (words: string) => new AppError(400, 'invalid_input', words);
  if ((ids === undefined) === (query === undefined))
    throw wrong('Say which records: by `ids`, or by a `query`.');
  if (query !== undefined && expected === undefined)
    throw wrong('Say how many records the query is expected to find.');
  if ((set === undefined) === (action === undefined))
    throw wrong('Say what is to be done: `set`, or an `action`.');
  if (action && action !== 'delete' && !keepsSpam(resource)) throw wrong('This list has no spam folder.');
  return action ?? 'set';
}

/** By their ids as they are; by a query exactly those that it was expected to find, each as it was found. */
async function targetsOf(
  { db }: Services,
  resource: Resource,
  request: FastifyRequest<{ Body: Body }>,
): Promise<Target[]> {
  const { ids, query, expected } = request.body;
  if (ids) return [...new Set(ids)].map((_id) => ({ _id }));
  const found = await recordsOf(db, resource).newest(
    wantedBy(query ?? '', resource, request),
    MOST_AT_ONCE + 1,
  );
  if (expected !== null && (found.length !== expected || expected > MOST_AT_ONCE)) {
    const now = found.length > MOST_AT_ONCE ? `more than ${MOST_AT_ONCE}` : String(found.length);
    throw new AppError(409, 'conflict', `The list has changed: it finds ${now} now. Nothing was changed.`);
  }
  return found.slice(0, MOST_AT_ONCE);
}
