import { useId } from 'react';
import type { SheetLine } from '../sheet/sheet';

interface LineExtrasProps {
  line: SheetLine;
  at: number;
  onChange: (values: Partial<SheetLine>) => void;
}

/** What few lines have: a heading above it, words below it, and that the customer may leave it. */
export function LineExtras({ line, at, onChange }: LineExtrasProps) {
  const id = useId();
  return (
    <div className="grid gap-3 px-3 pb-3 pl-8 text-sm sm:grid-cols-2">
      <label className="grid gap-1">
        <span className="text-muted">Section that begins here</span>
        <input
          aria-label={`Section, line ${at + 1}`}
          value={line.section}
          maxLength={120}
          onChange={({ currentTarget }) => onChange({ section: currentTarget.value })}
          className="control"
        />
      </label>
      <label className="grid gap-1">
        <span className="text-muted">Note below it</span>
        <textarea
          aria-label={`Note, line ${at + 1}`}
          value={line.note}
          rows={1}
          maxLength={1000}
          onChange={({ currentTarget }) => onChange({ note: currentTarget.value })}
          className="control h-auto min-h-11 field-sizing-content"
        />
      </label>
      <label className="flex min-h-6 items-center gap-3 max-sm:min-h-11" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          aria-label={`Optional, line ${at + 1}`}
          checked={line.optional}
          onChange={({ currentTarget }) => onChange({ optional: currentTarget.checked })}
          className="size-5 shrink-0 accent-action"
        />
        Optional: it counts when the customer takes it
      </label>
    </div>
  );
}
