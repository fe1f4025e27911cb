import { engineOf } from '~/platform/db/engine/engine';
import type { Database, DatabaseTransaction } from '~/platform/db/schema';
import { addFirstWords } from './server/first-words';
import { applyAll } from './server/folder/apply';
import { hashOf, readFolder, writeFolder } from './server/folder/disk';
import { filesOf, siteIn } from './server/folder/folder-files';
import { type How, planImport, wordsOf } from './server/folder/plan';
import { readSite } from './server/folder/site-state';

export { FolderFault } from './server/folder/fault';

/** What the site says, as files that can be compared line by line; the same site is always the same files. */
export async function exportContent(db: Database, folder: string) {
  await addFirstWords({ db });
  const files = filesOf(await db.transaction().execute(readSite));
  await writeFolder(folder, files);
  return { files: files.size, hash: hashOf(files) };
}

/** Thrown where all of it was right: nothing of it stays. */
class OnlyTried extends Error {}

/** Makes the site say what the folder says, all of it or nothing; answers what that is. A dry run does the same, and undoes it. */
export async function importContent(db: Database, folder: string, how: How | 'dry-run') {
  const wanted = siteIn(await readFolder(folder));
  await addFirstWords({ db });
  let changes: string[] = [];
  const run = db.transaction().execute(async (trx) => {
    await lockAll(trx);
    const stored = await readSite(trx);
    const way = how === 'drafts' ? how : 'publish';
    const steps = planImport(stored, wanted, way);
    const ids = new Map(
      [...stored.entries].flatMap(([collection, entries]) =>
        entries.map(({ name, _id }) => [`${collection}/${name}`, _id] as const),
      ),
    );
    await applyAll(trx, steps, way, ids);
    changes = steps.flatMap(wordsOf);
    if (how === 'dry-run') throw new OnlyTried();
  });
  await run.catch((fault) => {
    if (!(fault instanceof OnlyTried)) throw fault;
  });
  return changes;
}

/** Before anything else is: whoever publishes one of them waits, or is waited for, with nothing in hand that is wanted here. */
async function lockAll(trx: DatabaseTransaction) {
  if (engineOf(trx) === 'postgres')
    await trx.selectFrom('contentEntries').select('_id').orderBy('_id').forUpdate().execute();
}
