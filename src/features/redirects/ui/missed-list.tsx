import { useState } from 'react';
import { formatMoment } from '~/lib/time';
import { Pager } from '~/records/ui/list/head/pager';
import { TableSheet } from '~/records/ui/list/table-sheet';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { Table } from '~/ui/table/table';
import type { MissedAddress } from '../redirects-call';
import { useMissed } from './redirects';

const columns = [
  { title: 'Address', field: 'path' as const, whole: true },
  { title: 'Asked for', field: 'count' as const, cell: ({ count }: MissedAddress) => times(count) },
  { title: 'Last', field: 'lastAt' as const, cell: ({ lastAt }: MissedAddress) => formatMoment(lastAt) },
];

const times = (count: number) => (count === 1 ? 'once' : `${count} times`);

/** What visitors did not find, the most wanted first. */
export function MissedList({ onChoose }: { onChoose: (path: string) => void }) {
  const [asked, setPage] = useState(1);
  const missed = useMissed(asked);
  const { data } = missed;
  const pages = data?.pages ?? asked;
  const page = Math.min(asked, pages);
  const actions = ({ path }: MissedAddress) => (
    <Button size="sm" variant="secondary" aria-label={`Redirect ${path}`} onClick={() => onChoose(path)}>
      Redirect
    </Button>
  );
  return (
    <section aria-labelledby="missed">
      <h2 id="missed" className="mb-1 text-lg">
        Not found
      </h2>
      <p className="mb-4 text-sm text-muted">
        What visitors asked for in the last three months, and where no page was.
      </p>
      <TableSheet fault={missed.error} onRetry={missed.refetch}>
        <Table
          caption="Addresses that were not found"
          columns={columns}
          rows={data?.items}
          rowKey="_id"
          heading="path"
          actions={actions}
          skeletonRows={3}
          empty={<EmptyState title="Visitors have found everything they asked for." />}
        />
      </TableSheet>
      <Pager page={page} pages={pages} onPage={setPage} />
    </section>
  );
}
