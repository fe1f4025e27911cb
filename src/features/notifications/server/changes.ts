import { noticeAreasOf } from '~/model/permissions';
import type { Database } from '~/platform/db/schema';
import type { Services } from '~/platform/http/services';
import type { Reader } from './readers';

/** Of more at once the latest are named: a screen that shows them asks anew for all of its records. */
const MOST_NAMED = 50;

export type Change = Awaited<ReturnType<typeof changedSince>>[number];

/** Which records were changed since then, and by whom, as their history tells. */
export const changedSince = (db: Database, since: string) =>
  db
    .selectFrom('history')
    .select(['_id', 'resource', 'recordId', 'userId'])
    .where('_id', '>', since)
    .where('action', '<>', 'opened')
    .orderBy('_id', 'desc')
    .limit(MOST_NAMED)
    .execute();

export type IdsByResource = Record<string, string[]>;

/** Of these what others have done to records that somebody may read; their own screen follows what they do themselves. */
export function changesFor(changes: readonly Change[], { userId, role }: Reader, areaOf: AreaOf) {
  const areas = noticeAreasOf(role);
  const theirs = changes.filter((one) => one.userId !== userId && areas.has(areaOf(one.resource) ?? ''));
  const found: IdsByResource = {};
  for (const { resource, recordId } of theirs)
    found[resource] = [...new Set([...(found[resource] ?? []), recordId])];
  return found;
}

type AreaOf = (resource: string) => string | undefined;

export function areasOfResources({ resources }: Pick<Services, 'resources'>): AreaOf {
  const areas = new Map(resources.map(({ name, area }) => [name, area]));
  return (resource) => areas.get(resource);
}
