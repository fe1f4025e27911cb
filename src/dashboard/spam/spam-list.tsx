import { useEffect } from 'react';
import { type AnyRecord, sortableFields, titleField, titleOf } from '~/resources/resource';
import { Button, IconButton } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { Icon } from '~/ui/icon';
import { Table } from '~/ui/table';
import { DetailsDialog } from '../details-dialog';
import { ListSearch } from '../list-search';
import { useListState } from '../list-state';
import { Pager } from '../pager';
import { useRecordActions } from '../record-actions';
import { useRecords } from '../records';
import { MoreMatch, type ResourceListProps } from '../resource-list';
import { SelectionBar, useSelection } from '../selection';
import { useMay } from '../session';
import { TableSheet } from '../table-sheet';
import { useJudge } from './judge';
import { JudgeButton } from './judge-button';

/** What was taken for spam among the records of a resource: to look through, to take out, to throw away. */
export function SpamList({ resource, more }: ResourceListProps) {
  const { state, change } = useListState(resource);
  const records = useRecords(resource, state, { spam: true });
  const { remove } = useRecordActions(resource);
  const judge = useJudge(resource);
  const mayDelete = useMay()(`${resource.area}:delete`);
  const rows = records.data?.items;
  const selection = useSelection(rows);
  const nameOf = (row: AnyRecord) => titleOf(resource, row);

  // What was on the last page may have gone meanwhile.
  const pages = records.data?.pages ?? 1;
  const isPastTheEnd = !records.isPlaceholderData && records.isSuccess && state.page > pages;
  useEffect(() => {
    if (isPastTheEnd) change({ page: pages === 1 ? '' : String(pages) }, { replace: true });
  }, [isPastTheEnd, pages, change]);

  const actions = (row: AnyRecord) => (
    <>
      <IconButton label={`View ${nameOf(row)}`} onClick={() => change({ view: row._id })}>
        <Icon name="eye" />
      </IconButton>
      <IconButton label={`Not spam: ${nameOf(row)}`} onClick={() => judge([row], false)}>
        <Icon name="restore" />
      </IconButton>
      {mayDelete && (
        <IconButton label={`Delete ${nameOf(row)}`} onClick={() => remove([row._id])}>
          <Icon name="trash" />
        </IconButton>
      )}
    </>
  );

  function withChosen(act: (rows: readonly AnyRecord[]) => unknown) {
    act(selection.chosen);
    selection.clear();
  }

  const nothing = state.q ? (
    <EmptyState title="No spam matches the search.">
      <Button size="sm" variant="secondary" onClick={() => change({ q: '', page: '' })}>
        Clear the search
      </Button>
    </EmptyState>
  ) : (
    <EmptyState title="No spam here.">What looks like spam under {resource.title} comes here.</EmptyState>
  );

  return (
    <>
      <div className="mb-4 flex">
        <ListSearch resource={resource} state={state} change={change} />
      </div>
      <TableSheet title={resource.messages.fetchFailed} fault={records.error} onRetry={records.refetch}>
        <Table
          caption={`Spam: ${resource.title}`}
          columns={resource.columns}
          rows={rows}
          rowKey="_id"
          outdated={records.isPlaceholderData}
          heading={titleField(resource)}
          actions={actions}
          selection={{ chosen: selection.ids, onChange: selection.choose, nameOf }}
          onOpen={(row) => change({ view: row._id })}
          sort={state.sort}
          sortable={sortableFields(resource)}
          onSort={(sort) => change({ sort, page: '' })}
          skeletonRows={4}
          empty={nothing}
        />
      </TableSheet>
      <Pager
        page={state.page}
        pages={pages}
        onPage={(page) => change({ page: page === 1 ? '' : String(page) })}
      />
      {records.data?.more && <MoreMatch total={records.data.total} />}
      <SelectionBar selection={selection}>
        <Button size="sm" variant="secondary" onClick={() => withChosen((chosen) => judge(chosen, false))}>
          Not spam
        </Button>
        {mayDelete && (
          <Button
            size="sm"
            variant="danger"
            onClick={() => withChosen((chosen) => remove(chosen.map(({ _id }) => _id)))}
          >
            Delete
          </Button>
        )}
      </SelectionBar>
      <DetailsDialog
        resource={resource}
        id={state.view}
        shown={rows}
        more={more}
        actions={(row) => <JudgeButton resource={resource} row={row} onDone={() => change({ view: '' })} />}
        onClose={() => change({ view: '' })}
      />
    </>
  );
}
