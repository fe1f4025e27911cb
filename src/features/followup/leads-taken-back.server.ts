import { now } from '~/lib/time';
import type { Author } from '~/model/author';
import type { AnyRecord, Resource } from '~/model/resource';
import { among } from '~/platform/db/engine/among';
import type { DatabaseTransaction } from '~/platform/db/schema';
import { recordTables } from '~/platform/db/stored-record';
import type { Registry } from '~/platform/http/services';
import { type Locked, manyChangesOf } from '~/records/bulk/many-changes';
import { followup } from './followup';
import { requestKind, requestKinds } from './server/requests';
import { workedOn } from './server/worked-on';

/** The leads of some requests that nobody has worked on: all that stands on them has come in. Locked before the requests, as by all who change both. */
export async function untouchedLeads(
  trx: DatabaseTransaction,
  registry: Pick<Registry, 'features'>,
  { name, table }: Resource,
  requestIds: readonly string[],
): Promise<Map<string, Locked>> {
  if (!requestKind(registry, name)) return new Map();
  const joined = await recordTables(trx)
    .selectFrom(table)
    .select('followupId')
    .distinct()
    .where(among(trx, '_id', requestIds))
    .where('followupId', 'is not', null)
    .execute();
  const ids = joined.map(({ followupId }) => String(followupId));
  if (ids.length === 0) return new Map();
  const leads = await manyChangesOf(registry, followup).lock(trx, ids);
  const worked = await workedOn(trx, [...leads.values()]);
  return new Map([...leads].filter(([id, { deletedAt }]) => deletedAt === null && !worked.has(id)));
}

interface TakenBack {
  /** In the trash by now. */
  requests: readonly AnyRecord[];
  /** These, and those that went there before them. */
  gone: ReadonlySet<string>;
  resource: Resource;
  leads: ReadonlyMap<string, Locked>;
  author: Author;
}

/** Leads go to the trash with the requests that opened them, unless others have joined; what is left of a request on such a lead goes. */
export async function takeBackLeads(
  trx: DatabaseTransaction,
  registry: Pick<Registry, 'features'>,
  { requests, gone, resource, leads, author }: TakenBack,
) {
  const kind = requestKind(registry, resource.name);
  if (!kind) return;
  const left = new Map(
    [...leads].filter(
      ([, { sourceResource, sourceId }]) => sourceResource === resource.name && gone.has(String(sourceId)),
    ),
  );
  for (const { resource: other } of requestKinds(registry)) {
    if (left.size === 0) break;
    const joined = await recordTables(trx)
      .selectFrom(other.table)
      .select('followupId')
      .distinct()
      .where(among(trx, 'followupId', [...left.keys()]))
      .where('deletedAt', 'is', null)
      .execute();
    for (const { followupId } of joined) left.delete(String(followupId));
  }
  for (const request of requests)
    if (typeof request.followupId === 'string' && !left.has(request.followupId))
      await trx
        .deleteFrom('activities')
        .where('resource', '=', followup.name)
        .where('recordId', '=', request.followupId)
        .where('kind', '=', 'note')
        .where('direction', '=', 'in')
        .where('text', '=', kind.firstRemark(request))
        .execute();
  if (left.size > 0)
    await manyChangesOf(registry, followup).change(trx, [...left.values()], {
      ...{ values: { deletedAt: now() }, action: 'deleted', author },
    });
}
