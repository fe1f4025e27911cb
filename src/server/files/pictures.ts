import { Readable } from 'node:stream';
import type { Sharp } from 'sharp';
import { AppError } from '~/lib/errors';
import type { FileStore, PutOptions } from './store';

/** 40 megapixels decode to 160 MB; what claims more is refused before it is decoded. */
const MOST_PIXELS = 40_000_000;

/** Stores a picture anew: turned upright, without EXIF, in the form that `shape` gives it. */
export async function storePicture(
  files: FileStore,
  original: { key: string; type: string },
  options: PutOptions,
  shape: (picture: Sharp) => Sharp,
) {
  const opened = await files.open(original.key);
  if (!opened) throw new Error('The picture that was just stored is not there');
  // A large library, which most processes never need.
  const { default: sharp } = await import('sharp');
  const decoder = sharp({ limitInputPixels: MOST_PIXELS, failOn: 'error' });
  opened.stream.on('error', (fault) => decoder.destroy(fault)).pipe(decoder);
  try {
    const content = await shape(decoder.rotate()).toBuffer();
    return await files.put(Readable.from([content]), { ...options, maxBytes: Number.MAX_SAFE_INTEGER });
  } catch (fault) {
    if (fault instanceof AppError) throw fault;
    throw new AppError(
      415,
      'unsupported_type',
      'This picture is damaged or too large. Please upload another one.',
    );
  } finally {
    opened.stream.destroy();
  }
}
