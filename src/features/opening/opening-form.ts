import { z } from 'zod';
import { designations } from '~/features/career/designations';
import { slugFrom } from '~/lib/slug-from';
import { dayOf, now } from '~/lib/time';
import { codeOf, oneLine, optionalLine, paragraphs } from '~/model/fields';
import { paise } from '~/model/money/fields';
import { LONGEST_QUESTION } from './answering';
import { employmentTypes, openingStatuses, questionKinds, salaryPeriods, workplaces } from './opening-words';

export const MOST_POINTS = 20;
export const MOST_QUESTIONS = 10;
export const MOST_OPTIONS = 12;

export const LONGEST_SLUG = 80;

const day = (label: string) =>
  z.iso
    .date({ error: `${label} must be a date, such as 2027-04-01.` })
    .refine((text) => /^20/.test(text), `${label} must be a date of our time.`);

const points = (label: string, example: string) =>
  z
    .array(oneLine(label, 200))
    .max(MOST_POINTS, `${label}: ${MOST_POINTS} at most.`)
    .meta({ examples: [[example]] });

export const question = z
  .object({
    label: oneLine('Question', LONGEST_QUESTION),
    kind: codeOf('a kind of answer', questionKinds),
    options: z.array(oneLine('Choice', 80)).max(MOST_OPTIONS, `${MOST_OPTIONS} choices at most.`).default([]),
    required: z.boolean().default(false),
  })
  .refine(({ kind, options }) => kind !== 'choice' || options.length >= 2, {
    path: ['options'],
    error: 'Give two choices at least.',
  })
  .refine(({ options }) => new Set(options).size === options.length, {
    path: ['options'],
    error: 'A choice stands there twice.',
  });

export type Question = z.output<typeof question>;

const fields = {
  title: oneLine('Title', 100).meta({ examples: ['Senior web developer'] }),
  slug: z
    .string({ error: 'Address is required.' })
    .trim()
    .max(LONGEST_SLUG, `Address can have at most ${LONGEST_SLUG} characters.`)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'An address has small letters, figures and hyphens between them.')
    .meta({ examples: ['senior-web-developer'] }),
  designation: codeOf('a designation', designations).meta({ examples: ['WBD'] }),
  department: oneLine('Team', 60).meta({ examples: ['Engineering'] }),
  city: oneLine('City', 60).meta({ examples: ['Faridabad'] }),
  workplace: codeOf('a workplace', workplaces).meta({ examples: ['hybrid'] }),
  employmentType: codeOf('a kind of employment', employmentTypes).meta({ examples: ['FULL_TIME'] }),
  places: z.int({ error: 'Places must be a whole number.' }).min(1, 'There is one place at least.').max(999),
  salaryFromPaise: paise('Salary from').nullable(),
  salaryToPaise: paise('Salary to').nullable(),
  salaryPer: codeOf('a period', salaryPeriods).meta({ examples: ['MONTH'] }),
  description: paragraphs('Description', 6000).meta({
    examples: ['You build what our neighbours use every day.'],
  }),
  responsibilities: points('Responsibilities', 'Take over a booking site in your second week'),
  skills: points('Skills', 'Two years with TypeScript'),
  opensOn: day('Opens on').meta({ examples: ['2026-11-20'] }),
  closesOn: day('Closes on')
    .nullable()
    .meta({ examples: ['2027-01-31'] }),
  status: codeOf('a status', openingStatuses).meta({ examples: ['Open'] }),
  questions: z
    .array(question)
    .max(MOST_QUESTIONS, `${MOST_QUESTIONS} questions at most.`)
    .refine((asked) => new Set(asked.map(({ label }) => label)).size === asked.length, {
      error: 'A question stands there twice.',
    })
    .meta({ examples: [[{ label: 'When could you begin?', kind: 'text', options: [], required: true }]] }),
};

/** What is left out of a new one: it opens today, as a draft, for one person. */
export const openingForm = z.object({
  ...fields,
  slug: fields.slug.optional(),
  department: optionalLine('Team', 60).meta({ examples: ['Engineering'] }),
  places: fields.places.default(1),
  salaryFromPaise: fields.salaryFromPaise.optional(),
  salaryToPaise: fields.salaryToPaise.optional(),
  salaryPer: fields.salaryPer.default('MONTH'),
  responsibilities: fields.responsibilities.default([]),
  skills: fields.skills.default([]),
  opensOn: fields.opensOn.optional(),
  closesOn: fields.closesOn.optional(),
  status: fields.status.default('Draft'),
  questions: fields.questions.default([]),
});

export const openingEdit = z
  .object({ ...fields, department: openingForm.shape.department.unwrap() })
  .partial();

export const today = () => dayOf(now());

/** What no field says by itself. Null: it is right. */
export function contradictionIn(opening: {
  salaryFromPaise: number | null;
  salaryToPaise: number | null;
  opensOn: string;
  closesOn: string | null;
}): { field: string; message: string } | null {
  const { salaryFromPaise: from, salaryToPaise: to, opensOn, closesOn } = opening;
  if (from !== null && to !== null && to < from)
    return { field: 'salaryToPaise', message: 'The salary ends below where it begins.' };
  if (closesOn !== null && closesOn < opensOn)
    return { field: 'closesOn', message: 'It would close before it opens.' };
  return null;
}

/** The address that a title suggests. */
export const slugOf = (title: string) => slugFrom(title, LONGEST_SLUG) || 'opening';
