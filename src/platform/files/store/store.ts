import type { Readable } from 'node:stream';

export type FileKind = 'pdf' | 'doc' | 'docx' | 'jpeg' | 'png' | 'webp' | 'avif';

interface StoredFile {
  key: string;
  type: string;
  size: number;
  /** Of its content as it came. */
  sha256: string;
}

export interface PutOptions {
  access: 'private' | 'public';
  accept: readonly FileKind[];
  maxBytes: number;
  /** Looks at the whole content before anything of it is kept, and throws what it is refused with. */
  inspect?: (path: string) => Promise<void>;
  /** Told how much came, whatever becomes of it. */
  onReceived?: (bytes: number) => void;
  /** Told the key before there is a file under it: whoever remembers it finds the file, whatever happens in between. */
  onKey?: (key: string) => Promise<void>;
}

export interface FileStore {
  /** Keeps the whole content or nothing. The content is read to its end or destroyed, whatever happens. */
  put(content: Readable | AsyncIterable<Uint8Array>, options: PutOptions): Promise<StoredFile>;
  /** Puts a file of ours back under the key that it had. */
  putBack(key: string, content: AsyncIterable<Uint8Array>): Promise<void>;
  /** `undefined` when there is no such file. Whoever opens a stream reads it to its end or destroys it. */
  open(key: string): Promise<{ stream: Readable; type: string; size: number } | undefined>;
  /** Removing what is not there is fine. */
  remove(key: string): Promise<void>;
  /** Throws when the store cannot be written or reached. */
  check(): Promise<void>;
  /** Whether there is more room on the disk than is kept free for everything else. Below that no new file is taken. */
  hasRoom(): Promise<boolean>;
}

/** Where whole, checked files end up. The temporary file at `path` belongs to the caller, who cleans it up. */
export interface Backend {
  keep(path: string, file: StoredFile): Promise<void>;
  open(key: string): Promise<{ stream: Readable; size: number } | undefined>;
  remove(key: string): Promise<void>;
  check(path: string): Promise<void>;
}
