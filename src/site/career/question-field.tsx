import { choicesOf, LONGEST_ANSWER, NUMBER_PATTERN } from '~/features/opening/answering';
import type { Question } from '~/features/opening/opening-form';
import { SelectField, TextField } from '~/ui/forms/field';
import { ANSWER } from './answers-in';

interface QuestionFieldProps extends Question {
  /** What was answered before the page came back. */
  typed: string | undefined;
}

const NO_ANSWER = { '': 'No answer' };

/** One question of an opening, by its kind. */
export function QuestionField({ label, kind, options, required, typed }: QuestionFieldProps) {
  const field = {
    name: ANSWER + label,
    label: required ? label : `${label} (optional)`,
    required,
    missing: 'Please answer this.',
    className: 'sm:col-span-2',
  };
  if (kind === 'text') return <TextField {...field} maxLength={LONGEST_ANSWER} defaultValue={typed} />;
  if (kind === 'number')
    return (
      <TextField
        {...field}
        inputMode="decimal"
        maxLength={18}
        pattern={NUMBER_PATTERN}
        title="Write a number, such as 4 or 2.5."
        defaultValue={typed}
      />
    );
  const choices = Object.fromEntries((choicesOf({ kind, options }) ?? []).map((one) => [one, one]));
  return (
    <SelectField
      {...field}
      {...(required ? { placeholder: 'Choose an answer' } : {})}
      options={required ? choices : { ...NO_ANSWER, ...choices }}
      defaultValue={typed ?? ''}
    />
  );
}
