import type { ReactNode } from 'react';
import { Picture } from '../picture.server';
import { usePicture } from '../words.server';

interface ArtProps {
  /** Of the library, if somebody has chosen one. */
  picture: { media: string; alt: string };
  /** How wide it stands in the page, as the browser's `sizes`. */
  sizes: string;
  /** What is drawn as long as there is no picture. */
  children: ReactNode;
}

/** A picture in place of a drawing. One that was deleted, which a draft may still name, gives the place back. */
export const Art = ({ picture, sizes, className, children }: ArtProps & { className: string }) =>
  usePicture(picture.media) ? <Picture of={picture} sizes={sizes} className={className} /> : children;

/** The same at the foot of a tile: a picture is as large as what the tile leaves for it, and a drawing says nothing to readers. */
export const TileArt = ({ picture, sizes, children }: ArtProps) =>
  usePicture(picture.media) ? (
    <div className="relative aspect-16/9 min-h-56 grow">
      <Picture of={picture} sizes={sizes} className="absolute inset-0 size-full rounded-md object-cover" />
    </div>
  ) : (
    <div aria-hidden="true" className="wrap-anywhere">
      {children}
    </div>
  );
