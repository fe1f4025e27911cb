import type { Tone } from '~/model/resource';

export const workplaces = { onsite: 'On site', hybrid: 'Hybrid', remote: 'Remote' } as const;

export const employmentTypes = {
  FULL_TIME: 'Full time',
  PART_TIME: 'Part time',
  CONTRACTOR: 'Contract',
  INTERN: 'Internship',
} as const;

export const salaryPeriods = { MONTH: 'a month', YEAR: 'a year' } as const;

export const openingStatuses = { Draft: 'Draft', Open: 'Open', Closed: 'Closed' } as const;

export const openingTones: Record<keyof typeof openingStatuses, Tone> = {
  Draft: 'plain',
  Open: 'good',
  Closed: 'bad',
};

export const questionKinds = {
  text: 'A line of text',
  number: 'A number',
  yesno: 'Yes or no',
  choice: 'One of these',
} as const;
