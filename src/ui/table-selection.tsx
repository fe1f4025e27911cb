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
    />
  );
}

interface TickProps {
  label: string;
  checked: boolean;
  mixed?: boolean;
  onChange: () => void;
}

/** The label around it is what a finger hits. */
export function Tick({ label, checked, mixed = false, onChange }: TickProps) {
  return (
    <label className="grid size-9 cursor-pointer place-items-center">
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        checked={checked}
        ref={(box) => {
          if (box) box.indeterminate = mixed;
        }}
        onChange={onChange}
        className="size-4.5 cursor-pointer accent-action"
      />
    </label>
  );
}

export function toggled(chosen: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(chosen);
  if (!next.delete(key)) next.add(key);
  return next;
}
