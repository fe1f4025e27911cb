import { useEffect, useId, useRef, useState } from 'react';
import type { z } from 'zod';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/forms/field';
import { typeInto } from '~/ui/forms/form-draft';
import type { ownersCall } from '../followup';
import { nextDays } from './next-days';

type Owners = z.output<typeof ownersCall.answer>;

interface NextStepFieldsProps {
  day: string;
  time: string;
}

/** When something is done next: the usual days in one click, any other by its date, at an hour if it has one. */
export function NextStepFields({ day, time }: NextStepFieldsProps) {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState(day);
  // A draft fills it in unseen.
  useEffect(() => setChosen(input.current?.value ?? ''), []);

  function choose(value: string) {
    if (input.current) typeInto(input.current, value);
  }

  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1.5 text-sm font-medium">Next step</legend>
      <div className="flex flex-wrap gap-2">
        {Object.entries(nextDays()).map(([label, value]) => (
          <Button
            key={label}
            size="sm"
            variant="secondary"
            aria-pressed={chosen === value}
            onClick={() => choose(value)}
            className="rounded-full! aria-pressed:border-action aria-pressed:bg-accent-soft aria-pressed:text-on-accent-soft max-sm:min-h-11"
          >
            {label}
          </Button>
        ))}
      </div>
      <div className="grid grid-cols-[minmax(0,4fr)_minmax(0,3fr)] gap-x-3 max-sm:[&_input]:px-2.5">
        <TextField
          ref={input}
          name="nextDate"
          label="Date"
          type="date"
          defaultValue={day}
          onInput={({ currentTarget }) => setChosen(currentTarget.value)}
        />
        <TextField name="nextTime" label="Time" type="time" defaultValue={time} />
      </div>
    </fieldset>
  );
}

interface OwnerFieldProps {
  owners: Owners;
  /** As it is now. */
  owner: { _id: string; name: string };
}

/** Whose turn it is, by the first letters of their name; nobody's when it is empty. */
export function OwnerField({ owners, owner }: OwnerFieldProps) {
  const listId = useId();
  return (
    <>
      <TextField
        name="ownerId"
        label="Owner"
        list={listId}
        defaultValue={ownerLabel(owners, owner)}
        placeholder="Nobody"
        autoComplete="off"
        // Typing puts another name in its place.
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <datalist id={listId}>
        {Array.from(labelled(owners), ([label]) => (
          <option key={label} value={label} />
        ))}
      </datalist>
    </>
  );
}

/** Who shares a name with another is told apart by a number. */
function labelled(owners: Owners) {
  const labels = new Map<string, string>();
  for (const { _id, name } of owners) {
    let label = name;
    for (let other = 2; labels.has(label); other++) label = `${name} (${other})`;
    labels.set(label, _id);
  }
  return labels;
}

/** Who has left since is still named. */
const ownerLabel = (owners: Owners, { _id, name }: OwnerFieldProps['owner']) =>
  Array.from(labelled(owners)).find(([, id]) => id === _id)?.[0] ?? name;

/** The id of whoever is named there; undefined when it is nobody whom we know. */
export function ownerNamedBy(owners: Owners, owner: OwnerFieldProps['owner'], typed: string) {
  const label = typed.trim();
  if (label === '') return null;
  if (label === ownerLabel(owners, owner)) return owner._id;
  const known = Array.from(labelled(owners));
  const same = known.find(([name]) => name.toLowerCase() === label.toLowerCase());
  return same?.[1];
}
