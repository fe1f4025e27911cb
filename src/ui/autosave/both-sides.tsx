import { useId, useState } from 'react';
import { Button } from '../button';

const CONFLICT_ID = 'both-sides';

/** Somebody may be far down in the form when it comes. */
export function showConflict() {
  const both = document.getElementById(CONFLICT_ID);
  both?.scrollIntoView({ block: 'center' });
  both?.querySelector<HTMLElement>(':checked, button')?.focus({ preventScroll: true });
}

type Chosen = 'mine' | 'theirs';

/** A field that both have changed, or the other alone, in words. */
interface Difference {
  path: string;
  label: string;
  mine: string;
  theirs: string;
  /** Whoever sits here has changed it, too. */
  isTouched: boolean;
}

interface BothSidesProps {
  /** Who that was; empty where it is not known: it may be whoever sits here, in another window. */
  theirName: string;
  differences: readonly Difference[];
  /** Told the paths of the fields in which theirs is to stand. */
  onSettle: (taken: ReadonlySet<string>) => void;
}

/** Two have changed one thing: both sides, field by field. Nothing is saved until it is chosen, and nothing is lost meanwhile. */
export function BothSides({ theirName, differences, onSettle }: BothSidesProps) {
  const titleId = useId();
  const [chosen, setChosen] = useState<Readonly<Record<string, Chosen>>>({});
  const sideOf = ({ path, isTouched }: Difference) => chosen[path] ?? (isTouched ? 'mine' : 'theirs');
  const taken = () => differences.filter((one) => sideOf(one) === 'theirs').map(({ path }) => path);
  return (
    <section
      aria-labelledby={titleId}
      id={CONFLICT_ID}
      className="mb-5 grid gap-4 rounded-lg border border-danger bg-surface p-4 sm:p-5"
    >
      <div>
        <h2 id={titleId} className="font-text text-base font-semibold">
          {theirName ? `${theirName} has changed this meanwhile` : 'This has been changed meanwhile'}
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
          theirName={theirName}
          onChoose={(side) => setChosen({ ...chosen, [difference.path]: side })}
        />
      ))}
      <Button className="justify-self-start" onClick={() => onSettle(new Set(taken()))}>
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
  const { path, label: legend, mine, theirs } = difference;
  const sides = [
    { key: 'mine', label: 'Keep mine', words: mine },
    { key: 'theirs', label: theirName ? `Take ${theirName}’s` : 'Take what was saved', words: theirs },
  ] as const;
  return (
    <fieldset className="grid min-w-0 gap-2 sm:grid-cols-2">
      <legend className="mb-1.5 text-sm font-medium wrap-anywhere">{legend}</legend>
      {sides.map(({ key, label, words }) => (
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
            <span className="whitespace-pre-line wrap-anywhere">{words || '–'}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
