import { choicesOf, NUMBER_PATTERN } from '~/features/opening/answering';
import type { Question } from '~/features/opening/opening-form';
import { AppError } from '~/lib/errors';

interface Answer {
  label: string;
  value: string;
}

/** What was answered, in the order of the questions. What was not asked is refused, and so is what a question asks and gets no answer to. */
export function answersTo(questions: readonly Question[], given: readonly Answer[]): Answer[] {
  const unknown = given.find(({ label }) => questions.every((question) => question.label !== label));
  if (unknown) throw refused('answers', 'This was not asked. Please load the page anew.');
  return questions.flatMap((question) => {
    const value = given.find(({ label }) => label === question.label)?.value ?? '';
    const fault = faultOf(question, value);
    if (fault) throw refused(`answers.${question.label}`, `${question.label}: ${fault}`);
    return value === '' ? [] : [{ label: question.label, value }];
  });
}

const isNumber = new RegExp(`^${NUMBER_PATTERN}$`);

function faultOf(question: Question, value: string) {
  if (value === '') return question.required ? 'please answer this.' : undefined;
  if (question.kind === 'number' && !isNumber.test(value)) return 'write a number.';
  const choices = choicesOf(question);
  return choices && !choices.includes(value) ? 'choose from the list.' : undefined;
}

const refused = (field: string, message: string) =>
  new AppError(400, 'invalid_input', message, { [field]: message });
