import { type SqlBool, sql } from 'kysely';
import { keepsSpam, type Resource } from '~/model/resource';
import { among } from '~/platform/db/engine/among';
import type { Database } from '~/platform/db/schema';
import { recordTables } from '~/platform/db/stored-record';
import type { ImportedRecord, Importing } from '~/platform/http/services';
import type { OnDuplicate } from '../import-call';
import type { Choices, Judged } from './judge';

/** No more are told; all of them are in the file of faults. */
const MOST_FAULTS = 1000;

export interface Planned extends Omit<ImportedRecord, 'note'> {
  notes: string[];
}

/** A record that is to be added, or one that is there. */
type Target = Planned | string;

interface Wanted {
  resource: Resource;
  importing: Importing;
  choices: Choices;
  onDuplicate: OnDuplicate;
}

/** What becomes of rows, one after the other: later ones meet the earlier as they meet what is there. */
export function newPlan(db: Database, { resource, importing, choices, onDuplicate }: Wanted) {
  const known = new Map<string, Target>();
  const plan = {
    rows: 0,
    good: 0,
    duplicates: 0,
    faults: [] as Extract<Judged, { faults: object }>['faults'],
    moreFaults: false,
    additions: [] as Planned[],
    /** What is to be put into records that are there, by their ids. */
    changes: new Map<string, Planned[]>(),
  };
  const { person } = resource;
  /** By either of these a record is the same person's. */
  const keysOf = ({ values }: Planned) =>
    person
      ? [values[person.email], values[person.phone]].map((key) => String(key ?? '')).filter(Boolean)
      : [];

  async function take(page: readonly Judged[]) {
    const records: Planned[] = [];
    for (const judged of page) {
      plan.rows++;
      if ('faults' in judged) {
        plan.moreFaults ||= plan.faults.length + judged.faults.length > MOST_FAULTS;
        plan.faults.push(...judged.faults.slice(0, MOST_FAULTS - plan.faults.length));
      } else {
        const { note, ...record } = importing.toRecord(judged.filled, choices);
        records.push({ ...record, notes: note ? [note] : [] });
      }
    }
    plan.good += records.length;
    const unknown = records.flatMap(keysOf).filter((key) => !known.has(key));
    for (const [key, id] of await recordsWith(db, resource, unknown)) known.set(key, id);
    for (const record of records) place(record);
  }

  function place(record: Planned) {
    const keys = keysOf(record);
    const same = keys.map((key) => known.get(key)).find((target) => target !== undefined);
    const target = same ?? record;
    for (const key of keys) if (!known.has(key)) known.set(key, target);
    if (same === undefined) plan.additions.push(record);
    else {
      plan.duplicates++;
      if (onDuplicate === 'skip') return;
      if (typeof same === 'string') plan.changes.set(same, [...(plan.changes.get(same) ?? []), record]);
      else {
        Object.assign(same.values, patchOf(same.values, [record], onDuplicate));
        same.notes.push(...record.notes);
      }
    }
  }

  return { plan, take };
}

export type Plan = ReturnType<typeof newPlan>['plan'];

/** What rows put into a record: only where there is nothing yet, or in place of what is there. An empty cell says nothing. */
export function patchOf(before: Record<string, unknown>, rows: readonly Planned[], onDuplicate: OnDuplicate) {
  const after = { ...before };
  for (const { values } of rows)
    for (const [field, value] of Object.entries(values))
      if (!isEmpty(value) && (onDuplicate === 'overwrite' || isEmpty(after[field]))) after[field] = value;
  return Object.fromEntries(
    Object.entries(after).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field])),
  );
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** Those that a list shows, by the address or number that they have. */
async function recordsWith(db: Database, resource: Resource, keys: readonly string[]) {
  const { person, table } = resource;
  const found = new Map<string, string>();
  if (!person || keys.length === 0) return found;
  for (const field of [person.email, person.phone]) {
    const rows = await recordTables(db)
      .selectFrom(table)
      .select(['_id', field])
      .where('deletedAt', 'is', null)
      // Written out, not as a parameter: only then do the engines see that the index of what is shown applies.
      .$if(keepsSpam(resource), (some) => some.where(sql<SqlBool>`"isSpam" = false`))
      .where(among(db, field, keys))
      .orderBy('_id', 'desc')
      .execute();
    // The oldest of several, which most has been done about.
    for (const row of rows) found.set(String(row[field]), String(row._id));
  }
  return found;
}
