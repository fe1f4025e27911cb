import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '~/lib/api';
import { HOUR } from '~/lib/time';
import { Button, ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { Icon } from '~/ui/icon';
import { Select } from '~/ui/select';
import type { ownPreviewCall } from '../../preview-call';
import { readablePath } from '../readable-path';
import { usePages } from '../use-pages';
import { CopyLink } from './copy-link';
import { PageFrames } from './page-frames';

export interface Previewed {
  collection: string;
  id: string;
  /** What was saved last: the page is renewed when it is another version. */
  saved: { version: number; data: unknown };
  /** What stands in the fields. */
  typed: unknown;
}

interface PreviewProps extends Previewed {
  /** Somebody pressed on what shows the field at that path. */
  onPick: (path: string) => void;
  /** The field that is being edited: its place on the page is brought into sight. */
  focused?: string | undefined;
}

const widths = { Phone: 390, Tablet: 820, Desktop: 1280 } as const;
type Width = keyof typeof widths;
const WIDTHS: readonly Width[] = ['Phone', 'Tablet', 'Desktop'];

const isDesk = () => matchMedia('(min-width: 40rem)').matches;

/** The real page with the draft in it, as visitors would get it. */
export function Preview({ collection, id, saved, typed, onPick, focused }: PreviewProps) {
  const [width, setWidth] = useState<Width>(() => (isDesk() ? 'Desktop' : 'Phone'));
  const [hasEnded, setHasEnded] = useState(false);
  const path = `/content/${collection}/${id}` as const;
  const link = useQuery({
    queryKey: ['preview', collection, id],
    queryFn: () => callApi<typeof ownPreviewCall>('POST', `${path}/preview/own`),
    // Well within the day for which it is open.
    staleTime: 12 * HOUR,
  });
  const base = link.data && baseOf(link.data.url);
  const [page, setPage] = useState('');
  const address = base && base + page;
  return (
    <section aria-label="Preview" className="flex h-full min-h-0 flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <fieldset className="flex gap-2">
          <legend className="sr-only">Width of the preview</legend>
          {WIDTHS.map((name) => (
            <Button
              key={name}
              size="sm"
              variant="secondary"
              aria-pressed={name === width}
              onClick={() => setWidth(name)}
              className="aria-pressed:border-accent aria-pressed:text-accent forced-colors:aria-pressed:chosen"
            >
              {name}
            </Button>
          ))}
        </fieldset>
        <PageChoice page={page} onChoose={setPage} />
        <span className="ml-auto flex">
          <CopyLink path={path} />
          {address && (
            <ButtonLink
              to={address}
              reloadDocument
              target="_blank"
              size="sm"
              variant="quiet"
              title="Open alone"
            >
              <Icon name="outside" className="size-4.5" />
              <span className="max-2xl:sr-only">Open alone</span>
            </ButtonLink>
          )}
        </span>
      </div>
      {link.isError || hasEnded ? (
        <EmptyState title="The preview could not be shown.">
          <p className="mb-4">What you typed is not touched by this.</p>
          <Button
            onClick={async () => {
              await link.refetch();
              setHasEnded(false);
            }}
            busy={link.isFetching}
          >
            Try again
          </Button>
        </EmptyState>
      ) : (
        <PageFrames
          key={address}
          address={address}
          saved={saved}
          typed={typed}
          width={widths[width]}
          focused={focused}
          onPick={onPick}
          onEnded={() => setHasEnded(true)}
        />
      )}
    </section>
  );
}

/** The server knows by itself which page the draft is shown on, also after it has moved to another. */
const baseOf = (url: string) => url.split('/').slice(0, 3).join('/');

/** What stands around every page, or on several, is looked at on any of them. */
function PageChoice({ page, onChoose }: { page: string; onChoose: (page: string) => void }) {
  const pages = usePages();
  return (
    <Select
      aria-label="Page to look at"
      value={page}
      onChange={({ target }) => onChoose(target.value)}
      place="w-44"
      className="min-h-9 py-1 text-sm max-sm:min-h-11"
    >
      <option value="">Its own page</option>
      {pages.map((path) => (
        <option key={path} value={path}>
          {inWords(path)}
        </option>
      ))}
    </Select>
  );
}

const inWords = (path: string) => readablePath(path).replace(/\?\w+=/, ': ');
