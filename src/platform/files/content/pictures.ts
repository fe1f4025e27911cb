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

/** Stores a picture anew: turned upright, without EXIF, in the form that `shape` gives it. */
export const storePicture = (
  files: Pick<FileStore, 'open' | 'put'>,
  original: { key: string; type: string },
  options: PutOptions,
  shape: (picture: Sharp) => Sharp,
) =>
  atOnce(async () => {
    const content = await redrawn(files, original.key, shape);
    return files.put(Readable.from([content]), { ...options, maxBytes: Number.MAX_SAFE_INTEGER });
  });

async function redrawn(files: Pick<FileStore, 'open'>, key: string, shape: (picture: Sharp) => Sharp) {
  const opened = await files.open(key);
  if (!opened) throw new Error('The picture that was just stored is not there');
  // A large library, which most processes never need.
  const { default: sharp } = await import('sharp');
  const decoder = sharp({ limitInputPixels: MOST_PIXELS, failOn: 'error' });
  opened.stream.on('error', (fault) => decoder.destroy(fault)).pipe(decoder);
  try {
    return await shape(decoder.rotate()).toBuffer();
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
