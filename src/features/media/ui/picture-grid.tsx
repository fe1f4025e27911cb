import { EmptyState } from '~/ui/empty-state';
import { LoadingWords, Skeleton } from '~/ui/skeleton';
import type { Media } from '../media';

interface PictureGridProps {
  /** Undefined while they are loaded. */
  pictures: readonly Media[] | undefined;
  /** What is said where there is none. */
  none: string;
  onOpen: (picture: Media) => void;
}

const LOOK = 'grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4 2xl:grid-cols-6';

/** The pictures of one page, each with its name and what it shows. */
export function PictureGrid({ pictures, none, onOpen }: PictureGridProps) {
  if (!pictures) {
    return (
      <>
        <LoadingWords />
        <div className={LOOK}>
          {Array.from({ length: 8 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
            <Skeleton key={index} className="h-40" />
          ))}
        </div>
      </>
    );
  }
  if (pictures.length === 0) return <EmptyState title={none} />;
  return (
    <ul className={LOOK}>
      {pictures.map((picture) => (
        <li key={picture._id}>
          <button
            type="button"
            onClick={() => onOpen(picture)}
            className="grid w-full gap-1 rounded-md text-left text-sm"
          >
            <PictureThumbnail picture={picture} />
            <span className="truncate font-medium">{picture.name}</span>
            <span className="truncate text-muted">{picture.decorative ? 'Decorative' : picture.alt}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Cut as pages cut it: around its focal point. */
export const PictureThumbnail = ({ picture }: { picture: Media }) => (
  <img
    src={picture.webp480 ?? picture.url}
    alt=""
    width={picture.width}
    height={picture.height}
    loading="lazy"
    style={{ objectPosition: `${picture.focusX * 100}% ${picture.focusY * 100}%` }}
    className="aspect-4/3 w-full rounded-md border border-line bg-sunken object-cover"
  />
);
