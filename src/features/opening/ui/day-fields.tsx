import { useEffect, useRef, useState } from 'react';
import { dayWithWeekday } from '~/lib/time';
import { TextField } from '~/ui/forms/field';
import { today } from '../opening-form';

interface OpensOnFieldProps {
  day: string;
}

export function OpensOnField({ day }: OpensOnFieldProps) {
  const { input, typed } = useTypedDay(day);
  return (
    <TextField
      ref={input}
      name="opensOn"
      label="Opens on"
      type="date"
      defaultValue={day}
      hint={typed ? opensInWords(typed) : ''}
      required
    />
  );
}

interface LastDayFieldProps {
  day: string | null;
}

export function LastDayField({ day }: LastDayFieldProps) {
  const { input, typed } = useTypedDay(day ?? '');
  return (
    <TextField
      ref={input}
      name="closesOn"
      label="Last day"
      type="date"
      defaultValue={day ?? ''}
      hint={typed ? closesInWords(typed) : 'Left empty, it stays open until you close it.'}
    />
  );
}

const opensInWords = (day: string) =>
  day > today()
    ? `Opens at the start of ${dayWithWeekday(day)}, India time.`
    : 'Open from the day it is set to Open.';

const closesInWords = (day: string) =>
  `${day < today() ? 'Closed' : 'Closes'} at the end of ${dayWithWeekday(day)}, India time.`;

/** What stands in the input by now, also where a draft or somebody else's change was filled in. */
function useTypedDay(day: string) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(day);
  useEffect(() => {
    const form = input.current?.form;
    const read = () => setTyped(input.current?.value ?? '');
    read();
    form?.addEventListener('input', read);
    return () => form?.removeEventListener('input', read);
  }, []);
  return { input, typed };
}
