import { unmarked } from '~/features/content/marks.server';
import type { LibraryPicture } from '~/features/media/library-picture';
import { usePicture } from './words.server';

interface PictureProps {
  /** As the words of the page name it, with what it shows here. */
  of: { media: string; alt: string };
  /** What is said of it, of what it shows. */
  alt?: (shows: string) => string;
  /** How wide it stands in the page, as the browser's `sizes`. */
  sizes: string;
  className?: string;
  /** In sight when the page opens. */
  first?: boolean;
}

const srcSet = (sources: LibraryPicture['avif']) =>
  sources.map(({ url, width }) => `${url} ${width}w`).join(', ');

/** A picture of the library in the size the screen needs, in a place that is kept free for it. */
export function Picture({ of: { media, alt: own }, alt, sizes, className, first = false }: PictureProps) {
  const picture = usePicture(media);
  if (!picture) return null;
  const { avif, webp, width, height, position } = picture;
  // Where a preview has marked nothing but the place, what the library says of it stands there.
  const shows = unmarked(own) === '' ? own + picture.alt : own;
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(avif)} sizes={sizes} />
      {webp.length > 1 && <source type="image/webp" srcSet={srcSet(webp)} sizes={sizes} />}
      <img
        src={webp.at(-1)?.url}
        alt={alt ? alt(shows) : shows}
        width={width}
        height={height}
        className={className}
        {...(position ? { style: { objectPosition: position } } : {})}
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  );
}
