import { type ReactNode, useEffect } from 'react';
import { inFigures } from '~/lib/figures';
import { type AnyRecord, type Resource, sortableFields, titleField, titleOf } from '~/model/resource';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { Table } from '~/ui/table/table';
import { useTicked } from '../bulk/ticked';
import { type FilterKey, without } from '../filters/filter-query';
import { listColumn } from './cell-text';
import { PageSize } from './head/page-size';
import { Pager } from './head/pager';
import { pageSizes, toPage, useListState } from './list-state';
import { filterOf, useRecords } from './record-calls';
import { TableSheet } from './table-sheet';

/** One page of a resource, as the address asks for it, and which of its records are ticked. */
export function useRecordList(resource: Resource, options?: { spam: boolean }) {
  const { state, change } = useListState(resource);
  const records = useRecords(resource, state, options);
  const pages = records.data?.pages ?? 1;

  // What was on the last page may have gone meanwhile: then the page before it is the last one, and not an empty list.
  const isPastTheEnd = !records.isPlaceholderData && records.isSuccess && state.page > pages;
  const rows = isPastTheEnd ? undefined : records.data?.items;
  useEffect(() => {
    if (isPastTheEnd) change(toPage(pages), { replace: true });
  }, [isPastTheEnd, pages, change]);

  const found = filterOf({ ...state, sort: '' }).toString();
  return { resource, state, change, records, rows, pages, selection: useTicked(rows, found) };
}

interface RecordTableProps {
  list: ReturnType<typeof useRecordList>;
  caption: string;
  columns: Resource['columns'];
  actions: (row: AnyRecord) => ReactNode;
  onOpen: (row: AnyRecord) => unknown;
  /** Below its name. */
  mark?: ((row: AnyRecord, rows: readonly AnyRecord[]) => ReactNode) | undefined;
  /** Several can be ticked, to do something with all of them. */
  selectable: boolean;
  /** In place of the rows when there are none at all. */
  empty: ReactNode;
  /** What is said when the search finds none. */
  noMatch: string;
}

/** The records of a list, to sort, to open, to tick and to turn the pages of. */
export function RecordTable(props: RecordTableProps) {
  const { caption, columns, actions, onOpen, mark, selectable, empty, noMatch } = props;
  const { resource, state, change, records, rows, pages, selection } = props.list;
  const nameOf = (row: AnyRecord) => titleOf(resource, row);
  const shown = columns.map(listColumn(resource));
  const filterKeys = Object.keys(state.filters) as FilterKey[];
  const isNarrowed = Boolean(state.q) || filterKeys.length > 0;
  return (
    <>
      <TableSheet title={resource.messages.fetchFailed} fault={records.error} onRetry={records.refetch}>
        <Table
          caption={caption}
          columns={shown}
          rows={rows}
          rowKey="_id"
          outdated={records.isPlaceholderData}
          heading={titleField(resource)}
          actions={actions}
          selection={selectable ? { chosen: selection.ids, onChange: selection.choose, nameOf } : undefined}
          onOpen={onOpen}
          mark={mark && ((row) => mark(row, rows ?? []))}
          sort={state.sort}
          sortable={sortableFields(resource)}
          onSort={(sort) => change({ sort, page: '' })}
          empty={
            isNarrowed ? (
              <NoMatch
                words={noMatch}
                // What was looked for alone is called so.
                label={filterKeys.length > 0 ? 'Clear search and filters' : 'Clear the search'}
                onClear={() => change({ ...without(filterKeys), q: '', page: '' })}
              />
            ) : (
              empty
            )
          }
        />
      </TableSheet>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 sm:justify-end">
        <PageSize
          total={records.data?.total ?? 0}
          value={state.pageSize}
          onChange={(size) => change({ pageSize: size === pageSizes[0] ? '' : String(size), page: '' })}
        />
        <div className="max-sm:w-full">
          <Pager page={Math.min(state.page, pages)} pages={pages} onPage={(page) => change(toPage(page))} />
        </div>
      </div>
      {records.data?.more && (
        // What is searched or filtered is counted only so far.
        <p className="mt-3 text-sm text-muted sm:text-right">
          More than {inFigures(records.data.total)} match.{' '}
          {state.q ? 'Search for more letters to see the rest.' : 'Filter further to see the rest.'}
        </p>
      )}
    </>
  );
}

const NoMatch = ({ words, label, onClear }: { words: string; label: string; onClear: () => void }) => (
  <EmptyState title={words}>
    <Button size="sm" variant="secondary" onClick={onClear}>
      {label}
    </Button>
  </EmptyState>
);
