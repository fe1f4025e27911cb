/** One way to narrow a list. The names of its parameters, and what they may say, follow from what it goes `by`. */
export type Filter<Field extends string = string> = { title: string; field: Field } & (
  | { by: 'choice'; options: Readonly<Record<string, string>> }
  /** Whatever somebody has written there. */
  | { by: 'text' }
  /** A colleague's id; the field beside it has their name. */
  | { by: 'owner'; name: Field }
  | { by: 'day' }
  /** A day on which something is to be done; what is `done` is never overdue. */
  | { by: 'due'; done: { field: Field; value: string } }
  /** Whether there is anything, in words for both. */
  | { by: 'presence'; words: Readonly<Record<typeof ANY | typeof NONE, string>> }
);

/** How urgent it is, by the agency's calendar: a week is the six days after today. */
export const dueWords = {
  overdue: 'Overdue',
  today: 'Today',
  week: 'Next six days',
  later: 'Later',
  none: 'No date',
} as const;

/** Days that move on, so that a saved view is still true tomorrow. A week begins on Monday. */
export const movingDays = ['today', 'week', 'month'] as const;

export const NONE = 'none';
export const ANY = 'any';
export const ME = 'me';

/** `is.status`, `from.date`, `to.date`, `due.nextDate`: what the address of a list says of a filter. */
export const parametersOf = ({ by, field }: Filter): string[] => {
  if (by === 'day') return [`from.${field}`, `to.${field}`];
  return by === 'due' ? [`due.${field}`, `from.${field}`, `to.${field}`] : [`is.${field}`];
};

export const filtersOf = ({ filters = [] }: { filters?: readonly Filter[] }) => filters;

/** Values in one parameter; a comma or a backslash within one has a backslash before it. */
export const joinValues = (values: readonly string[]) =>
  values.map((value) => value.replace(/[\\,]/g, '\\$&')).join(',');

/** Nothing where the last backslash stands before nothing. */
export const splitValues = (text: string) =>
  Array.from(`${text},`.matchAll(/((?:\\.|[^\\,])*),/gs), ([, value = '']) => value.replace(/\\(.)/gs, '$1'));
