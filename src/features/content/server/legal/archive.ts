import { sql } from 'kysely';
import { dayOf, now } from '~/lib/time';
import type { Database, DatabaseTransaction } from '~/platform/db/schema';
import type { Collection } from '../../collection';
import { collections } from '../../collections';

/** A version of a text that people were held to, by the name under which their consent was stored. */
export interface ArchivedVersion {
  name: string;
  /** The day on which it came into force. */
  since: string;
}

export const archivedNames: readonly string[] = collections
  .filter(({ archived }) => archived)
  .map(({ name }) => name);

const nameIn = sql<string>`data ->> 'version'`;
const sinceIn = sql<string>`data ->> 'updated'`;

const versionsOf = (db: Database, collection: string) =>
  db
    .selectFrom('contentVersions')
    .innerJoin('contentEntries', 'contentEntries._id', 'contentVersions.entryId')
    .where('collection', '=', collection);

/** What whoever agrees now agrees to; undefined where nothing was ever published. */
export async function versionInForce(db: Database, collection: string) {
  const published = versionsOf(db, collection).whereRef('version', '=', 'publishedVersion');
  return (await published.select(nameIn.as('name')).executeTakeFirst())?.name;
}

/** The newest first. */
export const archiveOf = (db: Database, collection: string): Promise<ArchivedVersion[]> =>
  versionsOf(db, collection)
    .select([nameIn.as('name'), sinceIn.as('since')])
    .orderBy('contentVersions.version', 'desc')
    .execute();

export const archivedVersion = (db: Database, collection: string, name: string) =>
  versionsOf(db, collection).select('data').where(nameIn, '=', name).executeTakeFirst();

/**
 * Whoever agrees has agreed to one version: a name that was given before is counted on when it is published, by the month and
 * within it by figures, and the day becomes that day. One that is new stays, as it comes with the words of another site.
 */
export async function namedAnew(
  trx: DatabaseTransaction,
  { archived, name }: Collection,
  data: Record<string, unknown>,
) {
  if (!archived) return data;
  const known = new Set((await archiveOf(trx, name)).map((version) => version.name));
  if (!known.has(String(data.version))) return data;
  const updated = dayOf(now());
  return { ...data, version: nextName(updated.slice(0, 'yyyy-mm'.length), known), updated };
}

export function nextName(month: string, known: ReadonlySet<string>) {
  let name = month;
  for (let n = 2; known.has(name); n++) name = `${month}.${n}`;
  return name;
}
