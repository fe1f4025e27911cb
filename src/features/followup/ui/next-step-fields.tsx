import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { labelAmong, labelled, type Named } from '~/lib/namesakes';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/forms/field';
import { typeInto } from '~/ui/forms/form-draft';
import { nextDays } from './next-days';
import { awayWords, type Owners } from './owner-names';

interface NextStepFieldsProps {
  day: string;
  time: string;
}

/** When something is done next: the usual days in one click, any other by its date, at an hour if it has one. */
export function NextStepFields({ day, time }: NextStepFieldsProps) {
  const { input, shown: chosen, setShown: setChosen } = useStored(day);
  const hour = useStored(time);
  const [pressed, setPressed] = useState('');
  const days = nextDays();
  // On a Wednesday tomorrow is Thursday: one of the two is marked, the one that was pressed.
  const marked =
    days[pressed] === chosen ? pressed : Object.keys(days).find((label) => days[label] === chosen);

  function choose(label: string, value: string) {
    setPressed(label);
    if (input.current) typeInto(input.current, value);
  }

  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1.5 text-sm font-medium">Next step</legend>
      <div className="flex flex-wrap gap-2">
        {Object.entries(days).map(([label, value]) => (
          <Button
            key={label}
            size="sm"
            variant="secondary"
            aria-pressed={label === marked}
            onClick={() => choose(label, value)}
            className="rounded-full! aria-pressed:border-action aria-pressed:bg-accent-soft aria-pressed:text-on-accent-soft forced-colors:aria-pressed:chosen"
          >
            {label}
          </Button>
        ))}
      </div>
      <div className="grid grid-cols-[minmax(0,4fr)_minmax(0,3fr)] gap-x-2 *:min-w-0 sm:gap-x-3 max-sm:[&_input]:px-2.5 [&_input]:min-w-0">
        <TextField
          ref={input}
          name="nextDate"
          label="Date"
          type="date"
          defaultValue={day}
          onInput={({ currentTarget }) => setChosen(currentTarget.value)}
        />
        <TextField ref={hour.input} name="nextTime" label="Time" type="time" defaultValue={time} />
      </div>
    </fieldset>
  );
}

/** Another value may be stored beside it, and is what an untouched field says from then on. */
function useStored(value: string) {
  const input = useRef<HTMLInputElement>(null);
  const before = useRef(value);
  const [shown, setShown] = useState(value);
  // A draft fills it in unseen.
  useEffect(() => {
    if (input.current?.value === before.current && before.current !== value) typeInto(input.current, value);
    before.current = value;
    setShown(input.current?.value ?? '');
  }, [value]);
  return { input, shown, setShown };
}

interface OwnerFieldProps {
  ref: RefObject<HTMLInputElement | null>;
  owners: Owners;
  owner: Named;
  /** Whose it is when it is empty. */
  otherwise?: string;
}

/** Whose turn it is, by the first letters of their name. */
export function OwnerField({ ref, owners, owner, otherwise = 'Nobody' }: OwnerFieldProps) {
  const listId = useId();
  /** A second press puts the caret into the name. */
  const isNew = useRef(false);
  return (
    <>
      <TextField
        ref={ref}
        name="ownerId"
        label="Owner"
        list={listId}
        defaultValue={labelAmong(owners, owner)}
        placeholder={otherwise}
        autoComplete="off"
        // Typing puts another name in its place, as it does where Tab has led. Once the press is over: WebKit puts the caret after the focus.
        onMouseDown={({ currentTarget }) => {
          isNew.current = currentTarget !== document.activeElement;
        }}
        onClick={({ currentTarget }) => isNew.current && currentTarget.select()}
      />
      <datalist id={listId}>
        {Array.from(labelled(owners), ([label, id]) => (
          <option key={label} value={label}>
            {awayWords(owners, id)}
          </option>
        ))}
      </datalist>
    </>
  );
}
