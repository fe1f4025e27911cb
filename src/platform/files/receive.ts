import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { emptyFile, fileTooLarge } from './store/faults';

type Content = Readable | AsyncIterable<Uint8Array>;

/**
 * Call before anything is awaited: a stream that fails while nobody listens would end the process. The function
 * it returns destroys what was not read, so that a refused upload does not hold its connection.
 */
export function holdInput(content: Content): () => void {
  if (!(content instanceof Readable)) return () => undefined;
  content.on('error', () => undefined);
  return () => content.destroy();
}

/** Writes the content to a new file as it comes in and answers its size and its hash; stops reading once it is too large. */
export async function receive(
  content: Content,
  path: string,
  maxBytes: number,
  onReceived: (bytes: number) => void = () => undefined,
) {
  const hash = createHash('sha256');
  let size = 0;
  async function* counted(chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      size += chunk.byteLength;
      if (size > maxBytes) throw fileTooLarge(maxBytes);
      hash.update(chunk);
      yield chunk;
    }
  }

  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(counted(content));
    await file.sync();
  } finally {
    onReceived(size);
    await file.close();
  }
  // A multipart parser that reaches its own limit ends the stream as if the file were whole, and sets this mark.
  if ('truncated' in content && content.truncated === true) throw fileTooLarge(maxBytes);
  if (size === 0) throw emptyFile();
  return { size, sha256: hash.digest('hex') };
}
