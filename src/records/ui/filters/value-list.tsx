import { type KeyboardEvent, type SubmitEvent, useState } from 'react';
import type { z } from 'zod';
import { inFigures } from '~/lib/figures';
import { type Filter, ME } from '~/model/filters';
import { useUser } from '~/platform/auth/ui/session';
import type { valuesCall } from '~/records/list-call';
import { Button } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { popupItemLook } from '~/ui/popup/popup';
import { emptyBox } from '~/ui/table/table-selection';
import { knownOptions, labelIn } from './filter-query';

type Counted = z.output<typeof valuesCall.answer>[string];

interface ValueListProps {
  filter: Filter;
  chosen: readonly string[];
  /** Undefined until it is counted. */
  counted: Counted | undefined;
  fault: Error | null;
  onChange: (chosen: readonly string[]) => void;
  onDone: () => void;
}

/** The values of a filter, to tick: Space ticks several, Enter takes one and is done. When something is due is one word, and so is whether there is anything. */
export function ValueList({ filter, chosen, counted, fault, onChange, onDone }: ValueListProps) {
  const { _id } = useUser();
  // The address follows in its own time, and the next key may be quicker.
  const [ticked, setTicked] = useState(chosen);
  const [touched, setTouched] = useState(false);
  const labels = useLabels(filter, ticked, counted);

  const isOne = filter.by === 'due' || filter.by === 'presence';

  function toggle(value: string) {
    if (isOne) {
      onChange([value]);
      onDone();
      return;
    }
    const next = ticked.includes(value) ? ticked.filter((one) => one !== value) : [...ticked, value];
    setTouched(true);
    setTicked(next);
    onChange(next);
  }

  function takeOne(event: KeyboardEvent, value: string) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (!touched) toggle(value);
    onDone();
  }

  return (
    <fieldset>
      <legend className="sr-only">{filter.title}</legend>
      {labels.map(([value, label], index) => (
        <label key={value} className={`${popupItemLook} cursor-pointer has-focus-visible:bg-sunken`}>
          <input
            type={isOne ? 'radio' : 'checkbox'}
            data-item=""
            // biome-ignore lint/a11y/noAutofocus: whoever opened it goes on in it
            autoFocus={index === 0}
            checked={ticked.includes(value)}
            onChange={() => toggle(value)}
            onKeyDown={(event) => takeOne(event, value)}
            className={classNames('size-4.5 shrink-0 accent-action', !isOne && emptyBox)}
          />
          <span className="min-w-0 flex-1 py-1.5 wrap-anywhere">{label}</span>
          {/* What is mine is counted under my name. */}
          <span className="text-muted tabular-nums">{countOf(counted, value === ME ? _id : value)}</span>
        </label>
      ))}
      {counted && labels.length === 0 && <p className="px-2.5 py-2 text-muted">No values yet.</p>}
      {fault && <p className="px-2.5 py-2 text-danger">{fault.message}</p>}
      {filter.by === 'text' && (
        <OtherValue title={filter.title} onAdd={(value) => ticked.includes(value) || toggle(value)} />
      )}
    </fieldset>
  );
}

/** What can be ticked, and what it is called. What was ticked when it opened stays in its place, ticked or not. */
function useLabels(filter: Filter, ticked: readonly string[], counted: Counted | undefined) {
  const { _id } = useUser();
  const [first] = useState(ticked);
  const labels = new Map(Object.entries(knownOptions(filter)));
  const others = counted?.filter(({ value }) => filter.by !== 'owner' || value !== _id) ?? [];
  for (const { value, label } of others) if (!labels.has(value)) labels.set(value, label);
  for (const value of [...first, ...ticked]) {
    if (!labels.has(value)) labels.set(value, labelIn(filter, value));
  }
  return [...labels];
}

function countOf(counted: Counted | undefined, value: string) {
  if (!counted) return '–';
  const found = counted.find((one) => one.value === value);
  return `${inFigures(found?.count ?? 0)}${found?.more ? '+' : ''}`;
}

/** One that is not among the most frequent. */
function OtherValue({ title, onAdd }: { title: string; onAdd: (value: string) => void }) {
  function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('other');
    if (!(field instanceof HTMLInputElement) || !field.value.trim()) return;
    onAdd(field.value.trim());
    field.value = '';
  }
  return (
    <form onSubmit={add} className="flex gap-2 p-1.5">
      <input
        name="other"
        aria-label={`Another: ${title}`}
        placeholder="Another"
        autoComplete="off"
        className="control min-h-9 text-sm max-sm:min-h-11"
      />
      <Button type="submit" size="sm" variant="secondary">
        Add
      </Button>
    </form>
  );
}
