import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from './class-names';
import { EmptyState } from './empty-state';
import { Icon } from './icon';
import { Skeleton } from './skeleton';
import { SelectAll, type Selection, Tick, toggled } from './table-selection';

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
  /** The field that says which record a row is: its header, and the first line of its card. */
  heading?: keyof Row & string;
  actions?: (row: Row) => ReactNode;
  selection?: Selection<Row> | undefined;
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
  const { caption, columns, rows, rowKey, heading, actions, selection, onOpen, empty } = props;
  const { skeletonRows = 10 } = props;
  const toggle = (row: Row) => selection?.onChange(toggled(selection.chosen, String(row[rowKey])));
  if (rows?.length === 0) return <>{empty ?? <EmptyState title="No matching records found." />}</>;
  return (
    <div className="@container overflow-x-auto rounded-[inherit]">
      <table
        className="block w-full border-collapse text-left text-sm tabular-nums @4xl:table"
        aria-busy={!rows}
      >
        <caption className="sr-only">{rows ? caption : `${caption} Loading...`}</caption>
        <thead
          className={
            props.onSort || selection
              ? 'block @4xl:table-header-group'
              : 'sr-only @4xl:not-sr-only @4xl:table-header-group'
          }
        >
          <tr className={classNames(headLook, props.onSort && sortStripLook)}>
            {selection && (
              <th scope="col" className={classNames(tickLook, '-order-1')}>
                <SelectAll
                  keys={(rows ?? []).map((row) => String(row[rowKey]))}
                  chosen={selection.chosen}
                  onChange={selection.onChange}
                />
              </th>
            )}
            {columns.map((column) => (
              <HeaderCell key={column.field} column={column} {...props} />
            ))}
            {actions && (
              <th scope="col" className="hidden px-3 py-2.5 @4xl:table-cell">
                <span className="sr-only">Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody className="grid gap-2.5 @2xl:grid-cols-2 @4xl:table-row-group">
          {rows
            ? rows.map((row, index) => (
                <tr
                  key={String(row[rowKey])}
                  tabIndex={onOpen && (index === 0 ? 0 : -1)}
                  onKeyDown={
                    onOpen &&
                    ((event) => walkRows(event, { Enter: () => onOpen(row), ' ': () => toggle(row) }))
                  }
                  onDoubleClick={onOpen && (() => onOpen(row))}
                  data-chosen={selection?.chosen.has(String(row[rowKey])) || undefined}
                  className={selection ? tickedRowLook : plainRowLook}
                >
                  {selection && (
                    <td className={classNames(tickLook, '-order-3 -ml-2.5 @4xl:ml-0')}>
                      <Tick
                        label={`Select ${selection.nameOf(row)}`}
                        checked={selection.chosen.has(String(row[rowKey]))}
                        onChange={() => toggle(row)}
                      />
                    </td>
                  )}
                  {columns.map((column) => (
                    <Cell key={column.field} title={column.title} heads={column.field === heading}>
                      {column.cell ? column.cell(row) : String(row[column.field] ?? '')}
                    </Cell>
                  ))}
                  {actions && (
                    <td className={actionsLook}>
                      <div className="-mr-2.5 flex justify-end @4xl:mr-0 @max-5xl:*:size-9">
                        {actions(row)}
                      </div>
                    </td>
                  )}
                </tr>
              ))
            : Array.from({ length: skeletonRows }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
                <tr key={index} className={selection ? tickedRowLook : plainRowLook}>
                  {selection && <td className={classNames(tickLook, '-order-3 -ml-2.5 @4xl:ml-0')} />}
                  {columns.map((column) => (
                    <Cell key={column.field} title={column.title} heads={column.field === heading}>
                      <Skeleton className="my-0.5 w-24 max-w-full" />
                    </Cell>
                  ))}
                  {actions && <td className="-order-1 h-10 @4xl:h-12" />}
                </tr>
              ))}
        </tbody>
      </table>
    </div>
  );
}

const headLook = 'flex items-center gap-1 pb-2 @4xl:table-row @4xl:border-b @4xl:border-line';

/** Above cards the headers are a strip to sort by, which scrolls sideways where it is too long. */
const sortStripLook =
  'overflow-x-auto before:shrink-0 before:text-xs before:text-muted before:content-["Sort_by"] @4xl:before:content-none';

const rowLook = classNames(
  'group grid content-start rounded-lg border border-line bg-surface px-4 pt-1 pb-2.5',
  '@4xl:table-row @4xl:rounded-none @4xl:border-x-0 @4xl:border-t-0 @4xl:last:border-b-0',
  'transition-colors hover:bg-[color-mix(in_srgb,var(--color-sunken)_60%,var(--color-surface))]',
  // Arrow keys bring focus to rows that Tab passes over: theirs must be seen too.
  'focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus',
);

const plainRowLook = classNames(rowLook, 'grid-cols-[minmax(0,1fr)_auto]');

/** With a box to tick in front; that it is ticked is seen in the whole row. */
const tickedRowLook = classNames(
  rowLook,
  'grid-cols-[auto_minmax(0,1fr)_auto]',
  'data-chosen:bg-[color-mix(in_srgb,var(--color-accent-soft)_55%,var(--color-surface))]',
);
const tickLook = 'self-center @4xl:table-cell @4xl:w-10 @4xl:pl-2 @4xl:align-middle';

/** It stays in sight when the table scrolls, and so covers the end of its row's outline: it draws that itself. */
const actionsLook = classNames(
  '-order-1 self-start @4xl:sticky @4xl:right-0 @4xl:bg-inherit @4xl:py-1 @4xl:pr-2',
  '@4xl:group-focus-visible:shadow-[inset_-2px_0_var(--color-focus),inset_0_2px_var(--color-focus),inset_0_-2px_var(--color-focus)]',
);

interface CellProps {
  title: string;
  heads: boolean;
  children: ReactNode;
}

function Cell({ title, heads, children }: CellProps) {
  const Tag = heads ? 'th' : 'td';
  return (
    <Tag
      scope={heads ? 'row' : undefined}
      data-title={title}
      className={classNames(
        'text-left @4xl:table-cell @4xl:h-12 @4xl:max-w-40 @4xl:px-2.5 @4xl:py-2 @4xl:align-middle @4xl:first:pl-4 @5xl:max-w-48 @6xl:max-w-80',
        heads
          ? '-order-2 self-center py-2 text-base/snug font-semibold @4xl:text-sm/normal @4xl:font-medium'
          : 'col-span-full flex gap-2 py-px text-[0.8125rem]/5 @4xl:text-sm/normal',
        !heads &&
          'before:w-18 before:shrink-0 before:text-xs/5 before:text-muted before:content-[attr(data-title)] @4xl:before:content-none',
      )}
    >
      {/* Where a table's cell cuts a text off, the tooltip has it whole. */}
      <span
        title={typeof children === 'string' ? children : undefined}
        className="line-clamp-2 min-w-0 wrap-anywhere @4xl:block @4xl:truncate"
      >
        {children}
      </span>
    </Tag>
  );
}

interface HeaderCellProps<Row> extends Pick<TableProps<Row>, 'sort' | 'onSort' | 'sortable'> {
  column: Column<Row>;
}

function HeaderCell<Row>({ column, sort, onSort, sortable }: HeaderCellProps<Row>) {
  const { field, title } = column;
  const look = 'text-xs font-medium text-muted whitespace-nowrap @4xl:px-2.5 @4xl:py-2.5 @4xl:first:pl-4';
  if (!onSort || (sortable && !sortable.includes(field))) {
    return (
      <th scope="col" className={classNames(look, 'sr-only @4xl:not-sr-only')}>
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
          'group inline-flex min-h-9 items-center gap-0.5 rounded-sm px-1.5 hover:text-text focus-visible:-outline-offset-2 @4xl:-mx-1.5 @4xl:min-h-6',
          direction !== 'none' && 'font-semibold text-text',
        )}
      >
        {title}
        <Icon
          name={direction === 'none' ? 'sort' : direction === 'descending' ? 'down' : 'up'}
          className={classNames('size-3.5', direction === 'none' && 'opacity-50 group-hover:opacity-100')}
        />
      </button>
    </th>
  );
}

/** Arrows, Home and End move between rows; keys pressed inside a row's own buttons are theirs. */
function walkRows(event: KeyboardEvent<HTMLTableRowElement>, keys: Record<string, () => void>) {
  if (event.target !== event.currentTarget) return;
  const { previousElementSibling, nextElementSibling, parentElement } = event.currentTarget;
  const next = {
    ArrowUp: previousElementSibling,
    ArrowDown: nextElementSibling,
    Home: parentElement?.firstElementChild,
    End: parentElement?.lastElementChild,
  }[event.key];
  if (keys[event.key]) keys[event.key]?.();
  else if (next instanceof HTMLElement) next.focus();
  else return;
  event.preventDefault();
}
