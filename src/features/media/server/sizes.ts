import type { Sharp } from 'sharp';
import type { StoredPicture } from '~/platform/files/content/pictures';
import { fileUrl } from '~/platform/files/store/urls';

/** As wide as a picture stands on a phone, on a desk, and on a sharp screen across the page. */
const WIDTHS = [480, 960] as const;
const LARGEST = 1600;

/** A picture is stored in those that are narrower than itself, and as large as it is up to the largest. */
const widthsFor = (width: number) => [...WIDTHS.filter((each) => each < width), Math.min(width, LARGEST)];

/** Both kinds of each: AVIF is smaller, and WebP is read by the browsers that do not know it. */
export const shapesFor = ({ width }: { width: number }) =>
  widthsFor(width).flatMap((each) => {
    const narrowed = (picture: Sharp) => picture.resize({ width: each, withoutEnlargement: true });
    return [
      (picture: Sharp) => narrowed(picture).avif({ quality: 55, effort: 3 }),
      (picture: Sharp) => narrowed(picture).webp({ quality: 80 }),
    ];
  });

/** What a record says of the files that were made by these shapes. */
export function storedSizes(pictures: readonly StoredPicture[]) {
  const [avif, webp] = pictures.slice(-2);
  if (!avif || !webp) throw new Error('A picture is stored in at least one size');
  const narrower = pictures.slice(0, -2);
  const urlOf = (index: number) => {
    const found = narrower[index];
    return found ? fileUrl(found.key) : null;
  };
  return {
    width: webp.width,
    height: webp.height,
    bytes: pictures.reduce((sum, { bytes }) => sum + bytes, 0),
    avif480: urlOf(0),
    webp480: urlOf(1),
    avif960: urlOf(2),
    webp960: urlOf(3),
    avif: fileUrl(avif.key),
    url: fileUrl(webp.key),
  };
}
