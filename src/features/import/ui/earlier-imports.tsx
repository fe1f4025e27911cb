import { useNavigate, useSearchParams } from 'react-router';
import { inFigures } from '~/lib/figures';
import { formatMoment } from '~/lib/time';
import { Pager } from '~/records/ui/list/head/pager';
import { TableSheet } from '~/records/ui/list/table-sheet';
import { IconButton } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { Icon } from '~/ui/icon';
import { Table } from '~/ui/table/table';
import type { ImportStatus, ListedImport } from '../import-call';
import { resourceNamed, useImports } from './imports';

const STATUSES: Record<ImportStatus, string> = {
  read: 'Not imported',
  checked: 'Checked, not imported',
  running: 'Being imported',
  stopped: 'Stopped',
  done: 'Imported',
  reverting: 'Being taken back',
  reverted: 'Taken back',
};

const columns = [
  {
    title: 'When',
    field: 'createdAt' as const,
    cell: ({ createdAt }: ListedImport) => formatMoment(createdAt),
  },
  { title: 'File', field: 'fileName' as const },
  {
    title: 'List',
    field: 'resource' as const,
    cell: ({ resource }: ListedImport) => resourceNamed(resource)?.title ?? resource,
  },
  { title: 'By', field: 'account' as const, cell: ({ account }: ListedImport) => account?.name ?? '–' },
  { title: 'Rows', field: 'rows' as const, cell: ({ rows }: ListedImport) => inFigures(rows) },
  { title: 'Status', field: 'status' as const, cell: ({ status }: ListedImport) => STATUSES[status] },
];

/** What was imported before, to look at or to take back. */
export function EarlierImports({ page }: { page: number }) {
  const imports = useImports(page);
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const open = ({ _id }: ListedImport) => navigate(`?id=${_id}`);
  const pages = imports.data?.pages ?? page;

  function goTo(next: number) {
    const address = new URLSearchParams(params);
    address.set('page', String(next));
    setParams(address, { preventScrollReset: true });
  }

  return (
    <section aria-labelledby="earlier" className="mt-8">
      <h2 id="earlier" className="mb-1 text-xl">
        Earlier imports
      </h2>
      <p className="mb-4 text-sm text-muted">They can be taken back for 30 days; then the file is deleted.</p>
      <TableSheet fault={imports.error} onRetry={imports.refetch}>
        <Table
          caption="Earlier imports"
          columns={columns}
          rows={imports.data?.items}
          rowKey="_id"
          heading="fileName"
          onOpen={open}
          actions={(row) => (
            <IconButton label={`Open ${row.fileName}`} onClick={() => open(row)}>
              <Icon name="eye" />
            </IconButton>
          )}
          skeletonRows={3}
          empty={<EmptyState title="Nothing has been imported yet." />}
        />
      </TableSheet>
      <Pager page={Math.min(page, pages)} pages={pages} onPage={goTo} />
    </section>
  );
}
