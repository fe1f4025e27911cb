import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon';

export interface Column<Row> {
  title: string;
  field: keyof Row & string;
  cell?: (row: Row) => ReactNode;
  /** It may take the room that it needs. */
  whole?: boolean;
  /** Where a crowded table has no room for it, it stands below what heads the row. */
  folds?: boolean;
  /** Words, which go on in a second line rather than be cut off; what heads a row does so, too. */
  wraps?: boolean | undefined;
  /** Where a crowded table has no room for it, it is left out. */
  yields?: boolean;
}

export interface Sorting {
  /** A field, with a minus in front when descending. */
  sort?: string | undefined;
  onSort?: (sort: string) => void;
  /** Which fields may be sorted by; all unless told. */
  sortable?: readonly string[];
}

interface CellProps {
  column: Pick<Column<never>, 'title' | 'whole' | 'folds' | 'wraps' | 'yields'>;
  heads: boolean;
  narrow: boolean;
  /** What has folded into it. */
  below?: string | undefined;
  mark?: ReactNode;
  children: ReactNode;
}

export function Cell(props: CellProps) {
  const { column, heads, narrow, below, mark, children } = props;
  const { title, whole, folds, wraps, yields } = column;
  const Tag = heads ? 'th' : 'td';
  return (
    <Tag
      scope={heads ? 'row' : undefined}
      data-title={title}
      className={classNames(
        'text-left @4xl:h-12 @4xl:py-2 @4xl:align-middle @4xl:first:pl-4 @6xl:max-w-80',
        narrow && (folds || yields) ? foldedLook : '@4xl:table-cell',
        narrow ? '@4xl:px-2 @6xl:px-2.5' : '@4xl:px-2.5',
        below !== undefined && '@4xl:min-w-32',
        // What heads a row is as wide as its words where there is room, and gives of that before others are cut off.
        whole || heads
          ? '@4xl:max-w-64'
          : narrow
            ? '@4xl:max-w-32 @6xl:max-w-48'
            : '@4xl:max-w-40 @5xl:max-w-48',
        heads
          ? '-order-2 self-center py-2 text-base/snug font-semibold @4xl:text-sm/normal @4xl:font-medium'
          : 'col-span-full flex gap-2 py-px text-[0.8125rem]/5 @4xl:text-sm/normal',
        !heads &&
          'before:min-w-20 before:shrink-0 before:text-xs/5 before:text-muted before:content-[attr(data-title)] @4xl:before:content-none',
      )}
    >
      {/* Where a table's cell cuts a text off, the tooltip has it whole. */}
      <span
        title={typeof children === 'string' ? children : undefined}
        className={classNames(
          'line-clamp-2 min-w-0 wrap-anywhere',
          heads || wraps ? '@4xl:wrap-break-word' : '@4xl:block @4xl:truncate',
        )}
      >
        {children || <span className="text-muted">–</span>}
      </span>
      {below && (
        <span
          title={below}
          className="hidden text-xs/4 font-normal break-all text-muted @4xl:line-clamp-1 @7xl:hidden"
        >
          {below}
        </span>
      )}
      {mark}
    </Tag>
  );
}

/** In cards and in wide tables it has a place of its own. */
const foldedLook = '@4xl:hidden @7xl:table-cell';

interface HeaderCellProps<Row> extends Sorting {
  column: Column<Row>;
  narrow: boolean;
}

export function HeaderCell<Row>({ column, narrow, sort, onSort, sortable }: HeaderCellProps<Row>) {
  const { field, title } = column;
  const look = classNames(
    'text-xs font-medium text-muted whitespace-nowrap @4xl:py-2.5 @4xl:first:pl-4',
    narrow ? '@4xl:px-2 @6xl:px-2.5' : '@4xl:px-2.5',
    narrow && (column.folds || column.yields) && foldedLook,
  );
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
          'group inline-flex min-h-9 items-center gap-0.5 max-sm:min-h-11 rounded-sm px-1.5 hover:text-text focus-visible:-outline-offset-2 @4xl:-mx-1.5 @4xl:min-h-6',
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
