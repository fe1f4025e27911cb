import { useEffect, useRef } from 'react';
import { type InputProps, TextField } from '../field';
import { isWholeDay } from './whole-day';

interface DayFieldProps extends Omit<InputProps, 'type' | 'value' | 'defaultValue' | 'onChange' | 'onBlur'> {
  /** The day that counts. */
  value: string;
  /** A whole day, or none. */
  onDay: (day: string) => void;
}

/**
 * A day that is followed at once. Browsers let go of a year that is half typed when its field is set meanwhile, so that is
 * done only while nobody is in it.
 */
export function DayField({ value, onDay, ...field }: DayFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  function showWhatCounts() {
    if (input.current) input.current.value = value;
  }
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = value;
  }, [value]);
  return (
    <TextField
      {...field}
      ref={input}
      type="date"
      defaultValue={value}
      onChange={({ target }) => {
        if (target.value === '' || isWholeDay(target.value)) onDay(target.value);
      }}
      onBlur={showWhatCounts}
    />
  );
}
