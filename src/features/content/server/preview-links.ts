import { DAY, fromNow, now } from '~/lib/time';
import { isOpenIn } from '~/platform/auth/sessions/sessions';
import { hashToken, newToken } from '~/platform/auth/tokens';
import type { Database } from '~/platform/db/schema';
import { missing } from '~/platform/http/errors';
import { collectionCalled, draftOf, type Entry, versionOf } from './entries';

/** Under which a preview has its pages: a link in one of them leads to another, and out of it where it says so. */
export const previewBase = (token: string) => `/preview/${token}`;

interface Asked {
  collection: string;
  id: string;
}

/** A link of 256 random bits, of which the hash alone is stored; of a session, it is that browser's own. */
export async function addPreviewLink(
  db: Database,
  { collection, id }: Asked,
  sessionId: string | null = null,
) {
  const { name, shownOn } = collectionCalled(collection);
  const entry = await shownEntry(db, id);
  if (entry?.collection !== name) throw missing('There is no such entry.');
  const token = newToken();
  const address = shownOn((await newestOf(db, entry)) ?? {});
  const expiresAt = fromNow(DAY);
  await db.deleteFrom('previewLinks').where('expiresAt', '<=', now()).execute();
  await db
    .insertInto('previewLinks')
    .values({ tokenHash: hashToken(token), entryId: id, address, sessionId, expiresAt })
    .execute();
  return { path: previewBase(token) + address, expiresAt };
}

/** What a link shows to the browser with this half of a session; undefined once it has ended. */
export async function findPreviewed(db: Database, token: string, binding: string | undefined) {
  const link = await db
    .selectFrom('previewLinks')
    .selectAll()
    .where('tokenHash', '=', hashToken(token))
    .where('expiresAt', '>', now())
    .executeTakeFirst();
  if (!link) return undefined;
  const { entryId, address, expiresAt, sessionId } = link;
  if (sessionId !== null && !(await isOpenIn(db, sessionId, binding))) return undefined;
  const entry = await shownEntry(db, entryId);
  const data = entry && (await newestOf(db, entry));
  return data && { entry, data, address, expiresAt, isOwn: sessionId !== null };
}

const shownEntry = (db: Database, id: string) =>
  db
    .selectFrom('contentEntries')
    .selectAll()
    .where('_id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();

/** Its draft, or what is published where there is none. */
async function newestOf(db: Database, { _id, publishedVersion }: Entry) {
  const newest =
    (await draftOf(db, _id)) ??
    (publishedVersion === null ? undefined : await versionOf(db, _id, publishedVersion));
  return newest?.data;
}
