import { replaceRedirects } from '~/features/redirects/addresses.server';
import { AppError } from '~/lib/errors';
import type { DatabaseTransaction } from '~/platform/db/schema';
import type { Collection } from '../../collection';
import { addEntry, writeOver } from '../drafts';
import { collectionCalled, lockShownEntry } from '../entries';
import { judgeDraft } from '../judge';
import { moveToTrash, publish, unpublish } from '../publish/publish';
import { putInOrder } from '../publish/put-in-order';
import { FolderFault } from './fault';
import { type How, type Step, same } from './plan';

/** Nobody's account: whoever runs the command has the machine. */
const IMPORT = { userId: null, userName: 'Import' };

type Data = Record<string, unknown>;
/** The entries that there are by now, by collection and name. */
type Ids = Map<string, string>;
type Writing = Extract<Step, { does: 'add' | 'change' }>;

/** Does one step of an import after the other; what is not right in one is said with the file that it stands in. */
export async function applyAll(trx: DatabaseTransaction, steps: readonly Step[], how: How, ids: Ids) {
  for (const step of steps) {
    try {
      await apply(trx, step, how, ids);
    } catch (fault) {
      throw fault instanceof AppError ? new FolderFault(`${placeOf(step)}: ${said(fault)}`) : fault;
    }
  }
}

async function apply(trx: DatabaseTransaction, step: Step, how: How, ids: Ids) {
  if (step.does === 'redirects') return replaceRedirects(trx, step.wanted);
  const collection = collectionCalled(step.collection);
  if (step.does === 'remove') return moveToTrash(trx, collection, step.stored._id, IMPORT);
  if (step.does === 'order')
    return putInOrder(
      trx,
      collection,
      step.names.map((name) => ids.get(`${collection.name}/${name}`) ?? ''),
      IMPORT,
    );
  const write = how === 'publish' ? writeAndPublish : writeDraft;
  ids.set(`${collection.name}/${step.entry.name}`, await write(trx, collection, step));
}

const placeOf = (step: Step) => {
  if (step.does === 'redirects') return 'redirects.json';
  return 'entry' in step ? `${step.collection}/${step.entry.name}.json` : step.collection;
};

const said = ({ message, fields }: AppError) =>
  Object.entries(fields ?? {})
    .map(([field, words]) => `${field}: ${words}`)
    .join(' ') || message;

/** As drafts: what visitors are not to see yet before what they are. */
const writeDraft = (trx: DatabaseTransaction, collection: Collection, { entry, stored }: Writing) =>
  save(trx, collection, stored?._id, entry.draft ?? entry.published ?? {});

/** What somebody is writing here stays their draft, unless the folder has another. */
async function writeAndPublish(trx: DatabaseTransaction, collection: Collection, { entry, stored }: Writing) {
  const isNews = entry.published !== undefined && !same(entry.published, stored?.published);
  let id = stored?._id;
  if (entry.published && isNews) {
    id = await save(trx, collection, id, entry.published);
    await publish(trx, collection, id, IMPORT);
  }
  if (id !== undefined && !entry.published && stored?.published) await unpublish(trx, collection, id, IMPORT);
  const draft = entry.draft ?? (isNews ? stored?.draft : undefined);
  if (id === undefined || (draft && (isNews || !same(draft, stored?.draft))))
    id = await save(trx, collection, id, draft ?? {});
  return id;
}

async function save(trx: DatabaseTransaction, collection: Collection, id: string | undefined, data: Data) {
  if (id === undefined) return (await addEntry(trx, collection, { data }, IMPORT))._id;
  const entry = await lockShownEntry(trx, collection.name, id);
  await writeOver(trx, collection, entry, judgeDraft(collection, data), IMPORT);
  return id;
}
