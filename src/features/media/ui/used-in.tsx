import { Link } from 'react-router';
import { LoadFault } from '~/ui/panel';
import { Skeleton } from '~/ui/skeleton';
import type { useUses } from './media-calls';

/** The entries that show a picture, each a link to where another one is chosen. */
export function UsedIn({ uses: { data, error, refetch } }: { uses: ReturnType<typeof useUses> }) {
  return (
    <section aria-labelledby="used-in" className="grid gap-2">
      <h3 id="used-in" className="text-lg">
        Used in
      </h3>
      {error ? (
        <LoadFault words={error.message} onRetry={refetch} />
      ) : data === undefined ? (
        <Skeleton className="w-2/5" />
      ) : data.length === 0 ? (
        <p className="text-muted">Nothing uses it.</p>
      ) : (
        <ul className="grid gap-1">
          {data.map(({ collection, place, entryId, title, published, at }) => (
            <li key={entryId}>
              <Link
                to={at ?? `/dashboard/content/${collection}/${entryId}`}
                className="inline-block py-1 text-accent underline"
              >
                {title}
              </Link>{' '}
              <span className="text-sm text-muted">
                {[place !== title && place, !published && 'in a draft'].filter(Boolean).join(', ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
