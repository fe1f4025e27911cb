import { scheduler } from 'node:timers/promises';
import { type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import { DAY, dayAfter, dayOf, now } from '~/lib/time';
import { labelOf } from '~/model/fields';
import { NONE } from '~/model/filters';
import { keepsSpam, type Resource } from '~/model/resource';
import type { Database } from '~/platform/db/schema';
import { recordTables } from '~/platform/db/stored-record';
import type { Counter, Feature, Registry } from '~/platform/http/services';
import type { insightsCall } from '../insights-call';

type Answer = z.output<typeof insightsCall.answer>;
type Part = Answer['breakdowns'][number]['parts'][number];
export type Period = Answer['days'];
type Series = NonNullable<Feature['series']>;
type Standing = NonNullable<Feature['standing']>;

const OTHERS = 'Others';
const NOT_SAID = 'Not said yet';

/** Everything that is counted, whoever may see it. */
export async function countInsights(db: Database, { features, resources }: Registry, days: Period) {
  const weeks = [];
  for (const resource of resources) {
    const { name, area } = resource;
    weeks.push(await newByWeek(db, resource, { name, access: `${area}:read` }));
  }
  const series = [];
  const breakdowns = [];
  const standings = [];
  for (const { resource, counters = [], ...declared } of features) {
    if (!resource) continue;
    for (const counter of counters) weeks.push(await newByWeek(db, resource, counter));
    if (declared.series) {
      const { points, divided } = await dayByDay(db, resource, declared.series, days);
      series.push({ resource, title: declared.series.title, points });
      breakdowns.push(...divided);
    }
    if (declared.standing) standings.push(await standingOf(db, resource, declared.standing));
  }
  return { weeks, series, breakdowns: [...breakdowns, ...standings] };
}

type Arrivals = Pick<Counter, 'name' | 'access'> & Partial<Counter>;

const momentOf = ({ row }: Resource) => ('createdAt' in row.shape ? 'createdAt' : 'date');

async function newByWeek(db: Database, resource: Resource, { name, access, only }: Arrivals) {
  const moment = momentOf(resource);
  const between = async (from: string, before: string) => {
    const { count } = await shown(db, resource)
      .where(moment, '>=', from)
      .where(moment, '<', before)
      .$if(only !== undefined, (all) => all.where(having(only?.field ?? '', only?.q ?? '')))
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    await scheduler.yield();
    return count;
  };
  // Whole days of the agency's calendar, today among them: their list is filtered by days, and shows what was counted.
  const today = dayOf(now());
  const startIn = (days: number) => startOf(dayAfter(today, days));
  return {
    name,
    access,
    now: await between(startIn(-6), startIn(1)),
    before: await between(startIn(-13), startIn(-6)),
  };
}

/**
 * Day by day and not in one statement: on SQLite nothing else happens in the process while a statement runs, and a
 * year of a busy site is a million records. Between two days whoever waits gets their turn.
 */
async function dayByDay(db: Database, resource: Resource, { breakdowns }: Series, days: Period) {
  const moment = momentOf(resource);
  const fields = breakdowns.map(({ field }) => field);
  const totals = new Map(fields.map((field) => [field, new Map<string, number>()]));
  const points: Answer['series'][number]['points'] = [];
  for (const day of lastDays(days)) {
    const groups = await shown(db, resource)
      .where(moment, '>=', startOf(day))
      .where(moment, '<', new Date(Date.parse(startOf(day)) + DAY).toISOString())
      .select(fields)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .groupBy(fields)
      .execute();
    for (const group of groups) {
      for (const [field, counted] of totals) {
        const value = String(group[field] ?? '');
        counted.set(value, (counted.get(value) ?? 0) + group.count);
      }
    }
    points.push({ day, count: groups.reduce((sum, { count }) => sum + count, 0) });
    await scheduler.yield();
  }
  const divided = breakdowns.map(({ field, title, labels, most }) => {
    const counted = totals.get(field) ?? new Map();
    const parts = labels ? mostFrequent(labelled(counted, labels)) : topOf(spelledAlike(counted), most);
    return { resource, field, title, of: 'period' as const, parts };
  });
  return { points, divided };
}

async function standingOf(db: Database, resource: Resource, { field, title, labels }: Standing) {
  const groups = await shown(db, resource)
    .select([field])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .groupBy([field])
    .execute();
  await scheduler.yield();
  const counted = new Map(groups.map((group) => [String(group[field] ?? ''), group.count]));
  return { resource, field, title, of: 'all' as const, parts: labelled(counted, labels) };
}

/** Neither spam nor in the trash; written as the indexes of what is shown are. */
function shown(database: Database, resource: Resource) {
  const db = recordTables(database);
  return db
    .selectFrom(resource.table)
    .where('deletedAt', 'is', null)
    .$if(keepsSpam(resource), (all) => all.where(sql<SqlBool>`"isSpam" = ${sql.lit(false)}`));
}

/** Those of a fortnight are few and found by their moment; an index by this field would lead through all there are. */
const having = (field: string, value: string) => sql<SqlBool>`${sql.ref(field)} || '' = ${value}`;

/** In the order of the labels; a code that has left the list since comes last, as it is. */
function labelled(counted: ReadonlyMap<string, number>, labels: Record<string, string>): Part[] {
  const values = new Set([...Object.keys(labels), ...counted.keys()]);
  return [...values].map((value) => {
    const count = counted.get(value) ?? 0;
    return value === '' ? notSaid(count) : { value, label: labelOf(labels, value), count };
  });
}

/** As a list is filtered by it. */
const notSaid = (count: number): Part => ({ value: NONE, label: NOT_SAID, count });

/** "new delhi" and "New  Delhi" are one place; it is called as most of them write it. */
function spelledAlike(counted: ReadonlyMap<string, number>): Part[] {
  const alike = new Map<string, Part>();
  for (const [spelling, count] of [...counted].sort(([, one], [, other]) => other - one)) {
    const value = spelling.toLowerCase().replace(/\s+/g, '');
    const known = alike.get(value);
    if (known) {
      known.count += count;
      known.spellings?.push(spelling);
    } else
      alike.set(
        value,
        value === '' ? notSaid(count) : { value, label: spelling, count, spellings: [spelling] },
      );
  }
  return [...alike.values()];
}

const mostFrequent = (parts: readonly Part[]) => parts.toSorted((one, other) => other.count - one.count);

function topOf(parts: readonly Part[], most = parts.length) {
  const ordered = mostFrequent(parts);
  const rest = ordered.slice(most).reduce((sum, { count }) => sum + count, 0);
  const top = ordered.slice(0, most);
  return rest === 0 ? top : [...top, { value: '', label: OTHERS, count: rest }];
}

/** The agency's clock is five and a half hours ahead of UTC, in summer and in winter. */
const startOf = (day: string) => new Date(`${day}T00:00:00+05:30`).toISOString();

/** Days on the agency's calendar, today the last. */
function lastDays(count: number) {
  const today = Date.parse(dayOf(now()));
  return Array.from({ length: count }, (_, index) =>
    new Date(today - (count - 1 - index) * DAY).toISOString().slice(0, 10),
  );
}
