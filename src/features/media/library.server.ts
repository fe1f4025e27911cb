import type { Database, Row } from '~/platform/db/schema';
import { fileKey } from '~/platform/files/store/urls';
import { drawnPictures } from './drawn.server';
import type { LibraryPicture, LibraryPictures, Source } from './library-picture';

const AT_ONCE = 500;

/** What is known of those that are named. One of the build's that nobody has stored is as it was drawn. */
export async function picturesOf(db: Database, names: readonly string[]): Promise<LibraryPictures> {
  const wanted = [...new Set(names)];
  const found = new Map<string, LibraryPicture>();
  for (let from = 0; from < wanted.length; from += AT_ONCE) {
    const some = wanted.slice(from, from + AT_ONCE);
    const rows = await db
      .selectFrom('media')
      .selectAll()
      .where('deletedAt', 'is', null)
      .where((eb) => eb.or([eb('_id', 'in', some), eb('drawn', 'in', some)]))
      .execute();
    for (const row of rows) {
      const picture = asShown(row);
      for (const name of [row._id, row.drawn ?? '']) if (some.includes(name)) found.set(name, picture);
    }
  }
  return found;
}

/** One that is named in words that nobody has stored. */
export function drawnPicture(name: string): LibraryPicture | undefined {
  const drawn = drawnPictures.get(name);
  return drawn && { ...drawn, alt: '', position: undefined };
}

/** One that was drawn is shown as the build has it, until somebody replaces it. */
function asShown(row: Row<'media'>): LibraryPicture {
  const { alt, focusX, focusY } = row;
  const position = focusX === 0.5 && focusY === 0.5 ? undefined : `${percent(focusX)} ${percent(focusY)}`;
  const drawn = row.drawn !== null && !isUpload(row) ? drawnPictures.get(row.drawn) : undefined;
  return { alt, position, ...(drawn ?? uploaded(row)) };
}

export const isUpload = ({ url }: Pick<Row<'media'>, 'url'>) => fileKey(url) !== undefined;

const uploaded = ({ width, height, ...row }: Row<'media'>) => ({
  width,
  height,
  avif: sources([row.avif480, 480], [row.avif960, 960], [row.avif, width]),
  webp: sources([row.webp480, 480], [row.webp960, 960], [row.url, width]),
});

const sources = (...all: (readonly [string | null, number])[]): Source[] =>
  all.flatMap(([url, width]) => (url === null ? [] : [{ url, width }]));

const percent = (fraction: number) => `${Math.round(fraction * 1000) / 10}%`;
