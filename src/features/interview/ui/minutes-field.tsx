import { useRef } from 'react';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/forms/field';
import { typeInto } from '~/ui/forms/form-draft';

interface MinutesFieldProps {
  minutes: number;
  most: number;
  chosen: number;
  onChoose: () => void;
}

const USUAL = [30, 45, 60, 90];

/** The usual lengths in one click, any other as a number. */
export function MinutesField({ minutes, most, chosen, onChoose }: MinutesFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-wrap items-end gap-2">
      <TextField
        ref={input}
        name="minutes"
        label="Minutes"
        type="number"
        inputMode="numeric"
        min={1}
        max={most}
        step={1}
        defaultValue={minutes}
        onInput={onChoose}
        className="w-24"
        required
      />
      {USUAL.map((usual) => (
        <Button
          key={usual}
          size="sm"
          variant="secondary"
          aria-label={`${usual} minutes`}
          aria-pressed={chosen === usual}
          onClick={() => input.current && typeInto(input.current, String(usual))}
          className="rounded-full! aria-pressed:border-action aria-pressed:bg-accent-soft aria-pressed:text-on-accent-soft forced-colors:aria-pressed:chosen min-h-11"
        >
          {usual}
        </Button>
      ))}
    </div>
  );
}
