import { z } from 'zod';
import { inFigures } from '~/lib/figures';
import { ListInForm, outsideForm } from '~/records/ui/ordered/list-in-form';
import { OrderedList } from '~/records/ui/ordered/ordered-list';
import { CheckboxField, SelectField, TextField } from '~/ui/forms/field';
import { useFieldError } from '~/ui/forms/form';
import { LONGEST_QUESTION } from '../answering';
import { MOST_OPTIONS, MOST_QUESTIONS, type Question } from '../opening-form';
import { questionKinds } from '../opening-words';

interface QuestionsFieldProps {
  initial: readonly Question[];
}

/** As it is typed: not yet what a question must be. */
const typedQuestion = z.object({
  label: z.string(),
  kind: z.enum(['text', 'number', 'yesno', 'choice']),
  options: z.array(z.string()),
  required: z.boolean(),
});
const typedQuestions = z.array(typedQuestion);
type TypedQuestion = z.output<typeof typedQuestion>;

const empty = (): TypedQuestion => ({ label: '', kind: 'text', options: [], required: false });

/** What applicants are asked beside their CV. */
export const QuestionsField = ({ initial }: QuestionsFieldProps) => (
  <ListInForm<TypedQuestion>
    name="questions"
    label="Questions"
    one="question"
    hint="Asked of applicants beside their name, number and CV."
    initial={initial}
    most={MOST_QUESTIONS}
    folds
    titleOf={({ label }) => label.trim()}
    empty={empty}
    read={(json) => typedQuestions.parse(json)}
  >
    {(question, index, onChange) => (
      <QuestionFields path={`questions.${index}`} question={question} onChange={onChange} />
    )}
  </ListInForm>
);

interface QuestionFieldsProps {
  path: string;
  question: TypedQuestion;
  onChange: (next: TypedQuestion) => void;
}

function QuestionFields({ path, question, onChange }: QuestionFieldsProps) {
  const fault = useFieldError(`${path}.options`);
  const { label, kind, options, required } = question;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        {...outsideForm}
        name={`${path}.label`}
        label="Question"
        value={label}
        maxLength={LONGEST_QUESTION}
        className="col-span-full"
        onChange={({ target }) => onChange({ ...question, label: target.value })}
      />
      <SelectField
        form=""
        name={`${path}.kind`}
        label="Answered by"
        options={questionKinds}
        value={kind}
        onChange={({ target }) => {
          const next = typedQuestion.shape.kind.parse(target.value);
          onChange({
            ...question,
            kind: next,
            options: next === 'choice' && options.length < 2 ? ['', ''] : options,
          });
        }}
      />
      <CheckboxField
        form=""
        name={`${path}.required`}
        label="It must be answered"
        checked={required}
        className="self-end pb-2.5"
        onChange={({ target }) => onChange({ ...question, required: target.checked })}
      />
      {kind === 'choice' && (
        <OrderedList
          path={`${path}.options`}
          label="Choices"
          one="choice"
          error={fault}
          folds={false}
          most={MOST_OPTIONS}
          items={options}
          titleOf={(option) => option.trim()}
          empty={() => ''}
          onChange={(update) => onChange({ ...question, options: [...update(options)] })}
        >
          {(option, at) => (
            <TextField
              {...outsideForm}
              name={`${path}.options.${at}`}
              label={`Choice ${inFigures(at + 1)}`}
              value={option}
              maxLength={80}
              onChange={({ target }) => onChange({ ...question, options: options.with(at, target.value) })}
            />
          )}
        </OrderedList>
      )}
    </div>
  );
}
