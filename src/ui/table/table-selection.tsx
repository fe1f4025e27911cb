import { type ReactNode, useRef } from 'react';
import { classNames } from '../class-names';

/** Which rows are ticked, and who is told when that changes. */
export interface Selection<Row> {
  /** The keys of the rows that are ticked. */
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
  /** What a row is called. */
  nameOf: (row: Row) => string;
}

interface SelectAllProps extends Pick<Selection<never>, 'chosen' | 'onChange'> {
  keys: readonly string[];
}

export function SelectAll({ keys, chosen, onChange }: SelectAllProps) {
  const ticked = keys.filter((key) => chosen.has(key)).length;
  const all = keys.length > 0 && ticked === keys.length;
  return (
    <Tick
      label="Select all on this page"
      checked={all}
      mixed={ticked > 0 && !all}
      onChange={() => onChange(ticking(chosen, keys, !all))}
    >
      <span aria-hidden="true" className="mr-3 text-xs font-medium text-muted @4xl:hidden">
        All
      </span>
    </Tick>
  );
}

interface TickProps {
  label: string;
  checked: boolean;
  mixed?: boolean;
  /** With Shift held, if so. */
  onChange: (withShift: boolean) => void;
  /** What is read beside the box, where nothing around it tells. */
  children?: ReactNode;
}

/** The browser's own is grey in the dark scheme; ticked, it takes our colour by itself. */
export const emptyBox =
  'not-[:checked,:indeterminate]:appearance-none not-[:checked,:indeterminate]:rounded-[3px] not-[:checked,:indeterminate]:border not-[:checked,:indeterminate]:border-control';

/** The label around it is what a finger hits. Firefox passes on no click on a label while a key is held down. */
export function Tick({ label, checked, mixed = false, onChange, children }: TickProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the box within is what keys reach
    <label
      className="flex h-9 w-fit cursor-pointer items-center select-none max-sm:h-11 max-sm:min-w-11"
      onClick={(event) => {
        const { shiftKey, ctrlKey, altKey, metaKey, target } = event;
        if (target instanceof HTMLInputElement || !(shiftKey || ctrlKey || altKey || metaKey)) return;
        event.preventDefault();
        onChange(shiftKey);
      }}
    >
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        checked={checked}
        ref={(box) => {
          if (box) box.indeterminate = mixed;
        }}
        onChange={({ nativeEvent }) => onChange(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
        className={classNames('m-2.25 size-4.5 cursor-pointer accent-action', emptyBox)}
      />
      {children}
    </label>
  );
}

/** These rows ticked, or no longer; what was ticked on other pages stays. */
function ticking(chosen: ReadonlySet<string>, keys: readonly string[], isTicked: boolean) {
  const next = new Set(chosen);
  for (const key of keys) {
    if (isTicked) next.add(key);
    else next.delete(key);
  }
  return next;
}

/** Ticks row by row; with Shift all that stand between the last one and this. */
export function useTicking(keys: readonly string[], selection: Selection<never> | undefined) {
  const last = useRef<string>(undefined);

  function upTo(key: string) {
    const ends = [keys.indexOf(last.current ?? key), keys.indexOf(key)];
    // The last one may have been on another page.
    return ends[0] === -1 ? [key] : keys.slice(Math.min(...ends), Math.max(...ends) + 1);
  }

  function tick(key: string, withShift = false, isTicked = !selection?.chosen.has(key)) {
    if (!selection) return;
    selection.onChange(ticking(selection.chosen, withShift ? upTo(key) : [key], isTicked));
    last.current = key;
  }

  /** The arrow keys with Shift: on to the next row, which is ticked with the one that they come from. */
  function stretch(from: string, to: string) {
    if (!selection?.chosen.has(from)) last.current = from;
    tick(to, true, true);
  }
  return { tick, stretch };
}
