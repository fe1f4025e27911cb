import { keptDays } from '~/lib/retention';
import type { Resource } from '~/resources/resource';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { Table } from '~/ui/table';
import { CountLinks } from '../count-links';
import { TableSheet } from '../table-sheet';
import { TrashList } from './trash-list';
import { type TrashedRecord, useTrashCounts } from './trash-records';
import { useTrashState } from './trash-state';

export function TrashCan({ kinds }: { kinds: readonly Resource[] }) {
  const counts = useTrashCounts();
  const { kind, page, goTo } = useTrashState(kinds, counts.data);
  if (!kind) return null;
  return (
    <>
      <p className="mt-1 mb-5 max-w-2xl text-sm text-muted">
        {kind.keptByLaw
          ? `What was deleted stays here until somebody restores it or deletes it for good. ${kind.keptByLaw}`
          : `What was deleted stays here for ${keptDays.trash} days, unless somebody restores it or deletes it for good before.`}
      </p>
      {counts.isError ? (
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
          <div className="mt-5">
            {counts.data ? (
              <TrashList key={kind.name} resource={kind} page={page} goTo={goTo} />
            ) : (
              <Outline />
            )}
          </div>
        </>
      )}
    </>
  );
}

const outline = [
  { title: 'Record', field: '_id' },
  { title: 'Deleted', field: 'deletedAt' },
  { title: 'By', field: 'deletedBy' },
];

/** Before it is known which kind has anything to show. */
const Outline = () => (
  <TableSheet>
    <Table<TrashedRecord>
      caption="Deleted records"
      columns={outline}
      rows={undefined}
      rowKey="_id"
      heading="_id"
      skeletonRows={4}
    />
  </TableSheet>
);
