import { useId, useState } from 'react';
import { Button } from '~/ui/button';
import { changeAt } from '../fields/at-path';
import { type FieldSchema, objectOf } from '../fields/field-schema';
import { wordsOf } from '../fields/words-of';
import type { Side } from './autosave';
import { type Difference, differencesIn } from './differences';
import type { Data } from './unsaved-words';

const CONFLICT_ID = 'both-sides';

/** Somebody may be far down in the form when it comes. */
export function showConflict() {
  const both = document.getElementById(CONFLICT_ID);
  both?.scrollIntoView({ block: 'center' });
  both?.querySelector<HTMLElement>(':checked, button')?.focus({ preventScroll: true });
}

type Chosen = 'mine' | 'theirs';

interface ConflictProps {
  schema: FieldSchema;
  mine: Data;
  theirs: Side;
  base: Data;
  onSettle: (data: Data) => void;
}

/** Two have changed one entry: both sides, field by field. Nothing is saved until it is chosen, and nothing is lost meanwhile. */
export function Conflict({ schema, mine, theirs, base, onSettle }: ConflictProps) {
  const titleId = useId();
  const [chosen, setChosen] = useState<Readonly<Record<string, Chosen>>>({});
  const differences = differencesIn({ path: '', labels: [], schema }, { mine, theirs: theirs.data, base });
  const sideOf = ({ path, isTouched }: Difference) => chosen[path] ?? (isTouched ? 'mine' : 'theirs');

  function settle() {
    const taken = differences.filter((one) => sideOf(one) === 'theirs');
    // Fields that only one side has changed are that side's; they need no choice.
    const merged = taken.reduce<unknown>(
      (data, { path, theirs: said }) => changeAt(data, path, () => said),
      mine,
    );
    onSettle(objectOf(merged));
  }

  return (
    <section
      aria-labelledby={titleId}
      id={CONFLICT_ID}
      className="mb-5 grid gap-4 rounded-lg border border-danger bg-surface p-4 sm:p-5"
    >
      <div>
        <h2 id={titleId} className="font-text text-base font-semibold">
          {theirs.userName} has changed this meanwhile
        </h2>
        <p className="mt-1 text-sm text-muted">
          {differences.length > 0
            ? 'Choose what is to stand in each of these fields. What else you have typed stays.'
            : 'None of it is in a field that you have changed.'}
        </p>
      </div>
      {differences.map((difference) => (
        <Sides
          key={difference.path}
          difference={difference}
          side={sideOf(difference)}
          theirName={theirs.userName}
          onChoose={(side) => setChosen({ ...chosen, [difference.path]: side })}
        />
      ))}
      <Button className="justify-self-start" onClick={settle}>
        Save what is chosen
      </Button>
    </section>
  );
}

interface SidesProps {
  difference: Difference;
  side: Chosen;
  theirName: string;
  onChoose: (side: Chosen) => void;
}

function Sides({ difference, side, theirName, onChoose }: SidesProps) {
  const { path, labels, schema, mine, theirs } = difference;
  const sides = [
    { key: 'mine', label: 'Keep mine', value: mine },
    { key: 'theirs', label: `Take ${theirName}’s`, value: theirs },
  ] as const;
  return (
    <fieldset className="grid min-w-0 gap-2 sm:grid-cols-2">
      <legend className="mb-1.5 text-sm font-medium wrap-anywhere">{labels.join(' › ')}</legend>
      {sides.map(({ key, label, value }) => (
        <label
          key={key}
          className="flex min-w-0 items-start gap-3 rounded-md border border-line p-3 text-sm has-checked:border-accent has-checked:bg-accent-soft has-checked:text-on-accent-soft"
        >
          <input
            type="radio"
            name={`side of ${path}`}
            checked={side === key}
            onChange={() => onChoose(key)}
            className="mt-0.5 size-4.5 shrink-0 accent-action"
          />
          <span className="grid min-w-0 gap-1">
            <span className="font-medium">{label}</span>
            <span className="whitespace-pre-line wrap-anywhere">{wordsOf(schema, value) || '–'}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
