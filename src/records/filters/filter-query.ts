import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '~/lib/errors';
import { dayAfter, dayOf, now, startOfDay } from '~/lib/time';
import { isPlainText } from '~/model/fields';
import {
  ANY,
  dueWords,
  type Filter,
  filtersOf,
  ME,
  movingDays,
  NONE,
  parametersOf,
  splitValues,
} from '~/model/filters';
import { isForStaff, type Resource } from '~/model/resource';
import { signedIn } from '~/platform/auth/access/access';
import { presenceOf } from '~/platform/db/tables/presence-tools';

const MOST_VALUES = 50;
const LONGEST = 2000;

/** What one filter asks of a row, with everything that moves on or depends on who asks settled. */
export interface Condition {
  field: string;
  /** One of these; empty, where that is asked for. What people wrote is the same in either case of its letters. */
  oneOf?: { values: readonly (string | boolean)[]; orEmpty: boolean; inAnyCase?: boolean };
  from?: string;
  before?: string;
  /** But for those that are done. */
  unless?: { field: string; value: string };
}

/** The parameters of a list's filters. What is not known is refused, not left out. */
export const filterParameters = (resource: Resource): Record<string, z.ZodType<string | undefined>> =>
  Object.fromEntries(
    filtersOf(resource).flatMap((filter) =>
      parametersOf(filter).map((name) => [name, parameter(filter, name).optional()]),
    ),
  );

function parameter(filter: Filter, name: string) {
  if (filter.by === 'presence') {
    return z
      .enum([ANY, NONE], { error: `${filter.title}: choose from the list.` })
      .describe(`\`${ANY}\`: ${filter.words.any}; \`${NONE}\`: ${filter.words.none}.`);
  }
  if (name.startsWith('is.')) {
    const known = knownValues(filter);
    const error = `${filter.title}: choose from the list.`;
    return z
      .string({ error })
      .max(LONGEST)
      .refine((text) => {
        const values = splitValues(text);
        const isBounded = values.length > 0 && values.length <= MOST_VALUES;
        return isBounded && values.every((value) => value !== '' && known(value));
      }, error)
      .describe(`One of these, with commas between them; \`${NONE}\`: empty.`);
  }
  if (name.startsWith('due.')) {
    return z.enum(Object.keys(dueWords), { error: `${filter.title}: choose from the list.` });
  }
  const error = `${filter.title} must be a date, such as 2025-04-01.`;
  return z
    .union([z.iso.date().regex(/^(?:19|20)/, { error }), z.enum(movingDays)], { error })
    .describe('A day of Asia/Kolkata, which is among them.');
}

function knownValues(filter: Filter): (value: string) => boolean {
  if (filter.by === 'choice') return (value) => value === NONE || Object.hasOwn(filter.options, value);
  if (filter.by === 'owner')
    return (value) => value === NONE || value === ME || z.guid().safeParse(value).success;
  return isPlainText;
}

type Asked = Readonly<Record<string, unknown>>;

/** A client could find out by a filter what the record does not tell them. */
function refuseHidden(resource: Resource, asked: Asked) {
  const hidden = filtersOf(resource)
    .filter(({ field }) => isForStaff(resource, field))
    .flatMap(parametersOf)
    .find((name) => asked[name] !== undefined);
  if (!hidden) return;
  const sentence = 'This list cannot be filtered by that field.';
  throw new AppError(400, 'invalid_input', sentence, { [hidden]: sentence });
}

/** What the parameters, which have been validated, ask for. */
export function conditionsIn(resource: Resource, asked: Asked, request: FastifyRequest): Condition[] {
  // Most lists are asked for without any: to look for each by its names takes longer than to check the whole question.
  if (!Object.keys(asked).some((name) => name.includes('.'))) return [];
  if (request.reach !== 'all') refuseHidden(resource, asked);
  const said = (name: string) => (typeof asked[name] === 'string' ? asked[name] : undefined);
  return filtersOf(resource).flatMap((filter) => {
    const { field } = filter;
    const values = said(`is.${field}`);
    const due = said(`due.${field}`);
    const [from, to] = [said(`from.${field}`), said(`to.${field}`)];
    return [
      ...(values === undefined ? [] : [isOneOf(resource, filter, splitValues(values), request)]),
      ...(due === undefined ? [] : [isDue(filter, due)]),
      ...(from === undefined ? [] : [{ field, from: startOfDay(movingDay(from).first) }]),
      ...(to === undefined ? [] : [{ field, before: startOfDay(dayAfter(movingDay(to).last, 1)) }]),
    ];
  });
}

function isOneOf(
  resource: Resource,
  { field, by }: Filter,
  said: string[],
  request: FastifyRequest,
): Condition {
  if (by === 'presence') return isThere(field, said.includes(ANY));
  const isFlag = resource.row.shape[field] instanceof z.ZodBoolean;
  const values = said
    .filter((value) => value !== NONE)
    .map((value) => (value === ME ? signedIn(request).user._id : value))
    .map((value) => (isFlag ? value === 'true' : value));
  return { field, oneOf: { values, orEmpty: said.includes(NONE), inAnyCase: by === 'text' } };
}

/** Asked of the column that says so: it stands in the indexes of the list, where a date would take many times the room. */
export const isThere = (field: string, isWanted: boolean): Condition => ({
  field: presenceOf(field),
  oneOf: { values: [isWanted], orEmpty: false },
});

export function isDue(filter: Filter, word: string): Condition {
  const { field } = filter;
  const today = dayOf(now());
  const start = startOfDay(today);
  const tomorrow = startOfDay(dayAfter(today, 1));
  const later = startOfDay(dayAfter(today, 7));
  const done = filter.by === 'due' ? { unless: filter.done } : {};
  if (word === 'overdue') return { field, before: start, ...done };
  if (word === 'today') return { field, from: start, before: tomorrow };
  if (word === 'week') return { field, from: tomorrow, before: later };
  if (word === 'later') return { field, from: later };
  return { field, oneOf: { values: [], orEmpty: true } };
}

/** The first and the last day of what a word means today. */
function movingDay(day: string) {
  const today = dayOf(now());
  if (day === 'today') return { first: today, last: today };
  if (day === 'week') {
    const sinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
    return { first: dayAfter(today, -sinceMonday), last: dayAfter(today, 6 - sinceMonday) };
  }
  if (day === 'month') {
    const first = `${today.slice(0, 7)}-01`;
    return { first, last: dayAfter(`${dayAfter(first, 31).slice(0, 7)}-01`, -1) };
  }
  return { first: day, last: day };
}
