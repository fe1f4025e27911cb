import { z } from 'zod';
import { AppError } from '~/lib/errors';
import { openingEdit } from '../opening-form';

const lines = z.array(z.string().trim()).transform((all) => all.filter(Boolean));

const asked = z.array(
  z.looseObject({ kind: z.string(), options: lines }).transform((question) => ({
    ...question,
    options: question.kind === 'choice' ? question.options : [],
  })),
);

const amountIn = (paise: string | undefined) => (paise ? Number(paise) : null);
const listIn = (json: string | undefined): unknown => JSON.parse(json ?? '[]');

/** What was typed, as the API takes it; what it would refuse is said beside the field, within a list too. */
export function readTyped(values: Record<string, string>): object {
  const { slug, places, salaryFromPaise, salaryToPaise, closesOn, responsibilities, skills, questions } =
    values;
  const read = openingEdit.safeParse({
    ...values,
    slug: slug?.trim() || undefined,
    places: Number(places),
    salaryFromPaise: amountIn(salaryFromPaise),
    salaryToPaise: amountIn(salaryToPaise),
    closesOn: closesOn || null,
    responsibilities: lines.parse(listIn(responsibilities)),
    skills: lines.parse(listIn(skills)),
    questions: asked.parse(listIn(questions)),
  });
  if (read.success) return read.data;
  const faults = read.error.issues.map(({ path, message }) => [path.join('.'), message] as const);
  throw new AppError(400, 'invalid_input', 'Please look at what is marked.', Object.fromEntries(faults));
}
