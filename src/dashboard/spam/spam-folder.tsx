import type { Resource } from '~/resources/resource';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { CountLinks } from '../count-links';
import { EntityPage } from '../entity-page';
import { useKind } from '../kind-state';
import { InPlaceOfList } from '../resource-list';
import { useSpamCounts } from './spam-counts';
import { SpamList } from './spam-list';

/** Each kind shows its spam with what its own page knows of a record: an application comes with its CV. */
export function SpamFolder({ kinds }: { kinds: readonly Resource[] }) {
  const counts = useSpamCounts();
  const kind = useKind(kinds, counts.data);
  if (!kind) return null;
  return (
    <>
      <p className="mt-1 mb-5 max-w-2xl text-sm text-muted">
        What looks as if a machine had sent it comes here, and nobody is told. “Not spam” moves it to its list
        and sends the mails that were held back.
      </p>
      {counts.isError && !counts.data ? (
        <EmptyState title={counts.error.message}>
          <Button size="sm" variant="secondary" onClick={() => counts.refetch()}>
            Try again
          </Button>
        </EmptyState>
      ) : (
        <>
          <CountLinks
            label="Kinds of records"
            links={kinds.map(({ name, title }) => ({
              to: `?kind=${name}`,
              title,
              count: counts.data && (counts.data[name] ?? 0),
              current: counts.data !== undefined && name === kind.name,
            }))}
          />
          <div className="mt-4">
            <InPlaceOfList value={SpamList}>
              <EntityPage key={kind.name} resource={kind} />
            </InPlaceOfList>
          </div>
        </>
      )}
    </>
  );
}
