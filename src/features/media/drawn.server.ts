import type { LibraryPicture } from './library-picture';

const files = import.meta.glob<string>('./drawn/*/*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Height over width of each folder's pictures. */
const shapes = { art: 900 / 1120, covers: 2 / 3, portraits: 5 / 4, slides: 18 / 25 };

type Drawn = Pick<LibraryPicture, 'avif' | 'webp' | 'width' | 'height'>;

/** What `art` has drawn and the build serves, by folder and name, such as `covers/udyog`. */
export const drawnPictures: ReadonlyMap<string, Drawn> = drawnFrom(files);

function drawnFrom(found: Record<string, string>) {
  const pictures = new Map<string, Drawn>();
  for (const [path, url] of Object.entries(found)) {
    const [, name = '', folder = '', digits = '', kind = ''] =
      /\.\/drawn\/((\w+)\/[\w-]+)-(\d+)\.(\w+)$/.exec(path) ?? [];
    const ratio = new Map(Object.entries(shapes)).get(folder);
    if (ratio === undefined) throw new Error(`The shape of the pictures in ${folder} is not known`);
    const before = pictures.get(name) ?? { avif: [], webp: [], width: 0, height: 0 };
    const source = { url, width: Number(digits) };
    const width = Math.max(before.width, source.width);
    pictures.set(name, {
      avif: kind === 'avif' ? [...before.avif, source] : before.avif,
      webp: kind === 'webp' ? [...before.webp, source] : before.webp,
      width,
      height: Math.round(width * ratio),
    });
  }
  return pictures;
}
