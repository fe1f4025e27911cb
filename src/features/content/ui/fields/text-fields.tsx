import { useState } from 'react';
import { SelectField, TextAreaField, TextField } from '~/ui/forms/field';
import type { Field, FieldProps } from './field';
import { type FieldSchema, textOf } from './field-schema';

/** The list that suggests where a link may lead. */
export const PAGES_LIST = 'pages-of-the-site';

const MOST_ROWS = 20;
const LETTERS_IN_ROW = 44;
/** What is longer has a line of the form to itself. */
const SHORT_LINE = 30;

/** More than fits is no fault: the page holds with it, and whoever writes it should know. */
export function hintOf({ hint, fits }: FieldSchema, length: number) {
  const over = fits !== undefined && length > fits && `${length} letters: the design has room for ${fits}.`;
  return [hint, over].filter(Boolean).join(' ');
}

const wiringOf = ({ path, label, schema }: Field, text: string) => ({
  name: path,
  label,
  hint: hintOf(schema, text.length),
  autoComplete: 'off',
});

/** For the keys of a phone. An input of that type would hand on something else than was typed. */
const AS_MAIL_ADDRESS = { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } as const;

export function LineField({ field, value, onChange }: FieldProps) {
  const text = textOf(value);
  return (
    <TextField
      {...wiringOf(field, text)}
      {...(field.schema.isMailAddress ? AS_MAIL_ADDRESS : {})}
      value={text}
      onChange={({ target }) => onChange(target.value)}
      className={(field.schema.fits ?? 0) > SHORT_LINE ? 'col-span-full' : ''}
    />
  );
}

export function LinkField({ field, value, onChange }: FieldProps) {
  const text = textOf(value);
  return (
    <TextField
      {...wiringOf(field, text)}
      inputMode="url"
      list={PAGES_LIST}
      spellCheck={false}
      value={text}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** As high as what is in it. */
export function ProseField({ field, value, onChange }: FieldProps) {
  const text = textOf(value);
  const rows = text.split('\n').reduce((sum, row) => sum + 1 + Math.floor(row.length / LETTERS_IN_ROW), 0);
  return (
    <TextAreaField
      {...wiringOf(field, text)}
      rows={Math.min(Math.max(rows, 2), MOST_ROWS)}
      value={text}
      // Where the browser does not know it, the rows are guessed.
      style={{ fieldSizing: 'content' }}
      onChange={({ target }) => onChange(target.value)}
      className="col-span-full"
    />
  );
}

export function DayField({ field, value, onChange }: FieldProps) {
  const text = textOf(value);
  return (
    <TextField
      {...wiringOf(field, text)}
      type="date"
      value={text}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** What is no number is never handed on: the one before it stands until there is a new one. */
export function WholeField({ field, value, onChange }: FieldProps) {
  const [typed, setTyped] = useState<string>();
  const isNumber = typed === undefined || /^\d{1,9}$/.test(typed);
  return (
    <TextField
      {...wiringOf(field, '')}
      {...(isNumber ? {} : { hint: 'Type a whole number, such as 12.' })}
      inputMode="numeric"
      value={typed ?? String(value ?? '')}
      onChange={({ target }) => {
        setTyped(target.value);
        if (/^\d{1,9}$/.test(target.value)) onChange(Number(target.value));
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}

export function ChoiceField({ field, value, onChange }: FieldProps) {
  return (
    <SelectField
      {...wiringOf(field, '')}
      options={field.schema.options}
      value={textOf(value)}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
