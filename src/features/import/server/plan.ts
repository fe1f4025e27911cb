import { type SqlBool, sql } from 'kysely';
import { keepsSpam, type Resource, titleField } from '~/model/resource';
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

type Faulty = Extract<Judged, { faults: object }>;

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
    faults: [] as Faulty['faults'],
    moreFaults: false,
    additions: [] as Planned[],
    /** What is to be put into records that are there, by their ids. */
    changes: new Map<string, Planned[]>(),
  };
  const keyFields = keyFieldsOf(resource);
  const keysOf = ({ values }: Planned) =>
    keyFields.map((field) => String(values[field] ?? '')).filter(Boolean);

  /** Answers the rows that have faults, by themselves or beside those before them. */
  async function take(page: readonly Judged[]): Promise<Faulty[]> {
    const records: { row: Judged['row']; record: Planned }[] = [];
    const faulty: Faulty[] = [];
    for (const judged of page) {
      plan.rows++;
      if ('faults' in judged) faulty.push(judged);
      else {
        const { note, ...record } = importing.toRecord(judged.filled, choices);
        records.push({ row: judged.row, record: { ...record, notes: note ? [note] : [] } });
      }
    }
    const unknown = records.flatMap(({ record }) => keysOf(record)).filter((key) => !known.has(key));
    const there = await recordsWith(db, resource, unknown);
    for (const [key, id] of there) known.set(key, id);
    if (importing.notes) await countNotes([...there.values()]);
    for (const { row, record } of records) {
      const faults = place(record) ? [] : tooMany(row.line);
      if (faults.length === 0) plan.good++;
      else faulty.push({ row, faults });
    }
    for (const { faults } of faulty) {
      plan.moreFaults ||= plan.faults.length + faults.length > MOST_FAULTS;
      plan.faults.push(...faults.slice(0, MOST_FAULTS - plan.faults.length));
    }
    return faulty.sort((one, other) => one.row.line - other.row.line);
  }

  const noted = new Map<Target, number>();
  async function countNotes(ids: readonly string[]) {
    const counts = await db
      .selectFrom('activities')
      .select((eb) => ['recordId', eb.fn.countAll<number>().as('count')])
      .where('resource', '=', resource.name)
      .where('kind', '=', 'note')
      // What visitors have sent leaves no less room for who works on it.
      .where('userId', 'is not', null)
      .where(among(db, 'recordId', ids))
      .groupBy('recordId')
      .execute();
    for (const { recordId, count } of counts) noted.set(recordId, count);
  }

  function tooMany(line: number) {
    const { field = '', tooMany: message = '' } = importing.notes ?? {};
    // It is about the notes that are there.
    return [{ line, field, message, value: '' }];
  }

  /** Answers whether there is room for what it brings. */
  function place(record: Planned): boolean {
    const keys = keysOf(record);
    const same = keys.map((key) => known.get(key)).find((target) => target !== undefined);
    const target = same ?? record;
    if (same === undefined || onDuplicate !== 'skip') {
      const notes = (noted.get(target) ?? 0) + record.notes.length;
      if (record.notes.length > 0 && notes > (importing.notes?.most ?? notes)) return false;
      noted.set(target, notes);
    }
    for (const key of keys) if (!known.has(key)) known.set(key, target);
    if (same === undefined) plan.additions.push(record);
    else {
      plan.duplicates++;
      if (onDuplicate === 'skip') return true;
      if (typeof same === 'string') plan.changes.set(same, [...(plan.changes.get(same) ?? []), record]);
      else {
        Object.assign(same.values, patchOf(same.values, [record], onDuplicate));
        same.notes.push(...record.notes);
      }
    }
    return true;
  }

  return { plan, take };
}

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

/** By either of these a record is the same person's; what is about nobody goes by its name. */
const keyFieldsOf = (resource: Resource) =>
  resource.person ? [resource.person.email, resource.person.phone] : [titleField(resource)];

/** Those that a list shows, by the address, number or name that they have. */
async function recordsWith(db: Database, resource: Resource, keys: readonly string[]) {
  const found = new Map<string, string>();
  if (keys.length === 0) return found;
  for (const field of keyFieldsOf(resource)) {
    const rows = await recordTables(db)
      .selectFrom(resource.table)
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
