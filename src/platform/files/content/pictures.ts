import { Readable } from 'node:stream';
import type { Sharp } from 'sharp';
import { AppError } from '~/lib/errors';
import { boundedQueue } from '~/platform/limits/bounded-queue';
import type { FileStore, PutOptions } from '../store/store';

/** 40 megapixels decode to 160 MB; what claims more is refused before it is decoded. */
const MOST_PIXELS = 40_000_000;

/**
 * A small file can unpack to that much, and anybody may send one: so two at a time, which also leaves threads for the
 * logins and files of others. Who waits holds no more than a file on the disk.
 */
const atOnce = boundedQueue(2, 100, () => {
  const sentence = 'Many pictures are being sent at the moment. Please try again in a minute.';
  return new AppError(503, 'overloaded', sentence, undefined, { 'Retry-After': '60' });
});

interface PictureSize {
  width: number;
  height: number;
}

/** A picture as it is kept: its file, and how large it is in pixels. */
export interface StoredPicture extends PictureSize {
  key: string;
  bytes: number;
}

/** One copy of a picture for each; or for each of those that its size asks for. */
export type PictureShapes =
  | readonly ((picture: Sharp) => Sharp)[]
  | ((size: PictureSize) => readonly ((picture: Sharp) => Sharp)[]);

/** Stores a picture anew: turned upright, without EXIF, in the form that `shape` gives it. */
export const storePicture = (
  files: Pick<FileStore, 'open' | 'put'>,
  original: { key: string; type: string },
  options: PutOptions,
  shape: (picture: Sharp) => Sharp,
): Promise<StoredPicture> =>
  atOnce(async () => {
    const { data, info } = await decoded(files, original.key, (picture) =>
      shape(picture.rotate()).toBuffer({ resolveWithObject: true }),
    );
    const { key, size } = await files.put(Readable.from([data]), {
      ...options,
      maxBytes: Number.MAX_SAFE_INTEGER,
    });
    return { key, bytes: size, width: info.width, height: info.height };
  });

/** How large a picture is once it stands upright. */
export const sizeOfPicture = (files: Pick<FileStore, 'open'>, key: string): Promise<PictureSize> =>
  atOnce(async () => (await decoded(files, key, (picture) => picture.metadata())).autoOrient);

async function decoded<Result>(
  files: Pick<FileStore, 'open'>,
  key: string,
  read: (picture: Sharp) => Promise<Result>,
): Promise<Result> {
  const opened = await files.open(key);
  if (!opened) throw new Error('The picture that was just stored is not there');
  // A large library, which most processes never need.
  const { default: sharp } = await import('sharp');
  const decoder = sharp({ limitInputPixels: MOST_PIXELS, failOn: 'error' });
  opened.stream.on('error', (fault) => decoder.destroy(fault)).pipe(decoder);
  try {
    return await read(decoder);
  } catch {
    throw new AppError(
      415,
      'unsupported_type',
      'This picture is damaged or too large. Please upload another one.',
    );
  } finally {
    opened.stream.destroy();
  }
}
