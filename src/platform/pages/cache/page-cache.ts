import { LRUCache } from 'lru-cache';
import type { LookAtVersions } from '~/platform/db/table-versions';
import { bytesOf, type CachedPage, type FreshPage, isCached, isCurrent, pack } from './cached-page';

/** All pages and files of today, each in three ways, fit in twice. */
const MOST_BYTES = 48 * 1024 * 1024;

export type PageCache = ReturnType<typeof createPageCache>;

/** The public pages of this process, from the moment each was first asked for, by the address they are asked for. */
export function createPageCache(look: LookAtVersions, mostBytes = MOST_BYTES) {
  const pages = new LRUCache<string, CachedPage>({ maxSize: mostBytes, sizeCalculation: bytesOf });
  const coming = new Map<string, Promise<CachedPage | FreshPage>>();
  /** Drawn, and not asked for since: to pack a page with all effort takes longer than to draw it. */
  const askedOnce = new WeakSet<CachedPage>();
  let packing: Promise<unknown> = Promise.resolve();

  /** Without a database there is no telling: then it counts as changed. */
  const stillTrue = async (page: CachedPage) =>
    page.shows.size === 0 ||
    look().then(
      (versions) => isCurrent(page, versions),
      () => false,
    );

  async function find(url: string) {
    const page = pages.get(url);
    if (page && (await stillTrue(page))) return page;
    if (page && pages.get(url) === page) pages.delete(url);
    return undefined;
  }

  async function addIfShared(url: string, drawing: Promise<CachedPage | FreshPage>) {
    const page = await drawing;
    if (!isCached(page)) return page;
    pages.set(url, page);
    askedOnce.add(page);
    return page;
  }

  function get(url: string) {
    const page = pages.get(url);
    if (page && askedOnce.delete(page)) packWell(url, page);
    return page;
  }

  /** One after the other, so that requests keep the processor. */
  function packWell(url: string, page: CachedPage) {
    packing = packing
      .then(() => (pages.get(url) === page ? pack(page, 'smallest') : undefined))
      // It goes on as it is packed already.
      .catch(() => {});
  }

  return {
    get,
    add: (url: string, page: CachedPage) => void pages.set(url, page),
    find,

    /** The page at that URL, drawn only if it is neither here nor on its way. */
    async findOrDraw(url: string, draw: () => Promise<CachedPage | FreshPage>) {
      const other = coming.get(url);
      if (other) {
        const page = await other.catch(() => undefined);
        // What is not for everybody is drawn for each, and what was on its way may be from before the last change.
        return page && isCached(page) && (await stillTrue(page)) ? page : addIfShared(url, draw());
      }
      const own = find(url).then((page) => page ?? addIfShared(url, draw()));
      coming.set(url, own);
      try {
        return await own;
      } finally {
        coming.delete(url);
      }
    },
  };
}
