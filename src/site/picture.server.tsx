const files = import.meta.glob<string>('./pictures/*/*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Height over width of each folder's pictures. */
const shapes = { art: 900 / 1120, covers: 2 / 3, portraits: 5 / 4, slides: 18 / 25 };

interface Drawn {
  srcSet: string;
  fallback: string;
  width: number;
  height: number;
}

const pictures = new Map<string, Drawn>();
for (const [path, url] of Object.entries(files)) {
  const [, name = '', folder = '', width = '', kind = ''] =
    /\.\/pictures\/((\w+)\/[\w-]+)-(\d+)\.(\w+)$/.exec(path) ?? [];
  const ratio = new Map(Object.entries(shapes)).get(folder);
  if (ratio === undefined) throw new Error(`The shape of the pictures in ${folder} is not known`);
  const before = pictures.get(name) ?? { srcSet: '', fallback: '', width: 0, height: 0 };
  const size = Math.max(before.width, Number(width));
  pictures.set(name, {
    srcSet: kind === 'avif' ? [before.srcSet, `${url} ${width}w`].filter(Boolean).join(', ') : before.srcSet,
    fallback: kind === 'webp' ? url : before.fallback,
    width: size,
    height: Math.round(size * ratio),
  });
}

interface PictureProps {
  /** By folder and name, such as `covers/udyog`, and what it shows. */
  of: { media: string; alt: string };
  /** How wide it stands in the page, as the browser's `sizes`. */
  sizes: string;
  className?: string;
  /** In sight when the page opens. */
  first?: boolean;
}

/** A drawn picture in the size the screen needs, in a place that is kept free for it. */
export function Picture({ of: { media, alt }, sizes, className, first = false }: PictureProps) {
  const drawn = pictures.get(media);
  if (!drawn) throw new Error(`There is no picture ${media}`);
  return (
    <picture>
      <source type="image/avif" srcSet={drawn.srcSet} sizes={sizes} />
      <img
        src={drawn.fallback}
        alt={alt}
        width={drawn.width}
        height={drawn.height}
        className={className}
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  );
}
