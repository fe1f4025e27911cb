import type { Side } from '~/ui/autosave/autosave';
import { BothSides } from '~/ui/autosave/both-sides';
import type { Data } from '~/ui/autosave/unsaved-words';
import { changeAt } from '../fields/at-path';
import { type FieldSchema, objectOf } from '../fields/field-schema';
import { wordsOf } from '../fields/words-of';
import { differencesIn } from './differences';

interface ConflictProps {
  schema: FieldSchema;
  mine: Data;
  theirs: Side;
  base: Data;
  onSettle: (data: Data) => void;
}

/** Two have changed one entry. */
export function Conflict({ schema, mine, theirs, base, onSettle }: ConflictProps) {
  const differences = differencesIn({ path: '', labels: [], schema }, { mine, theirs: theirs.data, base });

  function settle(taken: ReadonlySet<string>) {
    // Fields that only one side has changed are that side's; they need no choice.
    const merged = differences
      .filter(({ path }) => taken.has(path))
      .reduce<unknown>((data, { path, theirs: said }) => changeAt(data, path, () => said), mine);
    onSettle(objectOf(merged));
  }

  const inWords = differences.map(({ path, labels, schema: field, isTouched, ...sides }) => ({
    path,
    isTouched,
    label: labels.join(' › '),
    mine: wordsOf(field, sides.mine),
    theirs: wordsOf(field, sides.theirs),
  }));
  return <BothSides theirName={theirs.userName} differences={inWords} onSettle={settle} />;
}
