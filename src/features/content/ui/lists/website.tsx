import { Link } from 'react-router';
import { inFigures } from '~/lib/figures';
import { useMay } from '~/platform/auth/ui/session';
import { Refusal } from '~/records/ui/editor/refusal';
import { Mark } from '~/ui/mark';
import { LoadFault } from '~/ui/panel';
import { LoadingWords, Skeleton } from '~/ui/skeleton';
import { type ListedCollection, useCollections } from './entries';
import { ScheduledPanel } from './scheduled-panel';

/** What the site says, by what it is made of. */
export default function WebsitePage() {
  const may = useMay();
  return may('content:read') ? <Website /> : <Refusal title="Website" />;
}

function Website() {
  const { data, error, refetch } = useCollections();
  return (
    <div className="max-w-6xl">
      <h1 className="text-2xl">Website</h1>
      <p className="mt-1 mb-6 max-w-2xl text-muted">
        Every word and picture that visitors see. What you change is a draft until it is published.
      </p>
      <ScheduledPanel titles={new Map(data?.map(({ collection, title }) => [collection, title]))} />
      {error && !data ? (
        <LoadFault words={error.message} onRetry={refetch} />
      ) : (
        <ul aria-busy={!data} className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
          {data?.map((listed) => <CollectionLink key={listed.collection} {...listed} />) ?? <Placeholders />}
        </ul>
      )}
    </div>
  );
}

const CollectionLink = ({ collection, title, single, count, drafts }: ListedCollection) => (
  <li>
    <Link
      to={`/dashboard/content/${collection}`}
      className="flex min-h-18 items-center justify-between gap-4 rounded-lg border border-line bg-surface px-4 py-3 transition-colors hover:border-control sm:px-5"
    >
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">{title}</span>{' '}
        <span className="text-sm text-muted tabular-nums">
          {single ? 'One page' : `${inFigures(count)} ${count === 1 ? 'entry' : 'entries'}`}
        </span>
      </span>
      {drafts > 0 && <Mark tone="busy">{single ? 'Draft' : draftsInWords(drafts)}</Mark>}
    </Link>
  </li>
);

const draftsInWords = (drafts: number) => (drafts === 1 ? '1 draft' : `${inFigures(drafts)} drafts`);

const Placeholders = () => (
  <li className="col-span-full grid gap-3">
    <LoadingWords />
    <Skeleton className="h-18" />
    <Skeleton className="h-18" />
    <Skeleton className="h-18" />
  </li>
);
