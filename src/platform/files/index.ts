import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '~/platform/config/config';
import { detectKind, newKey, typeOfKey, typeOfKind } from './content/kinds';
import { holdInput, receive } from './receive';
import { diskBackend } from './store/disk';
import { hasRoom } from './store/disk-room';
import { inWords, noRoom } from './store/faults';
import { s3Backend } from './store/s3';
import { parseFilesUrl } from './store/s3-url';
import type { FileStore } from './store/store';
import { sweeper, withTemporaryFile } from './store/temporary';

/** Files on this machine's disk, or in an S3 bucket when there is a FILES_URL. Nothing starts until it is used. */
export function createFileStore(
  options: Pick<Config, 'filesUrl' | 'dataDir'> & { diskFloorMb?: number | undefined },
): FileStore {
  const { filesUrl, dataDir, diskFloorMb } = options;
  const tmp = join(dataDir, 'tmp');
  const sweep = sweeper(tmp);
  const backend = filesUrl === undefined ? diskBackend(dataDir) : s3Backend(parseFilesUrl(filesUrl));

  return {
    async put(content, { access, accept, maxBytes, inspect, onKey, onReceived }) {
      const letGo = holdInput(content);
      try {
        if (!(await hasRoom(tmp, diskFloorMb))) throw noRoom();
        await sweep();
        return await withTemporaryFile(tmp, async (path) => {
          const { size, sha256 } = await receive(content, path, maxBytes, onReceived);
          const kind = await detectKind(path, accept);
          await inspect?.(path);
          const file = { key: newKey(access, kind), type: typeOfKind(kind), size, sha256 };
          await onKey?.(file.key);
          await backend.keep(path, file);
          return file;
        });
      } catch (error) {
        throw inWords(error);
      } finally {
        letGo();
      }
    },

    async putBack(key, content) {
      const type = typeOfKey(key);
      if (type === undefined) throw new Error(`This is no key of a file: ${key}`);
      await withTemporaryFile(tmp, async (path) => {
        const { size, sha256 } = await receive(content, path, Number.MAX_SAFE_INTEGER);
        await backend.keep(path, { key, type, size, sha256 });
      });
    },

    async open(key) {
      const type = typeOfKey(key);
      if (type === undefined) return undefined;
      const file = await backend.open(key);
      return file && { ...file, type };
    },

    async remove(key) {
      if (typeOfKey(key) !== undefined) await backend.remove(key);
    },

    hasRoom: () => hasRoom(tmp, diskFloorMb),

    async check() {
      try {
        await withTemporaryFile(tmp, async (path) => {
          // A whole block: a few bytes can still fit on a disk that is full.
          await writeFile(path, Buffer.alloc(4096));
          await backend.check(path);
        });
      } catch (error) {
        throw inWords(error);
      }
    },
  };
}
