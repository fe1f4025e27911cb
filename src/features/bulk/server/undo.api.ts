import type { FastifyRequest } from 'fastify';
import { AppError } from '~/lib/errors';
import { now } from '~/lib/time';
import { opensAccounts } from '~/model/permissions';
import type { Resource } from '~/model/resource';
import { requireConfirmed, requireStillOpen, signedIn } from '~/platform/auth/access/access';
import { authorOf } from '~/platform/auth/author';
import { among } from '~/platform/db/engine/among';
import type { Row } from '~/platform/db/schema';
import { missing } from '~/platform/http/errors';
import { routesOf } from '~/platform/http/routes-of';
import type { ApiModule, Services } from '~/platform/http/services';
import { type BulkChange, changeInBulk, type Deed, type Outcome } from '~/records/bulk/bulk-changes';
import { undoCall } from '~/records/bulk-call';
import { featureOf } from '~/records/registry';
import { requireMay } from './bulk-permission';

type Entry = Row<'undoEntries'>;

const backFrom: Record<Entry['action'], Deed> = {
  set: 'set',
  delete: 'restore',
  spam: 'notSpam',
  notSpam: 'spam',
};

/** What many records had before somebody changed them, put back by the same person, while nobody has changed it since. */
export const undoApi: ApiModule = (api, services) => {
  const { db, resources } = services;
  routesOf(api, 'Dashboard')(undoCall, { access: 'dashboard:read', confirm: 'depends' }, async (request) => {
    const entries = await db
      .selectFrom('undoEntries')
      .selectAll()
      .where('undo', '=', request.params.undo)
      .where('userId', '=', signedIn(request).user._id)
      .where('expiresAt', '>', now())
      .execute();
    const [first] = entries;
    const resource = resources.find(({ name }) => name === first?.resource);
    if (!first || !resource) throw missing('There is nothing to undo any more.');
    const deed = backFrom[first.action];
    requireMay(request, resource, deed);
    if (deed === 'restore' && opensAccounts(resource.area)) requireConfirmed(request);

    const outcome: Outcome = { changed: 0, skipped: [] };
    // Those that had the same get it back together.
    for (const alike of Map.groupBy(entries, (entry) => JSON.stringify(saidIn(resource, entry))).values()) {
      const { changed, skipped } = await putBack(services, resource, alike, deed, request);
      outcome.changed += changed;
      outcome.skipped.push(...skipped);
    }
    const { changed, skipped } = outcome;
    return {
      message: changed > 1 ? `Undone (${changed})` : changed === 1 ? 'Undone' : 'Nothing was undone.',
      restored: changed,
      skipped,
    };
  });
};

/** What was set, without what follows from it. */
const saidIn = ({ derived = [] }: Resource, { before }: Entry) =>
  Object.fromEntries(Object.entries(before).filter(([field]) => !derived.includes(field)));
const followedIn = ({ derived = [] }: Resource, { before }: Entry) =>
  Object.fromEntries(Object.entries(before).filter(([field]) => derived.includes(field)));

async function putBack(
  services: Services,
  resource: Resource,
  entries: readonly Entry[],
  deed: Deed,
  request: FastifyRequest,
): Promise<Outcome> {
  const [first] = entries;
  if (!first) return { changed: 0, skipped: [] };
  const rules = featureOf(services, resource).bulk;
  const set = saidIn(resource, first);
  let stored: object = set;
  try {
    if (deed === 'set') stored = (await rules?.values?.(services.db, set, request)) ?? set;
  } catch (fault) {
    if (!(fault instanceof AppError) || fault.status !== 400) throw fault;
    return { changed: 0, skipped: entries.map(({ recordId: _id }) => ({ _id, message: fault.message })) };
  }
  const change: BulkChange = {
    ...{ deed, set, stored, author: authorOf(request) },
    former: new Map(entries.map((entry) => [entry.recordId, followedIn(resource, entry)])),
    // Of two at once each puts back what the other has not.
    async begin(trx, ids) {
      await requireStillOpen(request, trx);
      const taken = await trx
        .deleteFrom('undoEntries')
        .where('undo', '=', first.undo)
        .where(among(trx, 'recordId', ids))
        .returning('recordId')
        .execute();
      if (deed === 'set') for (const id of ids) await rules?.lock?.(trx, id, request);
      return taken.map(({ recordId }) => recordId);
    },
  };
  const targets = entries.map(({ recordId: _id, version }) => ({ _id, version }));
  return changeInBulk(services, resource, targets, change);
}
