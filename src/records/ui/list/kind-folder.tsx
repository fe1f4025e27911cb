import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AnyRecord, Resource } from '~/model/resource';
import { Table } from '~/ui/table/table';
import { CountLinks } from './head/count-links';
import { useKind } from './kind-state';
import { TableSheet } from './table-sheet';

interface KindFolderProps {
  kinds: readonly Resource[];
  counts: UseQueryResult<Record<string, number>>;
  /** What comes here and how long it stays. Which kind is shown may not be known yet. */
  lead: (kind: Resource | undefined) => string;
  children: (kind: Resource) => ReactNode;
}

/** A folder with records of several kinds: how many there are of each, and those of one kind. */
export function KindFolder({ kinds, counts, lead, children }: KindFolderProps) {
  const kind = useKind(kinds, counts.data);
  return (
    <>
      <p className="mt-1 mb-5 max-w-2xl text-sm text-muted">{lead(kind)}</p>
      {counts.isError && !counts.data ? (
        <TableSheet fault={counts.error} onRetry={counts.refetch} />
      ) : (
        <>
          <CountLinks
            label="Kinds of records"
            links={kinds.map(({ name, title }) => ({
              to: `?kind=${name}`,
              title,
              count: counts.data && (counts.data[name] ?? 0),
              current: name === kind?.name,
            }))}
          />
          <div className="mt-4">{kind ? children(kind) : <Outline />}</div>
        </>
      )}
    </>
  );
}

const outline = [
  { title: 'Record', field: '_id' },
  { title: 'Email', field: 'email' },
  { title: 'Date', field: 'date' },
];

/** Before it is known which kind has anything to show. */
const Outline = () => (
  <TableSheet>
    <Table<AnyRecord>
      caption="Records"
      columns={outline}
      rows={undefined}
      rowKey="_id"
      heading="_id"
      skeletonRows={4}
    />
  </TableSheet>
);
