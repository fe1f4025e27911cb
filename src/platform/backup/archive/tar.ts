import { pipelinePromise, Readable } from 'streamx';
import { extract, pack } from 'tar-stream';
import { BackupFault } from '../fault';

export interface TarEntry {
  name: string;
  size: number;
  /** What is left of it unread is skipped. */
  body: AsyncIterable<Buffer>;
}

export type Content = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
type AddFile = (name: string, size: number, content: Content) => Promise<unknown>;

/** The bytes of a tar, made while they are read: `write` adds its files, one after the other. */
export async function* tarOf<Result>(
  changedAt: Date,
  write: (add: AddFile) => Promise<Result>,
): AsyncGenerator<Buffer, Result> {
  const tar = pack();
  const written = write((name, size, content) =>
    pipelinePromise(Readable.from(content), tar.entry({ name, size, mode: 0o600, mtime: changedAt })),
  );
  written.then(
    () => tar.finalize(),
    (fault) => tar.destroy(fault),
  );
  yield* buffersOf(tar);
  return written;
}

/** The files of an archive, one after the other. What is cut off within one, damaged or not a plain file is refused. */
export async function* tarEntries(source: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const tar = extract();
  let sourceFault: unknown;
  // Whoever reads the files is told what goes wrong, and it is not told a second time here.
  pipelinePromise(Readable.from(watched()), tar).catch(() => undefined);
  for await (const entry of inWords(tar)) {
    const { name, size, type } = entry.header;
    if (type !== 'file') throw new BackupFault('The archive holds something that is not a plain file.');
    yield { name, size, body: inWords(buffersOf(entry)) };
    entry.resume();
  }

  async function* watched() {
    try {
      yield* source;
    } catch (fault) {
      sourceFault = fault;
      throw fault;
    }
  }

  async function* inWords<Part>(parts: AsyncIterable<Part>): AsyncGenerator<Part> {
    try {
      yield* parts;
    } catch {
      throw sourceFault ?? new BackupFault('The archive is damaged or cut off.');
    }
  }
}

async function* buffersOf(stream: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  for await (const chunk of stream)
    if (chunk instanceof Uint8Array) yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
}
