import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { addPacked, asItIs, type CachedPage } from './cache/cached-page';

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Vite's own files carry a hash in their name, so they never change. */
const FOREVER = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600';

/**
 * The browser's files by their URLs, each beside its .br and .gz twins, made once at build time. Nothing that was not
 * there at the start is ever looked for on the disk.
 */
export async function builtFiles(clientDir: string) {
  const found = await readdir(clientDir, { recursive: true, withFileTypes: true });
  const files = new Set(
    found
      .filter((entry) => entry.isFile() && TYPES[path.extname(entry.name)])
      .map(({ parentPath, name }) => `/${path.relative(clientDir, path.join(parentPath, name))}`),
  );

  async function read(url: string, headers: Record<string, string>): Promise<CachedPage> {
    const file = path.join(clientDir, url);
    const twin = (ending: string) => readFile(file + ending).catch(() => undefined);
    const [body, br, gzip] = await Promise.all([readFile(file), twin('.br'), twin('.gz')]);
    const facts = {
      'content-type': TYPES[path.extname(url)] ?? '',
      'cache-control': url.startsWith('/assets/') ? FOREVER : AN_HOUR,
      ...(br || gzip ? { vary: 'Accept-Encoding' } : {}),
    };
    const page = asItIs({ headers: { ...headers, ...facts }, body, shows: new Map(), reads: new Set() });
    if (br) addPacked(page, 'br', br);
    if (gzip) addPacked(page, 'gzip', gzip);
    return page;
  }

  return { has: (url: string) => files.has(url), read };
}
