import type { ReactNode } from 'react';
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
      onChange={() => onChange(new Set(all ? [] : keys))}
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
  onChange: () => void;
  /** What is read beside the box, where nothing around it tells. */
  children?: ReactNode;
}

/** The browser's own is grey in the dark scheme; ticked, it takes our colour by itself. */
const emptyBox =
  'not-[:checked,:indeterminate]:appearance-none not-[:checked,:indeterminate]:rounded-[3px] not-[:checked,:indeterminate]:border not-[:checked,:indeterminate]:border-control';

/** The label around it is what a finger hits. */
export function Tick({ label, checked, mixed = false, onChange, children }: TickProps) {
  return (
    <label className="flex h-9 w-fit cursor-pointer items-center">
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        checked={checked}
        ref={(box) => {
          if (box) box.indeterminate = mixed;
        }}
        onChange={onChange}
        className={classNames('m-2.25 size-4.5 cursor-pointer accent-action', emptyBox)}
      />
      {children}
    </label>
  );
}

export function toggled(chosen: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(chosen);
  if (!next.delete(key)) next.add(key);
  return next;
}
