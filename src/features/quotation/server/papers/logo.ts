import { buffer } from 'node:stream/consumers';
import { fileKey } from '~/platform/files/store/urls';
import type { Services } from '~/platform/http/services';

/** Twice as large as it stands on paper at most, in pixels. */
const MOST = { width: 960, height: 320 };

/** The picture that was chosen, as a PDF takes it; nothing where it is gone: then our leaf stands there. */
export async function logoOf({ files }: Pick<Services, 'files'>, address: string) {
  const key = fileKey(address);
  // What the site shows to everybody may stand on paper; a CV whose address somebody has typed here may not.
  const opened = key?.startsWith('public/') && (await files.open(key));
  if (!opened) return undefined;
  const { default: sharp } = await import('sharp');
  const picture = sharp(await buffer(opened.stream), { limitInputPixels: 40_000_000 });
  return picture
    .resize({ ...MOST, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer()
    .catch(() => undefined);
}
