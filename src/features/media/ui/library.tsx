import { type ReactNode, useCallback, useRef } from 'react';
import { Pager } from '~/records/ui/list/head/pager';
import { useTypedSearch } from '~/ui/forms/typed-search';
import { Icon } from '~/ui/icon';
import { LoadFault } from '~/ui/panel';
import { type Media, media, mediaRow } from '../media';
import { ChooseButton } from './choose-button';
import { usePictures } from './media-calls';
import { PictureGrid } from './picture-grid';
import { UploadDialog } from './upload-dialog';
import { useDropped, usePasted } from './use-dropped';
import { useLibraryUploads } from './use-library-uploads';

interface LibraryProps {
  q: string;
  page: number;
  onChange: (changes: { q?: string; page: number }) => void;
  onOpen: (picture: Media) => void;
  /** What was just uploaded. */
  onAdded?: (added: readonly Media[]) => void;
  /** What stands beside the search. */
  children?: ReactNode;
}

/** All pictures, to look through and to add to: by a button, by dropping files on it, and by pasting. */
export function Library({ q, page, onChange, onOpen, onAdded, children }: LibraryProps) {
  const pictures = usePictures({ q, page });
  const [typed, setTyped] = useTypedSearch(q, (text) => onChange({ q: text, page: 1 }));
  const uploads = useLibraryUploads(onAdded);
  const chooser = useRef(uploads.choose);
  chooser.current = uploads.choose;
  usePasted(useCallback((files) => chooser.current(files), []));
  const { isOver, place } = useDropped(uploads.choose);
  const { data } = pictures;

  return (
    <section
      aria-label="Pictures of the library"
      {...place}
      className={isOver ? 'rounded-md outline-2 outline-offset-8 outline-accent' : undefined}
    >
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <search className="relative w-full sm:w-104">
          <input
            // A field for searches keeps Esc to itself in WebKit, and its dialog would stay.
            type="text"
            inputMode="search"
            enterKeyHint="search"
            aria-label="Search pictures"
            placeholder="Search by name or description"
            maxLength={120}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            // What is typed is searched for by itself; a form that a picture is chosen for is not sent by it.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            className="control pl-10"
          />
          <Icon
            name="search"
            className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-muted"
          />
        </search>
        <ChooseButton several onChosen={uploads.choose}>
          <Icon name="up" className="size-4.5" />
          Upload pictures
        </ChooseButton>
        {children}
      </div>
      <p className="mb-4 text-sm text-muted">
        JPG, PNG, WebP or AVIF up to 15 MB. Files can be dropped here, or pasted.
      </p>
      {pictures.error ? (
        <LoadFault words={pictures.error.message} onRetry={pictures.refetch} />
      ) : (
        <PictureGrid
          pictures={data?.items.map((row) => mediaRow.parse(row))}
          none={q ? 'No picture matches the search.' : media.messages.none}
          onOpen={onOpen}
        />
      )}
      <div className="mt-6">
        <Pager page={page} pages={data?.pages ?? 1} onPage={(next) => onChange({ page: next })} />
      </div>
      <UploadDialog {...uploads} />
    </section>
  );
}
