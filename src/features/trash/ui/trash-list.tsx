import { useEffect, useState } from 'react';
import { countDown } from '~/lib/relative-time';
import { DAY, formatDate } from '~/lib/time';
import { accountWords } from '~/model/author';
import { type Resource, titleField, titleOf } from '~/model/resource';
import { retentionDays } from '~/model/retention';
import { Pager } from '~/records/ui/list/head/pager';
import { toPage, useListState } from '~/records/ui/list/list-state';
import { SelectionBar, useSelection } from '~/records/ui/list/selection';
import { TableSheet } from '~/records/ui/list/table-sheet';
import { Button, IconButton } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { Icon } from '~/ui/icon';
import { Table } from '~/ui/table/table';
import { besideTitle, PurgeDialog, wordsOf } from './purge-dialog';
import { type TrashedRecord, useTrash, useTrashActions } from './trash-records';

const goesOn = ({ deletedAt }: TrashedRecord) =>
  countDown(new Date(Date.parse(deletedAt) + retentionDays.trash * DAY).toISOString());

const deletedBy = ({ deleter }: TrashedRecord) =>
  deleter ? `${deleter.userName} (${accountWords(deleter)})` : '–';

/** Enough to recognise a record by. */
const COLUMNS = 3;

export function TrashList({ resource }: { resource: Resource }) {
  const { state, change } = useListState(resource);
  const { page } = state;
  const trash = useTrash(resource, page);
  const { restore, purge, busy } = useTrashActions(resource);
  const [purging, setPurging] = useState<readonly TrashedRecord[]>([]);
  const lastPage = trash.data?.pages ?? page;
  const rows = page > lastPage ? undefined : trash.data?.items;
  const selection = useSelection(rows);
  const { chosen } = selection;

  // The last record of the last page has gone: the page before it is the last one now.
  useEffect(() => {
    if (page > lastPage) change(toPage(lastPage), { replace: true });
  }, [page, lastPage, change]);

  const heading = titleField(resource);
  const columns = [
    { title: resource.search[0]?.label ?? 'Record', field: heading },
    ...besideTitle(resource)
      .slice(0, COLUMNS)
      .map((column) => ({ ...column, cell: (row: TrashedRecord) => wordsOf(column, row) || '–' })),
    { title: 'Deleted', field: 'deletedAt', cell: (row: TrashedRecord) => formatDate(row.deletedAt) },
    { title: 'By', field: 'deletedBy', cell: deletedBy },
    ...(resource.legalHold ? [] : [{ title: 'Goes', field: '_id', cell: goesOn }]),
  ];

  const actions = (row: TrashedRecord) => (
    <>
      <IconButton label={`Restore ${titleOf(resource, row)}`} onClick={() => restore([row])}>
        <Icon name="restore" />
      </IconButton>
      <IconButton label={`Delete ${titleOf(resource, row)} for good`} onClick={() => setPurging([row])}>
        <Icon name="trash" />
      </IconButton>
    </>
  );

  return (
    <>
      <TableSheet fault={trash.error} onRetry={trash.refetch}>
        <Table
          caption={`Deleted: ${resource.title}`}
          columns={columns}
          rows={rows}
          rowKey="_id"
          heading={heading}
          actions={actions}
          selection={{
            chosen: selection.ids,
            onChange: selection.choose,
            nameOf: (row) => titleOf(resource, row),
          }}
          skeletonRows={4}
          empty={
            <EmptyState title="No deleted records.">
              What is deleted under {resource.title} comes here.
            </EmptyState>
          }
        />
      </TableSheet>
      <Pager page={Math.min(page, lastPage)} pages={lastPage} onPage={(next) => change(toPage(next))} />
      <SelectionBar count={chosen.length} clear={selection.clear}>
        <Button size="sm" variant="secondary" busy={busy} onClick={() => restore(chosen)}>
          Restore
        </Button>
        <Button size="sm" variant="danger" busy={busy} onClick={() => setPurging(chosen)}>
          Delete for good
        </Button>
      </SelectionBar>
      <PurgeDialog
        resource={resource}
        rows={purging}
        busy={busy}
        onClose={() => setPurging([])}
        onPurge={async () => {
          await purge(purging);
          setPurging([]);
        }}
      />
    </>
  );
}
