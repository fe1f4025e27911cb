import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names';
import { EmptyState } from '../empty-state';
import { useFocusPlace } from '../shell/focus-place';
import { Skeleton } from '../skeleton';
import { Cell, type Column, HeaderCell, type Sorting } from './table-cells';
import { SelectAll, type Selection, Tick, useTicking } from './table-selection';

interface TableProps<Row> extends Sorting {
  /** What the table holds, for those who cannot see it. */
  caption: string;
  columns: readonly Column<Row>[];
  /** Undefined while loading. */
  rows: readonly Row[] | undefined;
  rowKey: keyof Row & string;
  /** The field that says which record a row is: its header, and the first line of its card. */
  heading?: keyof Row & string;
  /** Below what heads a row. */
  mark?: ((row: Row) => ReactNode) | undefined;
  actions?: (row: Row) => ReactNode;
  selection?: Selection<Row> | undefined;
  /** Others are on their way to take the place of these rows. */
  outdated?: boolean;
  /** A click on a row, or Enter. With it the rows take arrow keys. */
  onOpen?: (row: Row) => void;
  /** In place of the rows when there are none. */
  empty?: ReactNode;
  skeletonRows?: number;
}

/** A table where there is room for one, cards where there is not: the same elements, laid out anew. */
export function Table<Row extends object>(props: TableProps<Row>) {
  const { caption, columns, rows, rowKey, heading, actions, selection, onOpen, empty } = props;
  const { mark, skeletonRows = 10, outdated = false } = props;
  const isCrowded = columns.length > ROOMY_COLUMNS;
  const focusPlace = useFocusPlace();
  const keys = (rows ?? []).map((row) => String(row[rowKey]));
  const folded = columns.find(({ folds }) => folds);
  const foldedIn = (row: Row) => folded && String(row[folded.field] ?? '');
  const { tick, stretch } = useTicking(keys, selection);
  if (rows?.length === 0) return <>{empty ?? <EmptyState title="No matching records found." />}</>;
  return (
    <div className="@container relative overflow-x-auto rounded-[inherit]">
      {outdated && <span aria-hidden="true" className={waitingLook} />}
      <table
        className="block w-full border-collapse text-left text-sm tabular-nums @4xl:table"
        aria-busy={!rows || outdated}
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
              <th scope="col" className={classNames(tickLook, '-order-1 ml-1.75 @4xl:ml-0')}>
                <SelectAll keys={keys} chosen={selection.chosen} onChange={selection.onChange} />
              </th>
            )}
            {columns.map((column) => (
              <HeaderCell key={column.field} column={column} narrow={isCrowded} {...props} />
            ))}
            {actions && (
              <th scope="col" className="hidden px-3 py-2.5 @4xl:table-cell">
                <span className="sr-only">Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody
          {...focusPlace}
          aria-hidden={!rows || undefined}
          className="grid gap-2.5 @2xl:grid-cols-2 @4xl:table-row-group"
        >
          {rows
            ? rows.map((row, index) => {
                const key = String(row[rowKey]);
                return (
                  <tr
                    key={key}
                    tabIndex={onOpen && (index === 0 ? 0 : -1)}
                    onKeyDown={
                      onOpen &&
                      ((event) =>
                        moveBetweenRows(event, {
                          onKey: { Enter: () => onOpen(row), ' ': () => tick(key, event.shiftKey) },
                          onStretch: (by) => keys[index + by] && stretch(key, keys[index + by] ?? ''),
                        }))
                    }
                    onClick={onOpen && ((event) => isOnRow(event) && onOpen(row))}
                    data-key={key}
                    data-chosen={selection?.chosen.has(key) || undefined}
                    className={classNames(
                      selection ? tickedRowLook : plainRowLook,
                      onOpen && 'cursor-pointer',
                    )}
                  >
                    {selection && (
                      <td data-own-clicks="" className={classNames(tickLook, '-order-3 -ml-2.5 @4xl:ml-0')}>
                        <Tick
                          label={`Select ${selection.nameOf(row)}`}
                          checked={selection.chosen.has(key)}
                          onChange={(withShift) => tick(key, withShift)}
                        />
                      </td>
                    )}
                    {columns.map((column) => (
                      <Cell
                        key={column.field}
                        column={column}
                        heads={column.field === heading}
                        narrow={isCrowded}
                        below={isCrowded && column.field === heading ? foldedIn(row) : undefined}
                        mark={column.field === heading ? mark?.(row) : undefined}
                      >
                        {column.cell ? column.cell(row) : String(row[column.field] ?? '')}
                      </Cell>
                    ))}
                    {actions && (
                      <td data-own-clicks="" className={actionsLook}>
                        <div
                          onClickCapture={onlyFirstClick}
                          className="-mr-2.5 flex justify-end @4xl:mr-0 max-sm:*:min-h-11 max-sm:*:has-[>svg]:size-11 sm:@max-5xl:*:has-[>svg]:size-9 sm:@4xl:@max-5xl:*:has-[>svg]:size-8"
                        >
                          {actions(row)}
                        </div>
                      </td>
                    )}
                  </tr>
                );
              })
            : Array.from({ length: skeletonRows }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
                <tr key={index} className={selection ? tickedRowLook : plainRowLook}>
                  {selection && <td className={classNames(tickLook, '-order-3 -ml-2.5 @4xl:ml-0')} />}
                  {columns.map((column) => (
                    <Cell
                      key={column.field}
                      column={column}
                      heads={column.field === heading}
                      narrow={isCrowded}
                    >
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

/** With more than these each gives up some width, so that the last is not pushed out of sight on a small screen. */
const ROOMY_COLUMNS = 6;

/** Not for what comes at once. */
const waitingLook =
  'breathe absolute inset-x-0 top-0 h-0.5 bg-action transition-opacity delay-200 starting:opacity-0';

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

/**
 * It stays in sight when the table scrolls, and so covers the end of its row's outline: it draws that itself. What runs
 * under it fades out first, so that half a date is not taken for a whole one.
 */
const actionsLook = classNames(
  '-order-1 self-start @4xl:sticky @4xl:right-0 @4xl:bg-inherit @4xl:py-1 @4xl:pr-2',
  '@4xl:before:absolute @4xl:before:inset-y-0.5 @4xl:before:right-full @4xl:before:w-2.5 @4xl:before:bg-inherit @4xl:before:mask-l-from-0%',
  '@4xl:group-focus-visible:shadow-[inset_-2px_0_var(--color-focus),inset_0_2px_var(--color-focus),inset_0_-2px_var(--color-focus)]',
);

/** Not on what the row holds, not the end of marking its text, and not the second of two clicks. */
const isOnRow = ({ target, detail }: MouseEvent) =>
  detail < 2 &&
  target instanceof Element &&
  !target.closest('button, a, label, input, select, [data-own-clicks]') &&
  getSelection()?.isCollapsed !== false;

/** The second click of a double click may meet the button of another row, if the first one has taken away its own. */
function onlyFirstClick(event: MouseEvent) {
  if (event.detail > 1) event.stopPropagation();
}

interface RowKeys {
  onKey: Record<string, () => void>;
  /** An arrow with Shift: one row up or down. */
  onStretch: (by: 1 | -1) => void;
}

/** Arrows, Home and End move between rows; keys pressed inside a row's own buttons are theirs. */
function moveBetweenRows(event: KeyboardEvent<HTMLTableRowElement>, { onKey, onStretch }: RowKeys) {
  if (event.target !== event.currentTarget) return;
  const { previousElementSibling, nextElementSibling, parentElement } = event.currentTarget;
  const next = {
    ArrowUp: previousElementSibling,
    ArrowDown: nextElementSibling,
    Home: parentElement?.firstElementChild,
    End: parentElement?.lastElementChild,
  }[event.key];
  if (onKey[event.key]) onKey[event.key]?.();
  else if (next instanceof HTMLElement) {
    if (event.shiftKey && event.key.startsWith('Arrow')) onStretch(event.key === 'ArrowDown' ? 1 : -1);
    next.focus();
  } else return;
  event.preventDefault();
}
