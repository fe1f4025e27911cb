import { DAY, fromNow, now } from '~/lib/time';
import { reach } from '~/model/permissions';
import { isOpenIn } from '~/platform/auth/sessions/sessions';
import { hashToken, newToken } from '~/platform/auth/tokens';
import type { Database } from '~/platform/db/schema';
import { missing } from '~/platform/http/errors';
import { collectionCalled, draftOf, type Entry, versionOf } from '../entries';

/** Under which a preview has its pages: a link in one of them leads to another, and out of it where it says so. */
export const previewBase = (token: string) => `/preview/${token}`;

interface Asked {
  collection: string;
  id: string;
}

interface Maker {
  userId: string;
  /** Where it is to be for that browser alone. */
  sessionId: string | null;
}

/** A link of 256 random bits, of which the hash alone is stored. */
export async function addPreviewLink(db: Database, { collection, id }: Asked, maker: Maker) {
  const { name, shownOn } = collectionCalled(collection);
  const entry = await shownEntry(db, id);
  if (entry?.collection !== name) throw missing('There is no such entry.');
  const token = newToken();
  const address = shownOn((await newestOf(db, entry)) ?? {});
  const expiresAt = fromNow(DAY);
  await db.deleteFrom('previewLinks').where('expiresAt', '<=', now()).execute();
  await db
    .insertInto('previewLinks')
    .values({ tokenHash: hashToken(token), entryId: id, address, ...maker, expiresAt })
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
  const { entryId, address, expiresAt, sessionId, userId } = link;
  const isOpen = sessionId === null ? await mayStillShow(db, userId) : await isOpenIn(db, sessionId, binding);
  if (!isOpen) return undefined;
  const entry = await shownEntry(db, entryId);
  const data = entry && (await newestOf(db, entry));
  return data && { entry, data, address, expiresAt, isOwn: sessionId !== null };
}

/** Who was blocked, has left or may not edit it any more has nothing of it open elsewhere. */
async function mayStillShow(db: Database, userId: string | null) {
  const maker = await db
    .selectFrom('users')
    .select('role')
    .where('_id', '=', userId ?? '')
    .where('isBlocked', '=', false)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return maker !== undefined && reach(maker.role, 'content:edit') !== 'none';
}

/** All that were handed out; those of editors end with their sessions. */
export async function endPreviewLinks(db: Database, { collection, id }: Asked) {
  const entry = await shownEntry(db, id);
  if (entry?.collection !== collectionCalled(collection).name) throw missing('There is no such entry.');
  await db.deleteFrom('previewLinks').where('entryId', '=', id).where('sessionId', 'is', null).execute();
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
