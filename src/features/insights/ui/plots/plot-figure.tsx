import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { classNames } from '~/ui/class-names';
import { Icon } from '~/ui/icon';
import { Counted } from '../counted';

/** What a cell says; a number leads to what it counts, where that is listed. */
type Cell = string | { words: string; to: string | undefined };

interface PlotFigureProps {
  title: string;
  note: ReactNode;
  /** The heads and the rows of the table that says the same. */
  heads: readonly string[];
  rows: readonly {
    key: string;
    cells: readonly [string, ...Cell[]];
    /** Where what a row counts is listed. */
    to?: string | undefined;
  }[];
  /** As high as two beside it: its rows are many. */
  isTall?: boolean;
  children: ReactNode;
}

/** More columns than that need the whole width. */
const MOST_IN_HALF = 4;

/** A plot with its caption; in its place, when asked for, a table with the same numbers. */
export function PlotFigure({ title, note, heads, rows, isTall = false, children }: PlotFigureProps) {
  const [asTable, setAsTable] = useState(false);
  const offer = asTable ? 'Show plot' : 'Show table';
  return (
    <figure
      data-tall={isTall || undefined}
      className={classNames(
        // Where nothing stands beside the last one, it has the whole row.
        'min-w-0 bg-surface p-4 ring-1 ring-line sm:p-5 [&:last-child:nth-child(odd):not([data-tall]~*)]:col-span-full',
        asTable && heads.length > MOST_IN_HALF ? 'col-span-full' : isTall && 'xl:row-span-2',
      )}
    >
      <figcaption className="mb-3 flex items-start justify-between gap-3">
        <span className="grid min-w-0">
          <span className="text-sm font-semibold">{title}</span>
          <span className="text-xs text-muted tabular-nums">{note}</span>
        </span>
        <button
          type="button"
          aria-label={`${offer}: ${title}`}
          onClick={() => setAsTable(!asTable)}
          className="-my-1 inline-flex min-h-8 shrink-0 max-sm:-my-2 max-sm:min-h-11 items-center gap-1.5 rounded-sm px-2 text-xs text-muted transition-colors hover:bg-sunken hover:text-text"
        >
          <Icon name={asTable ? 'plot' : 'table'} className="size-4" />
          {offer}
        </button>
      </figcaption>
      {asTable ? <PlotTable title={title} heads={heads} rows={rows} /> : children}
    </figure>
  );
}

function PlotTable({ title, heads, rows }: Pick<PlotFigureProps, 'title' | 'heads' | 'rows'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be within reach of the keyboard
    <section tabIndex={0} aria-label={`${title}, table`} className="max-h-80 overflow-auto">
      <table className="w-full text-left text-sm tabular-nums">
        <caption className="sr-only">{title}</caption>
        <thead className="sticky top-0 bg-surface text-xs text-muted">
          <tr>
            {heads.map((head, index) => (
              <th key={head} scope="col" className={cellLook(index)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...others], to }) => (
            <tr key={key} className="border-t border-line">
              <th scope="row" className={cellLook(0)}>
                {to ? (
                  <Link to={to} className="underline underline-offset-4 thumb-high">
                    {first}
                  </Link>
                ) : (
                  first
                )}
              </th>
              {others.map((cell, index) => (
                <td key={heads[index + 1]} className={cellLook(index + 1)}>
                  {typeof cell === 'string' ? cell : <Counted to={cell.to}>{cell.words}</Counted>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const cellLook = (index: number) =>
  index === 0
    ? 'py-1.5 pr-3 text-left font-normal'
    : 'py-1.5 pl-3 text-right font-normal whitespace-nowrap last:pr-1';
