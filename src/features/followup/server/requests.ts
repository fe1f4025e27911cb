import { sql } from 'kysely';
import type { AnyRecord, Resource } from '~/model/resource';
import { among } from '~/platform/db/engine/among';
import { engineOf } from '~/platform/db/engine/engine';
import type { DatabaseTransaction } from '~/platform/db/schema';
import { recordTables } from '~/platform/db/stored-record';
import type { Registry } from '~/platform/http/services';
import { FIRST_VERSION } from '~/records/record-changes';

const findKinds = (features: Registry['features']) =>
  features.flatMap(({ resource, firstRemark, requirementOf }) =>
    resource && firstRemark ? [{ resource, firstRemark, requirementOf }] : [],
  );

const knownKinds = new WeakMap<Registry['features'], ReturnType<typeof findKinds>>();

/** What can be followed up. Looked up once: every form asks. */
export function requestKinds({ features }: Pick<Registry, 'features'>) {
  const kinds = knownKinds.get(features) ?? findKinds(features);
  knownKinds.set(features, kinds);
  return kinds;
}

export const requestKind = (services: Pick<Registry, 'features'>, name: string) =>
  requestKinds(services).find(({ resource }) => resource.name === name);

/** Whoever changes both locks the lead before what was sent: two of them wait for each other, and not in a circle. */
export async function lockLeads(trx: DatabaseTransaction, { table }: Resource, ids: readonly string[]) {
  if (engineOf(trx) === 'sqlite') return;
  const theirs = sql`select "followupId" from ${sql.table(table)} where ${among(trx, '_id', ids)}`;
  await sql`select 1 from "followups" where "_id" in (${theirs}) order by "_id" for update`.execute(trx);
}

const unowned = { ownerId: null, ownerName: '' };
/** What a request says that nobody follows up. */
export const noLead = { followupId: null, stage: null, ...unowned };

const isSame = (one: AnyRecord, other: AnyRecord) =>
  ['stage', 'ownerId', 'ownerName'].every((field) => one[field] === other[field]);

/** What was sent says what its follow-up says: nothing while that lies in the trash. A new one has been told by who made it. */
export async function tellRequests(
  trx: DatabaseTransaction,
  features: Registry['features'],
  { before, after }: { before: AnyRecord | undefined; after: AnyRecord | undefined },
) {
  if (!before && after?.version === FIRST_VERSION) return;
  if (before && after && isSame(before, after)) return;
  const id = (after ?? before)?._id;
  if (id === undefined) return;
  const said = after
    ? { stage: after.stage, ownerId: after.ownerId, ownerName: after.ownerName }
    : { stage: null, ...unowned };
  for (const { resource } of requestKinds({ features }))
    await recordTables(trx).updateTable(resource.table).set(said).where('followupId', '=', id).execute();
}

/** Nothing names a follow-up that is gone for good. */
export async function forgetFollowup(
  trx: DatabaseTransaction,
  { _id }: AnyRecord,
  features: Registry['features'],
) {
  for (const { resource } of requestKinds({ features }))
    await recordTables(trx).updateTable(resource.table).set(noLead).where('followupId', '=', _id).execute();
}

/** Whoever owns something is named by the name that they have now; the people's desk does the same for people. */
export async function renameOwner(
  trx: DatabaseTransaction,
  features: Registry['features'],
  userId: string,
  named: { ownerId: string | null; ownerName: string },
) {
  const requests = requestKinds({ features }).map(({ resource }) => resource.table);
  for (const table of ['followups', ...requests])
    await sql`update ${sql.table(table)} set "ownerId" = ${named.ownerId}, "ownerName" = ${named.ownerName}
      where "ownerId" = ${userId}`.execute(trx);
}
