import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from './class-names';
import { EmptyState } from './empty-state';
import { Icon } from './icon';
import { Skeleton } from './skeleton';

interface Column<Row> {
  title: string;
  field: keyof Row & string;
  cell?: (row: Row) => ReactNode;
}

interface TableProps<Row> {
  /** What the table holds, for those who cannot see it. */
  caption: string;
  columns: readonly Column<Row>[];
  /** Undefined while loading. */
  rows: readonly Row[] | undefined;
  rowKey: keyof Row & string;
  actions?: (row: Row) => ReactNode;
  /** Enter or a double click on a row. With it the rows take arrow keys. */
  onOpen?: (row: Row) => void;
  /** A field, with a minus in front when descending. */
  sort?: string | undefined;
  onSort?: (sort: string) => void;
  /** Which fields may be sorted by; all unless told. */
  sortable?: readonly string[];
  /** In place of the rows when there are none. */
  empty?: ReactNode;
  skeletonRows?: number;
}

/** A table where there is room for one, cards where there is not: the same elements, laid out anew. */
export function Table<Row extends object>(props: TableProps<Row>) {
  const { caption, columns, rows, rowKey, actions, onOpen, empty, skeletonRows = 10 } = props;
  if (rows?.length === 0) return <>{empty ?? <EmptyState title="No matching records found." />}</>;
  return (
    <div className="@container overflow-x-auto rounded-[inherit]">
      <table
        className="w-full border-collapse text-left text-sm tabular-nums @max-4xl:block"
        aria-busy={!rows}
      >
        <caption className="sr-only">{rows ? caption : `${caption} Loading...`}</caption>
        <thead className="@max-4xl:sr-only">
          <tr className="border-b border-line">
            {columns.map((column) => (
              <HeaderCell key={column.field} column={column} {...props} />
            ))}
            {actions && (
              <th scope="col" className="px-3 py-2.5">
                <span className="sr-only">Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody className="gap-3 @max-4xl:grid @2xl:@max-4xl:grid-cols-2">
          {rows
            ? rows.map((row, index) => (
                <tr
                  key={String(row[rowKey])}
                  tabIndex={onOpen && (index === 0 ? 0 : -1)}
                  onKeyDown={onOpen && ((event) => walkRows(event, () => onOpen(row)))}
                  onDoubleClick={onOpen && (() => onOpen(row))}
                  className={rowLook}
                >
                  {columns.map((column) => (
                    <td key={column.field} data-title={column.title} className={cellLook}>
                      <span className="block min-w-0 wrap-anywhere @4xl:truncate">
                        {column.cell ? column.cell(row) : String(row[column.field] ?? '')}
                      </span>
                    </td>
                  ))}
                  {actions && (
                    <td className="py-1 pr-2 @max-4xl:block @max-4xl:px-4 @4xl:sticky @4xl:right-0 @4xl:bg-surface">
                      <div className="flex justify-end">{actions(row)}</div>
                    </td>
                  )}
                </tr>
              ))
            : Array.from({ length: skeletonRows }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
                <tr key={index} className={rowLook}>
                  {columns.map((column) => (
                    <td key={column.field} data-title={column.title} className={cellLook}>
                      <Skeleton className="w-3/4" />
                    </td>
                  ))}
                  {actions && <td className="h-12" />}
                </tr>
              ))}
        </tbody>
      </table>
    </div>
  );
}

const rowLook = classNames(
  'border-b border-line transition-colors hover:bg-sunken/60 focus-visible:-outline-offset-2',
  '@4xl:last:border-b-0 @max-4xl:block @max-4xl:rounded-lg @max-4xl:border @max-4xl:bg-surface @max-4xl:py-2',
);

const cellLook = classNames(
  'h-12 max-w-48 px-2.5 py-2 align-middle first:pl-4 @6xl:max-w-80',
  '@max-4xl:flex @max-4xl:h-auto @max-4xl:max-w-none @max-4xl:justify-between @max-4xl:gap-6 @max-4xl:px-4 @max-4xl:py-1.5 @max-4xl:text-right',
  '@max-4xl:before:shrink-0 @max-4xl:before:text-muted @max-4xl:before:content-[attr(data-title)]',
);

interface HeaderCellProps<Row> extends Pick<TableProps<Row>, 'sort' | 'onSort' | 'sortable'> {
  column: Column<Row>;
}

function HeaderCell<Row>({ column, sort, onSort, sortable }: HeaderCellProps<Row>) {
  const { field, title } = column;
  const look = 'px-2.5 py-2.5 text-xs font-medium text-muted whitespace-nowrap first:pl-4';
  if (!onSort || (sortable && !sortable.includes(field))) {
    return (
      <th scope="col" className={look}>
        {title}
      </th>
    );
  }
  const direction = sort === field ? 'ascending' : sort === `-${field}` ? 'descending' : 'none';
  return (
    <th scope="col" aria-sort={direction} className={look}>
      <button
        type="button"
        onClick={() => onSort(direction === 'ascending' ? `-${field}` : field)}
        className={classNames(
          'group -mx-1.5 inline-flex min-h-6 items-center gap-1 rounded-sm px-1.5 hover:text-text',
          direction !== 'none' && 'text-text',
        )}
      >
        {title}
        <Icon
          name={direction === 'descending' ? 'down' : 'up'}
          className={classNames('size-3.5', direction === 'none' && 'opacity-0 group-hover:opacity-60')}
        />
      </button>
    </th>
  );
}

/** Arrows move between rows, Enter opens; keys pressed inside a row's own buttons are theirs. */
function walkRows(event: KeyboardEvent<HTMLTableRowElement>, open: () => void) {
  if (event.target !== event.currentTarget) return;
  const { previousElementSibling, nextElementSibling } = event.currentTarget;
  const next = { ArrowUp: previousElementSibling, ArrowDown: nextElementSibling }[event.key];
  if (event.key === 'Enter') open();
  else if (next instanceof HTMLElement) next.focus();
  else return;
  event.preventDefault();
}
