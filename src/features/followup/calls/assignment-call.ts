import { z } from 'zod';
import { settingVersion } from '~/features/settings/setting-version';
import { defineCall } from '~/lib/call';
import { identifier, isPlainText } from '~/model/fields';

export const assignmentModes = {
  none: 'Nobody: whoever takes it first',
  fixed: 'Always the first who is there',
  'round-robin': 'In turn',
  'by-requirement': 'By what is asked for, otherwise in turn',
} as const;

export type AssignmentMode = keyof typeof assignmentModes;
const modes = ['none', 'fixed', 'round-robin', 'by-requirement'] as const satisfies readonly AssignmentMode[];

const MOST_PEOPLE = 200;
const MOST_RULES = 200;
const LONGEST_REQUIREMENT = 200;

/** Whose a new lead is. */
export const assignment = z.object({
  mode: z.enum(modes, { error: 'Choose a way from the list.' }),
  staff: z
    .array(identifier(), { error: 'Say who takes part, as a list.' })
    .max(MOST_PEOPLE, `At most ${MOST_PEOPLE} people can take part.`),
  rules: z
    .record(z.string().min(1).max(LONGEST_REQUIREMENT).refine(isPlainText), identifier(), {
      error: 'Say for each requirement whose it is.',
    })
    .refine((rules) => Object.keys(rules).length <= MOST_RULES, `There can be at most ${MOST_RULES} rules.`),
});

export type Assignment = z.output<typeof assignment>;

export const noAssignment: Assignment = { mode: 'none', staff: [], rules: {} };

export const settledAssignment = assignment.extend({ version: settingVersion });

export const assignmentCall = defineCall({
  method: 'GET',
  path: '/settings/assignment',
  summary: 'Whose a new lead is',
  answer: settledAssignment,
});

export const setAssignmentCall = defineCall({
  method: 'PUT',
  path: '/settings/assignment',
  summary: 'Settle whose a new lead is',
  description:
    'A known person’s lead goes to the owner they had. Who is blocked or away is passed over; where nobody is there it is nobody’s.',
  body: assignment.extend({ version: settingVersion.optional() }).meta({
    examples: [{ mode: 'round-robin', staff: ['0198f3d2-6b1c-7c41-9a55-3f2f8b1a7d10'], rules: {} }],
  }),
  answer: z.object({ message: z.string(), assignment: settledAssignment }),
});
