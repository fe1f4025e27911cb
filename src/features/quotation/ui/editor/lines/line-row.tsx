import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { inRupees } from '~/model/money/rupees';
import { classNames } from '~/ui/class-names';
import { type Column, columnNames, columns, type SheetLine } from '../sheet/sheet';
import { DescriptionCell } from './description-cell';
import { LineExtras } from './line-extras';
import { cellId, steer } from './line-keys';
import { LineMenu } from './line-menu';
import { cellName } from './paste';
import type { Lines } from './use-lines';

interface LineRowProps {
  line: SheetLine;
  at: number;
  /** Undefined as long as it cannot be reckoned. */
  taxablePaise: number | undefined;
  /** What is wrong in which column. */
  faults: Partial<Record<string, string>>;
  lines: Lines;
}

/** One line: a row where there is room for it, a card on a phone. */
export function LineRow({ line, at, taxablePaise, faults, lines }: LineRowProps) {
  const { grid, set, actions, pasteTable } = lines;
  const [isOpen, setOpen] = useState(false);
  const hasExtras = line.optional || line.section !== '' || line.note !== '';
  const words = Object.entries(faults).map(([column, fault]) => ({ column, fault }));

  const wiring = (column: Column) => ({
    id: cellId(grid, { line: at, column }),
    'data-column': column,
    'aria-label': cellName(column, at),
    'aria-invalid': faults[column] ? (true as const) : undefined,
    'aria-describedby': faults[column] ? `${grid}-${at}-faults` : undefined,
    className: classNames(cellLook, numeric.has(column) && 'text-right tabular-nums'),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => steer(event, grid, { line: at, column }, actions),
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      if (pasteTable({ line: at, column }, event.clipboardData.getData('text/plain'))) event.preventDefault();
    },
  });

  return (
    <li className="border-line not-first:border-t">
      <div className={classNames(rowLook, '@max-4xl:py-3')}>
        <span className="self-center text-sm text-muted tabular-nums @max-4xl:col-start-1 @max-4xl:row-start-1">
          {at + 1}
        </span>
        {columnNames.map((column) => (
          <span key={column} className={classNames('relative min-w-0', places[column])}>
            <span aria-hidden="true" className="mb-0.5 block truncate text-xs text-muted @4xl:hidden">
              {column !== 'description' && columns[column]}
            </span>
            {column === 'description' ? (
              <DescriptionCell
                {...wiring(column)}
                value={line.description}
                onFill={(values) => set(at, values)}
              />
            ) : (
              <input
                {...wiring(column)}
                value={line[column]}
                inputMode={numeric.has(column) ? 'decimal' : 'text'}
                autoComplete="off"
                maxLength={column === 'unit' ? 20 : 30}
                onChange={({ currentTarget }) => set(at, { [column]: currentTarget.value })}
              />
            )}
          </span>
        ))}
        <span className="flex items-center justify-between gap-2 text-sm @4xl:justify-end @max-4xl:col-span-2 @max-4xl:col-start-2">
          <span aria-hidden="true" className="text-muted @4xl:hidden">
            Amount
          </span>
          <output
            aria-label={`Amount, line ${at + 1}`}
            className={classNames('text-right font-medium tabular-nums', line.optional && 'text-muted')}
          >
            {taxablePaise === undefined ? '–' : inRupees(taxablePaise)}
          </output>
        </span>
        <LineMenu
          {...{ at, actions, isOpen }}
          onOpen={() => setOpen(!isOpen)}
          className="@max-4xl:col-start-4 @max-4xl:row-start-1"
        />
      </div>
      {words.length > 0 && (
        <p id={`${grid}-${at}-faults`} className="px-3 pb-2 text-sm text-danger wrap-anywhere">
          {words.map(({ column, fault }) => (
            <span key={column} className="block">
              {fault}
            </span>
          ))}
        </p>
      )}
      {(isOpen || hasExtras) && <LineExtras {...{ line, at }} onChange={(values) => set(at, values)} />}
    </li>
  );
}

const numeric: ReadonlySet<Column> = new Set(['quantity', 'rate', 'discount', 'gst']);

/** The columns of the whole sheet, and of its heads. */
export const rowLook =
  'grid gap-x-1.5 gap-y-2 px-3 py-1.5 grid-cols-[1.25rem_repeat(2,minmax(0,1fr))_2.75rem] @4xl:grid-cols-[1.25rem_minmax(0,1fr)_5rem_4.5rem_5rem_7rem_5rem_4rem_7rem_2.25rem] @4xl:gap-y-0';

/** On a phone the description has a line of its own, and the others stand in pairs below it. */
const places: Partial<Record<Column, string>> = {
  description: '@max-4xl:col-span-2 @max-4xl:row-start-1 @max-4xl:col-start-2',
  sac: '@max-4xl:col-start-2',
  unit: '@max-4xl:col-start-2',
  discount: '@max-4xl:col-start-2',
};

const cellLook =
  'h-9 w-full min-w-0 rounded-sm border border-line bg-page px-2 text-sm hover:border-control focus:border-control aria-invalid:border-danger @max-4xl:h-11 @max-4xl:text-base';
