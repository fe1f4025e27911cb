import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const HOUR = 3_600_000;

/** Lends a path that does not exist yet; whatever is there when `use` is done is removed. */
export async function withTemporaryFile<T>(directory: string, use: (path: string) => Promise<T>): Promise<T> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const path = join(directory, randomUUID());
  try {
    return await use(path);
  } finally {
    // What cannot be removed now must not hide the result; the sweep comes back for it.
    await rm(path, { force: true }).catch(() => undefined);
  }
}

/** Removes what a killed process left behind, at most once an hour. An upload under way is always newer. */
export function sweeper(directory: string): () => Promise<void> {
  let sweptAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (Date.now() - sweptAt < HOUR) return;
    sweptAt = Date.now();
    const names = await readdir(directory).catch(() => []);
    await Promise.allSettled(names.map((name) => removeIfStale(join(directory, name))));
  };
}

async function removeIfStale(path: string) {
  const file = await stat(path);
  if (file.isFile() && Date.now() - file.mtimeMs > HOUR) await rm(path, { force: true });
}
