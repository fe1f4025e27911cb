import { open } from 'node:fs/promises';

/** Writes until there is no room at all. */
export async function fill(file: string) {
  const handle = await open(file, 'w');
  for (const size of [64 * 1024, 4096, 1]) {
    const block = Buffer.alloc(size, 'x');
    while (
      await handle.write(block).then(
        ({ bytesWritten }) => bytesWritten === size,
        () => false,
      )
    );
  }
  await handle.close();
}
