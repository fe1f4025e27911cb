import { comparePictures, importPictures } from '~/features/media/media-folder.server';
import { AppError } from '~/lib/errors';
import { engineOf } from '~/platform/db/engine/engine';
import type { DatabaseTransaction } from '~/platform/db/schema';
import { releaseFiles } from '~/platform/files/named/pending-deletions';
import type { Services } from '~/platform/http/services';
import { addFirstWords } from './server/first-words';
import { applyAll } from './server/folder/apply';
import { hashOf, readFolder, writeFolder } from './server/folder/disk';
import { FolderFault } from './server/folder/fault';
import { filesOf, siteIn } from './server/folder/folder-files';
import { storePictures, writePictures } from './server/folder/picture-files';
import { type How, planImport, wordsOf } from './server/folder/plan';
import { readSite } from './server/folder/site-state';

export { FolderFault };

type House = Pick<Services, 'db' | 'features' | 'files'>;

/** What the site says, as files that can be compared line by line; the same site is always the same files. */
export async function exportContent({ db, files: store }: Pick<House, 'db' | 'files'>, folder: string) {
  await addFirstWords({ db });
  const site = await db.transaction().execute(readSite);
  const files = filesOf(site);
  await writeFolder(folder, files);
  await writePictures(store, folder, site.pictures);
  return { files: files.size, hash: hashOf(files) };
}

/** Thrown where all of it was right: nothing of it stays. */
class OnlyTried extends Error {}

/** Makes the site say what the folder says, all of it or nothing; answers what that is. A dry run does the same, and undoes it. */
export async function importContent(house: House, folder: string, how: How | 'dry-run') {
  const { db } = house;
  const wanted = siteIn(await readFolder(folder));
  const way = how === 'drafts' ? how : 'publish';
  await addFirstWords({ db });
  const pictures = await comparePictures(db, wanted.pictures, way);
  if (how !== 'dry-run') await storePictures(house, folder, pictures.newKeys);
  let changes = [
    ...pictures.added.map(({ name }) => `+ picture ${name}`),
    ...pictures.changed.map(({ name }) => `~ picture ${name}`),
  ];
  const run = db.transaction().execute(async (trx) => {
    if (how === 'dry-run') await releaseFiles(trx, pictures.newKeys);
    await importPictures(trx, house, pictures).catch(asFault);
    await lockAll(trx);
    const stored = await readSite(trx);
    const steps = planImport(stored, wanted, way);
    const ids = new Map(
      [...stored.entries].flatMap(([collection, entries]) =>
        entries.map(({ name, _id }) => [`${collection}/${name}`, _id] as const),
      ),
    );
    await applyAll(trx, steps, way, ids);
    changes = [...changes, ...steps.flatMap(wordsOf)];
    if (how === 'dry-run') throw new OnlyTried();
  });
  await run.catch((fault) => {
    if (!(fault instanceof OnlyTried)) throw fault;
  });
  return changes;
}

function asFault(fault: unknown): never {
  throw fault instanceof AppError ? new FolderFault(`media: ${fault.message}`) : fault;
}

/** Before words are changed: whoever publishes some waits, or is waited for, with nothing in hand that is wanted here. */
async function lockAll(trx: DatabaseTransaction) {
  if (engineOf(trx) === 'postgres')
    await trx.selectFrom('contentEntries').select('_id').orderBy('_id').forUpdate().execute();
}
