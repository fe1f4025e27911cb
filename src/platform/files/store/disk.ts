import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isMissing } from './faults';
import type { Backend } from './store';

export function diskBackend(dataDir: string): Backend {
  const root = join(dataDir, 'files');
  const pathOf = (key: string) => join(root, key);

  return {
    async keep(path, { key }) {
      const target = pathOf(key);
      const directory = dirname(target);
      const created = await mkdir(directory, { recursive: true, mode: 0o700 });
      try {
        await rename(path, target);
        // Without this a power cut can take back the name although the content is safe.
        await syncDirectory(directory);
        if (created) await Promise.all([syncDirectory(root), syncDirectory(dataDir)]);
      } catch (error) {
        await rm(target, { force: true });
        throw error;
      }
    },

    async open(key) {
      const file = await open(pathOf(key)).catch((error) => {
        if (isMissing(error)) return undefined;
        throw error;
      });
      if (!file) return undefined;
      const { size } = await file.stat();
      return { stream: file.createReadStream(), size };
    },

    remove: (key) => rm(pathOf(key), { force: true }),

    async check(path) {
      const target = join(root, '.check');
      await mkdir(root, { recursive: true, mode: 0o700 });
      await rename(path, target);
      await rm(target, { force: true });
    },
  };
}

async function syncDirectory(path: string) {
  const directory = await open(path);
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
