import { LRUCache } from 'lru-cache';
import type { LookAtVersions } from '~/platform/db/table-versions';
import {
  bytesOf,
  type CachedPage,
  type FreshPage,
  hasEnded,
  isCached,
  isCurrent,
  isStillSaid,
  pack,
} from './cached-page';

/** All pages and files of today, each in three ways, fit in twice. */
const MOST_BYTES = 48 * 1024 * 1024;
/** To pack a page well takes longer than to draw it, which is lost when what it shows changes: only one that is asked for again and again. */
const ASKED_OFTEN = 10;

export type PageCache = ReturnType<typeof createPageCache>;

/** Stands for what pages read from memory: another object after every change. */
export type InMemory = () => object;
const none = {};
const nothing: InMemory = () => none;

/** The public pages of this process, from the moment each was first asked for, by the address they are asked for. */
export function createPageCache(look: LookAtVersions, inMemory: InMemory = nothing, mostBytes = MOST_BYTES) {
  const pages = new LRUCache<string, CachedPage>({ maxSize: mostBytes, sizeCalculation: bytesOf });
  const coming = new Map<string, Promise<CachedPage | FreshPage>>();
  /** Those that are packed quickly as yet. */
  const timesAsked = new WeakMap<CachedPage, number>();
  let packing: Promise<unknown> = Promise.resolve();

  /** In which state of memory a page was last found to be true: one look at it, as long as nothing changes. */
  const seenTrue = new WeakMap<CachedPage, object>();

  /** What is cached there, unless it says what is not said any more. */
  function current(url: string) {
    const page = pages.get(url);
    if (!page) return undefined;
    if (hasEnded(page)) {
      pages.delete(url);
      return undefined;
    }
    if (page.reads.size === 0) return page;
    const state = inMemory();
    if (seenTrue.get(page) === state) return page;
    if (isStillSaid(page)) {
      seenTrue.set(page, state);
      return page;
    }
    pages.delete(url);
    return undefined;
  }

  /** Without a database there is no telling: then it counts as changed. */
  const stillTrue = async (page: CachedPage) =>
    page.shows.size === 0 ||
    look().then(
      (versions) => isCurrent(page, versions),
      () => false,
    );

  async function find(url: string) {
    const page = current(url);
    if (page && (await stillTrue(page))) return page;
    if (page && pages.get(url) === page) pages.delete(url);
    return undefined;
  }

  async function addIfShared(url: string, drawing: Promise<CachedPage | FreshPage>) {
    const page = await drawing;
    if (!isCached(page)) return page;
    pages.set(url, page);
    timesAsked.set(page, 1);
    return page;
  }

  function get(url: string) {
    const page = current(url);
    if (!page) return undefined;
    const times = timesAsked.get(page);
    if (times !== undefined) noteAsked(url, page, times + 1);
    return page;
  }

  function noteAsked(url: string, page: CachedPage, times: number) {
    timesAsked.set(page, times);
    if (times < ASKED_OFTEN) return;
    timesAsked.delete(page);
    packWell(url, page);
  }

  /** One after the other, so that requests keep the processor. */
  function packWell(url: string, page: CachedPage) {
    packing = packing
      .then(() => (pages.get(url) === page ? pack(page, 'thorough') : undefined))
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
        const isSame = page && isCached(page) && !hasEnded(page) && isStillSaid(page);
        return isSame && (await stillTrue(page)) ? page : addIfShared(url, draw());
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
