import { z } from 'zod';
import { LONGEST_ANSWER, LONGEST_QUESTION } from '~/features/opening/answering';
import { ratings, ratingTones } from '~/features/score/ratings';
import { codeOf, email, labelOf, oneLine, optionalLine, phone } from '~/model/fields';
import { channelFilter, editedSource } from '~/model/leads/source';
import { defineResource } from '~/model/resource';
import { retentionMonths } from '~/model/retention';
import {
  sender,
  submissionCall,
  submissionColumns,
  submissionDetails,
  submissionRow,
} from '~/model/submission';
import { designations } from './designations';
import { stages, stageTones, way } from './stages';
import { isWithdrawn } from './withdrawn';

const fields = {
  name: oneLine('Name').meta({ examples: ['Ravi Rao'] }),
  email: email().meta({ examples: ['ravi@rao.example'] }),
  phone: phone().meta({ examples: ['+919818040102'] }),
  designation: codeOf('a designation', designations),
  experience: optionalLine('Experience').meta({ examples: ['4 years'] }),
  /** The address of the CV. */
  resume: oneLine('Resume').meta({
    examples: ['/api/files/private/1c7ad2e2-5c40-4bd1-9b0f-2f6f4b8c1a55.pdf'],
  }),
};

const MOST_ANSWERS = 20;
/** The letters of our languages have up to three bytes each; beside them stand the names, quotes and brackets of one answer. */
export const LONGEST_ANSWERS_BYTES = MOST_ANSWERS * ((LONGEST_QUESTION + LONGEST_ANSWER) * 3 + 50);

const answer = z.object({
  label: oneLine('Question', LONGEST_QUESTION),
  value: optionalLine('Answer', LONGEST_ANSWER),
});

/** A form with a file sends it as text. */
const answers = z
  .preprocess(
    (sent) => (typeof sent === 'string' ? parsed(sent) : sent),
    z
      .array(answer, { error: 'Answers must be a list of questions and answers.' })
      .max(MOST_ANSWERS, 'Too many answers.'),
  )
  .optional()
  .meta({ examples: [[{ label: 'When could you begin?', value: 'In four weeks' }]] });

function parsed(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}

/** What a visitor sends from the career page. */
export const careerForm = z.object({
  ...fields,
  openingId: z.uuid({ error: 'Invalid opening ID' }).optional(),
  answers,
});

/** What staff may change: all but the CV, and how far the application is. */
export const careerEdit = z
  // What is left out stays as it is; the form's default would write it over with nothing.
  .object({ ...fields, experience: fields.experience.unwrap(), status: codeOf('a status', stages) })
  .omit({ resume: true })
  .partial()
  .extend({ source: editedSource });

/** What is set for many at once: their stage, and what is said along with it. */
export const careerMany = careerEdit.pick({ status: true }).extend({
  reason: optionalLine('Reason', 300).unwrap().optional(),
  quietly: z.boolean().optional(),
});

export const applyCall = submissionCall('/career', careerForm, 'Apply for a job');

export const career = defineResource({
  name: 'career',
  path: 'career',
  title: 'Career',
  card: 'Career Requests',
  area: 'submissions',
  table: 'careers',
  row: submissionRow.extend({
    designation: z.string(),
    experience: z.string(),
    resume: z.string().meta({ file: 'confidential', called: 'CV' }),
    earlierResume: z
      .string()
      .nullable()
      .optional()
      .meta({ file: 'confidential', called: 'earlier CV', forStaff: true }),
    firstResume: z
      .string()
      .nullable()
      .optional()
      .meta({ file: 'confidential', called: 'first CV', forStaff: true }),
    openingId: z.string().nullable().optional(),
    opening: z.string().optional(),
    answers: z
      .array(z.object({ label: z.string(), value: z.string() }))
      .nullable()
      .optional(),
    // An applicant hears from a person how it stands, not from a column.
    status: z.string().optional().meta({ forStaff: true }),
    /** The furthest that it ever came, whatever became of it since. */
    reached: z.string().optional().meta({ forStaff: true }),
    reason: z.string().nullable().optional().meta({ forStaff: true }),
    quietly: z.boolean().optional().meta({ forStaff: true }),
    /** By its applicant: no call of the staff's sets it. */
    withdrawnAt: z.string().nullable().optional().meta({ forStaff: true }),
    /** How it was scored, roughly: the scores themselves are nobody's before their own are in. */
    rating: z.string().optional().meta({ forStaff: true }),
    /** By how it ended. */
    keepUntil: z.string().nullable().optional().meta({ forStaff: true }),
  }),
  person: sender(
    'designation',
    'experience',
    'opening',
    'answers',
    'resume',
    'earlierResume',
    'firstResume',
    'status',
  ),
  retention: {
    months: retentionMonths.applications,
    after: 'arrival',
    until: {
      field: 'keepUntil',
      why: `${retentionMonths.applications} months after a refusal, ${retentionMonths.withdrawn} after it was withdrawn`,
    },
  },
  staysWith: {
    table: 'employees',
    field: 'applicationId',
    why: 'The application belongs to the record of an employment, and stays with it.',
  },
  endpoints: { list: '/career', create: '/career', update: '/career/:id', remove: '/career/:id' },
  columns: [
    ...submissionColumns,
    {
      title: 'Designation',
      field: 'designation',
      cell: (row) => labelOf(designations, row.designation),
      wraps: true,
    },
    { title: 'Opening', field: 'opening', cell: ({ opening }) => opening || 'General', wraps: true },
    {
      title: 'Status',
      field: 'status',
      cell: (row) => (isWithdrawn(row) ? 'Withdrawn' : (row.status ?? '')),
      tones: stageTones,
    },
    {
      title: 'Score',
      field: 'rating',
      cell: ({ rating = '' }) => labelOf(ratings, rating),
      tones: ratingTones,
    },
  ],
  details: [
    { title: 'Experience', field: 'experience' },
    { title: 'Reason', field: 'reason' },
    ...submissionDetails,
  ],
  derived: ['channel', 'personId', 'quietly', 'withdrawnAt', 'opening', 'rating', 'keepUntil', 'reached'],
  search: [
    { label: 'Name', field: 'name' },
    { label: 'Designation', field: 'designation', options: designations },
    { label: 'Mobile', field: 'phone' },
  ],
  filters: [
    { title: 'Status', field: 'status', by: 'choice', options: stages },
    {
      ...{ title: 'Reached', field: 'reached', by: 'choice' },
      options: Object.fromEntries(way.map((stage) => [stage, stages[stage]])),
    },
    { title: 'Withdrawn', field: 'withdrawnAt', by: 'presence', words: { any: 'Yes', none: 'No' } },
    { title: 'Opening', field: 'opening', by: 'text' },
    { title: 'Designation', field: 'designation', by: 'choice', options: designations },
    { title: 'Score', field: 'rating', by: 'choice', options: ratings },
    channelFilter,
    { title: 'Date', field: 'date', by: 'day' },
  ],
  bulk: ['status'],
  bulkWith: ['reason', 'quietly'],
  views: [
    { name: 'New', query: 'is.status=New' },
    { name: 'In progress', query: 'is.status=In Review,Interview,Offered' },
    { name: 'Came today', query: 'from.date=today' },
  ],
  messages: {
    add: 'Add application',
    updated: 'Application updated successfully',
    updateFailed: 'Failed to update application: ',
    deleted: 'Application deleted successfully',
    deleteFailed: 'Failed to delete user',
    invalidId: 'Invalid application ID',
    deletedWithoutId: 'Invalid user ID',
    none: 'No matching records found.',
  },
});
