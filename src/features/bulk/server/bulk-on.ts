import { sql } from 'kysely';
import type { Resource } from '~/model/resource';
import { among } from '~/platform/db/engine/among';
import type { Database } from '~/platform/db/schema';
import type { Outcome, Target } from '~/records/bulk/bulk-changes';

/** Of what is set, all is another record's, which each of these names. */
export function bulkOnOf({ bulkOn }: Resource, set: Record<string, unknown> | undefined) {
  const fields = Object.keys(set ?? {});
  return bulkOn && fields.length > 0 && fields.every((field) => bulkOn.fields.includes(field))
    ? bulkOn
    : undefined;
}

/** The records that are changed in place of those that name them, as they are now, and what came of it for each of these. */
export async function namedBy(
  db: Database,
  resource: Resource,
  other: Resource,
  on: NonNullable<Resource['bulkOn']>,
  found: readonly Target[],
) {
  const ids = found.map(({ _id }) => _id);
  const { rows } = await sql<{ _id: string; by: string; version: number }>`
    select other."_id", named."_id" as "by", other."version"
    from ${sql.table(resource.table)} as named
    join ${sql.table(other.table)} as other on other."_id" = ${sql.ref(`named.${on.id}`)}
    where ${among(db, 'named._id', ids)} and named."deletedAt" is null`.execute(db);
  const naming = Map.groupBy(rows, ({ _id }) => _id);
  const namers = new Set(rows.map(({ by }) => by));
  return {
    targets: Array.from(naming.values(), ([first]) => first).flatMap((first) =>
      first ? [{ _id: first._id, version: first.version }] : [],
    ),
    /** Two may name the same one. */
    outcomeOf: ({ skipped }: Outcome): Outcome => {
      const left = [
        ...skipped.flatMap(({ _id, message }) =>
          (naming.get(_id) ?? []).map(({ by }) => ({ _id: by, message })),
        ),
        ...ids.filter((_id) => !namers.has(_id)).map((_id) => ({ _id, message: on.none })),
      ];
      return { changed: ids.length - left.length, skipped: left };
    },
  };
}
