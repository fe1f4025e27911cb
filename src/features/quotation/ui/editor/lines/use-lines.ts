import { useId } from 'react';
import { flushSync } from 'react-dom';
import { showWithUndo } from '~/records/ui/list/undo';
import { toast } from '~/ui/toast/toast';
import { MOST_LINES } from '../../../quotation-form';
import { isEmptyLine, newLine, type Sheet, type SheetLine } from '../sheet/sheet';
import type { ChangeSheet } from '../use-draft';
import { type Cell, focusCell, type LineActions } from './line-keys';
import { isTable, paste } from './paste';

/** What is done with whole lines. The focus goes where the hands go on. */
export function useLines(lines: readonly SheetLine[], change: ChangeSheet) {
  const grid = useId();

  /** From what stands there by then, and drawn before the next key. */
  function changeLines(update: (lines: readonly SheetLine[]) => readonly SheetLine[], focus?: Cell) {
    const inSheet = (sheet: Sheet) => ({ ...sheet, lines: update(sheet.lines).slice(0, MOST_LINES) });
    flushSync(() => change('lines', inSheet));
    if (focus) focusCell(grid, focus);
  }

  const set = (line: number, values: Partial<SheetLine>) => {
    const inSheet = (sheet: Sheet) => ({
      ...sheet,
      lines: sheet.lines.map((one, index) => (index === line ? { ...one, ...values } : one)),
    });
    change(`lines.${line}.${Object.keys(values)[0]}`, inSheet);
  };

  function remove(line: number) {
    const gone = lines[line];
    if (!gone) return;
    changeLines((all) => (all.length === 1 ? [newLine()] : all.toSpliced(line, 1)), {
      line: Math.max(0, line - 1),
      column: 'description',
    });
    if (isEmptyLine(gone) && lines.length === 1) return;
    const undo = async () => {
      changeLines((all) => all.toSpliced(line, 0, gone), { line, column: 'description' });
      return undefined;
    };
    showWithUndo('Line removed', undo, { detail: gone.description, about: [`line ${line}`] });
  }

  function move(line: number, by: -1 | 1) {
    const to = line + by;
    const [moved, other] = [lines[line], lines[to]];
    if (!moved || !other) return;
    changeLines((all) => all.with(to, moved).with(line, other), { line: to, column: focusedColumn() });
  }

  const actions: LineActions = {
    add: (line) =>
      changeLines((all) => all.toSpliced(line + 1, 0, newLine(all[line])), {
        line: line + 1,
        column: 'description',
      }),
    copy: (line) =>
      changeLines((all) => (all[line] ? all.toSpliced(line + 1, 0, all[line]) : all), {
        line: line + 1,
        column: focusedColumn(),
      }),
    move,
    remove,
    isEmpty: (line) => lines[line] !== undefined && isEmptyLine(lines[line]),
    count: lines.length,
  };

  /** Answers whether it was a table. */
  function pasteTable(cell: Cell, text: string) {
    if (!isTable(text)) return false;
    const before = lines;
    const filled = paste(before, cell, text);
    changeLines(() => filled.lines, cell);
    const undo = async () => {
      changeLines(() => before, cell);
      return undefined;
    };
    const words = filled.count === 1 ? '1 line pasted' : `${filled.count} lines pasted`;
    showWithUndo(words, undo, { about: ['paste'] });
    if (filled.lines.length > MOST_LINES)
      toast.error(`A quotation can have ${MOST_LINES} lines at most. The others were left out.`);
    return true;
  }

  return { grid, set, actions, pasteTable };
}

export type Lines = ReturnType<typeof useLines>;

/** A line that is moved or copied by its menu is gone on with at its beginning. */
function focusedColumn(): Cell['column'] {
  const { activeElement } = document;
  const column = activeElement instanceof HTMLElement ? activeElement.dataset.column : undefined;
  return (column as Cell['column'] | undefined) ?? 'description';
}
