import type { LookAtVersions } from '~/platform/db/table-versions';
import { type FreshPage, isCurrent, isKept, type KeptPage, pack } from './kept-page';
import { createPageStore } from './page-store';

/** All pages and files of today, each in three ways, fit in twice. */
const MOST_BYTES = 48 * 1024 * 1024;

export type KeptPages = ReturnType<typeof keepPages>;

/** The public pages of this process, from the moment each was first asked for. */
export function keepPages(look: LookAtVersions, mostBytes = MOST_BYTES) {
  const store = createPageStore(mostBytes);
  const coming = new Map<string, Promise<KeptPage | FreshPage>>();
  let packing: Promise<unknown> = Promise.resolve();

  /** Without a database there is no telling: then it counts as changed. */
  const stillTrue = async (page: KeptPage) =>
    page.shows.size === 0 ||
    look().then(
      (versions) => isCurrent(page, versions),
      () => false,
    );

  async function find(url: string) {
    const page = store.get(url);
    if (page && (await stillTrue(page))) return page;
    if (page && store.get(url) === page) store.drop(url);
    return undefined;
  }

  async function keepIfShared(url: string, drawing: Promise<KeptPage | FreshPage>) {
    const page = await drawing;
    if (!isKept(page)) return page;
    store.keep(url, page);
    // One after the other, so that requests keep the processor.
    packing = packing
      .then(() => (store.get(url) === page ? pack(page, 'smallest') : undefined))
      // It goes on as it is packed already.
      .catch(() => {});
    return page;
  }

  return {
    get: store.get,
    keep: store.keep,
    find,

    /** The page at that URL, drawn only if it is neither here nor on its way. */
    async findOrDraw(url: string, draw: () => Promise<KeptPage | FreshPage>) {
      const other = coming.get(url);
      if (other) {
        const page = await other.catch(() => undefined);
        // What is not for everybody is drawn for each, and what was on its way may be from before the last change.
        return page && isKept(page) && (await stillTrue(page)) ? page : keepIfShared(url, draw());
      }
      const own = find(url).then((page) => page ?? keepIfShared(url, draw()));
      coming.set(url, own);
      try {
        return await own;
      } finally {
        coming.delete(url);
      }
    },
  };
}
