import { type ReactNode, useEffect } from 'react';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { Panel } from '~/ui/panel';
import type { Faults } from '../sheet/read-sheet';
import { columnNames, columns, type SheetLine } from '../sheet/sheet';
import type { ChangeSheet } from '../use-draft';
import { focusCell } from './line-keys';
import { LineRow, rowLook } from './line-row';
import { useLines } from './use-lines';

interface LineGridProps {
  lines: readonly SheetLine[];
  /** What each comes to before tax, where that can be said. */
  amounts: readonly (number | undefined)[];
  faults: Faults;
  /** Whom it is for is known, and the lines are what is typed next. */
  isNext: boolean;
  change: ChangeSheet;
  /** What stands beside the button that adds one. */
  children?: ReactNode;
}

/** The lines, like a spreadsheet. */
export function LineGrid({ lines: typed, amounts, faults, isNext, change, children }: LineGridProps) {
  const lines = useLines(typed, change);
  const { grid } = lines;
  // On a phone the keyboard would cover the rest, so it waits for a touch.
  useEffect(() => {
    if (isNext && matchMedia('(hover: hover)').matches) focusCell(grid, { line: 0, column: 'description' });
  }, [isNext, grid]);
  return (
    <Panel
      title="Lines"
      isOpenBelow
      aside={
        <span className="text-sm text-muted max-sm:hidden">
          Enter adds a line. Lines can be pasted from a spreadsheet.
        </span>
      }
    >
      <div className="@container">
        <div
          aria-hidden="true"
          className={`${rowLook} border-b border-line text-xs text-muted @max-4xl:hidden`}
        >
          <span />
          {columnNames.map((column) => (
            <span
              key={column}
              className={
                column === 'description' || column === 'sac' || column === 'unit' ? 'px-2' : 'px-2 text-right'
              }
            >
              {columns[column]}
            </span>
          ))}
          <span className="text-right">Amount</span>
          <span />
        </div>
        <ol>
          {typed.map((line, at) => (
            <LineRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is what stands in its place
              key={at}
              line={line}
              at={at}
              taxablePaise={amounts[at]}
              faults={faultsOf(faults, at)}
              lines={lines}
            />
          ))}
        </ol>
      </div>
      <div className="border-t border-line px-3 py-2">
        <Button size="sm" variant="quiet" onClick={() => lines.actions.add(typed.length - 1)}>
          <Icon name="plus" className="size-4.5" />
          Add a line
        </Button>
        {children}
        {faults.lines && <p className="px-3 text-sm text-danger">{faults.lines}</p>}
      </div>
    </Panel>
  );
}

function faultsOf(faults: Faults, at: number) {
  const prefix = `lines.${at}.`;
  return Object.fromEntries(
    Object.entries(faults).flatMap(([path, words]) =>
      path.startsWith(prefix) ? [[path.slice(prefix.length), words] as const] : [],
    ),
  );
}
