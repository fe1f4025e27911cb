import { bytesOf, type KeptPage } from './kept-page';

/** Pages by the address they are asked for, up to that many bytes; the one kept longest ago makes room. */
export function createPageStore(mostBytes: number) {
  const pages = new Map<string, { page: KeptPage; bytes: number }>();
  let bytes = 0;

  function drop(url: string) {
    bytes -= pages.get(url)?.bytes ?? 0;
    pages.delete(url);
  }

  return {
    get: (url: string) => pages.get(url)?.page,
    drop,
    keep(url: string, page: KeptPage) {
      drop(url);
      const own = bytesOf(page);
      for (const oldest of pages.keys()) {
        if (bytes + own <= mostBytes) break;
        drop(oldest);
      }
      if (own > mostBytes) return;
      pages.set(url, { page, bytes: own });
      bytes += own;
    },
    size: () => ({ pages: pages.size, bytes }),
  };
}
