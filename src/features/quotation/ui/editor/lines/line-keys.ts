import type { KeyboardEvent } from 'react';
import { isWithCommandKey } from '~/ui/keys/shortcut-keys';
import { type Column, columnNames } from '../sheet/sheet';

/** What the keys of a spreadsheet do with lines. */
export interface LineActions {
  /** A new one below it. */
  add: (line: number) => void;
  copy: (line: number) => void;
  move: (line: number, by: -1 | 1) => void;
  remove: (line: number) => void;
  /** Whether nothing was typed into it. */
  isEmpty: (line: number) => boolean;
  count: number;
}

export interface Cell {
  line: number;
  column: Column;
}

/** The cell's input, wherever it is drawn. */
export const cellId = (grid: string, { line, column }: Cell) => `${grid}-${line}-${column}`;

export function focusCell(grid: string, cell: Cell) {
  const input = document.getElementById(cellId(grid, cell));
  if (!(input instanceof HTMLInputElement)) return;
  input.focus();
  input.select();
}

/** Enter goes down and adds, arrows move, Ctrl D copies, Alt with an arrow moves the line, Delete removes an empty one. */
export function steer(
  event: KeyboardEvent<HTMLInputElement>,
  grid: string,
  cell: Cell,
  actions: LineActions,
) {
  const { line, column } = cell;
  const { key, altKey, nativeEvent } = event;
  if (nativeEvent.isComposing) return;
  const done = (work: () => void) => {
    event.preventDefault();
    work();
  };
  const goTo = (to: Cell) => done(() => focusCell(grid, to));
  const isPlain = !altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;

  if (key.toLowerCase() === 'd' && isWithCommandKey(nativeEvent)) return done(() => actions.copy(line));
  if (altKey && (key === 'ArrowUp' || key === 'ArrowDown'))
    return done(() => actions.move(line, key === 'ArrowUp' ? -1 : 1));
  if (!isPlain) return;
  if (key === 'Enter')
    return line === actions.count - 1 ? done(() => actions.add(line)) : goTo({ line: line + 1, column });
  if (key === 'ArrowUp' && line > 0) return goTo({ line: line - 1, column });
  if (key === 'ArrowDown' && line < actions.count - 1) return goTo({ line: line + 1, column });
  if ((key === 'Delete' || key === 'Backspace') && actions.isEmpty(line) && event.currentTarget.value === '')
    return done(() => actions.remove(line));
  const next = columnNames[columnNames.indexOf(column) + sideways(event)];
  if (next && next !== column) goTo({ line, column: next });
}

/** An arrow leaves a cell where the caret cannot go on in it; a cell whose text is chosen as a whole is left at once. */
function sideways({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) {
  const { selectionStart: start, selectionEnd: end, value } = currentTarget;
  const isWhole = start === 0 && end === value.length;
  if (key === 'ArrowLeft' && (isWhole || (start === 0 && end === 0))) return -1;
  if (key === 'ArrowRight' && (isWhole || (start === value.length && end === value.length))) return 1;
  return 0;
}
