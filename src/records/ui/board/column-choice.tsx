import { useEffect, useRef } from 'react';

interface ColumnChoiceProps<Column extends string> {
  columns: readonly Column[];
  /** Where the card is now. */
  here: string;
  chosen: Column;
  onChoose: (column: Column) => void;
}

/** Where a card goes, by the arrow keys too. */
export function ColumnChoice<Column extends string>({
  columns,
  here,
  chosen,
  onChoose,
}: ColumnChoiceProps<Column>) {
  const fields = useRef<HTMLFieldSetElement>(null);
  // The one that is chosen, from which the arrow keys lead on.
  useEffect(() => fields.current?.querySelector<HTMLElement>(':checked')?.focus(), []);
  return (
    <fieldset ref={fields} className="grid gap-1">
      <legend className="sr-only">Stage</legend>
      {columns.map((column) => (
        <label
          key={column}
          className="flex min-h-11 items-center gap-3 rounded-md border border-transparent px-3 has-checked:border-action has-checked:bg-accent-soft has-checked:text-on-accent-soft has-disabled:text-muted"
        >
          <input
            type="radio"
            name="stage"
            value={column}
            checked={chosen === column}
            disabled={column === here}
            onChange={() => onChoose(column)}
            className="size-5 accent-action"
          />
          {column}
          {column === here && <span className="text-sm">is there now</span>}
        </label>
      ))}
    </fieldset>
  );
}
