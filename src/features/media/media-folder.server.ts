import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { now } from '~/lib/time';
import { fileFields } from '~/model/resource';
import type { Database, DatabaseTransaction } from '~/platform/db/schema';
import { filesOf } from '~/platform/files/named/files-of';
import { unique } from '~/platform/http/errors';
import type { Services } from '~/platform/http/services';
import { changesOf } from '~/records/record-changes';
import { isUpload } from './library.server';
import { media, mediaRow } from './media';
import { described } from './server/described';

/** What is the same of a picture in every installation. */
const uploaded = mediaRow.omit({ version: true, date: true, title: true }).strip();
/** One that came with the site lies in every build: what people have said of it is all that is theirs. */
const drawn = uploaded
  .pick({ _id: true, name: true, alt: true, decorative: true, focusX: true, focusY: true })
  .extend({ drawn: z.string() });

const hasOwnFiles = (picture: Readonly<Record<string, unknown>>) =>
  fileFields(media).every(
    ({ field }) => picture[field] === null || filesOf(media, { [field]: picture[field] }).length === 1,
  );

/** As it lies in a folder. It names no files but those that it is stored in. */
export const folderPicture = z.union([uploaded.strict().refine(hasOwnFiles), drawn.strict()]);
export type FolderPicture = z.output<typeof folderPicture>;

const IMPORT = { userId: null, userName: 'Import' };
const TAKEN = 'The same picture is in the library already, under another name.';

/** The pictures that people have brought, and what they have changed of those that were there. */
export async function folderPictures(db: Database): Promise<FolderPicture[]> {
  const rows = await db
    .selectFrom('media')
    .selectAll()
    .where('deletedAt', 'is', null)
    .orderBy('_id')
    .execute();
  return rows.flatMap((row): FolderPicture[] => {
    if (isUpload(row)) return [uploaded.parse(row)];
    return row.version > 1 ? [drawn.parse(row)] : [];
  });
}

/** Where its files lie, by the keys of the store. */
export const keysOf = (picture: FolderPicture) => filesOf(media, picture);

/** What the library lacks of them, what it says otherwise, and which files it does not name yet. */
export async function comparePictures(
  db: Database,
  wanted: readonly FolderPicture[],
  how: 'publish' | 'drafts',
) {
  const rows = await db.selectFrom('media').selectAll().execute();
  const known = new Map(rows.map((row) => [row._id, row]));
  const added = wanted.filter(({ _id }) => !known.has(_id));
  const changed = wanted.filter((picture) => {
    const row = known.get(picture._id);
    // A picture that is there is seen: what is said of it is no draft.
    if (!row || how === 'drafts') return false;
    const same = 'url' in picture ? uploaded.parse(row) : drawn.safeParse(row).data;
    return row.deletedAt !== null || !isDeepStrictEqual(same, picture);
  });
  const newKeys = [...added, ...changed].flatMap((picture) => {
    const old = filesOf(media, known.get(picture._id) ?? {});
    return keysOf(picture).filter((key) => !old.includes(key));
  });
  return { added, changed, newKeys };
}

/** Their files are noted for deletion before, until these records claim them. */
export async function importPictures(
  trx: DatabaseTransaction,
  services: Pick<Services, 'db' | 'features'>,
  { added, changed }: Pick<Awaited<ReturnType<typeof comparePictures>>, 'added' | 'changed'>,
) {
  const changes = changesOf(services, media);
  for (const picture of added) {
    if (!('url' in picture)) continue;
    const row = { ...picture, ...described(picture), date: now() };
    await unique({ sha256: TAKEN }, () => changes.insert(trx, row, IMPORT));
  }
  for (const { _id, ...said } of changed) {
    await changes.moveIn(trx, _id, 'list', IMPORT);
    const row = { ...said, ...described(said) };
    await unique({ sha256: TAKEN }, () => changes.updateIn(trx, _id, row, IMPORT));
  }
}
