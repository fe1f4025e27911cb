import { sql } from 'kysely';
import { engineOf } from '~/platform/db/engine/engine';
import { insertRows, rowsFrom } from '~/platform/db/rows-from';
import type { DatabaseTransaction, NewRow, Row } from '~/platform/db/schema';
import type { Known } from './known-people';

/** What is to be written of people, by the ids of whom it is about. */
export interface NewPeople {
  /** All of whom something is said here. */
  known: Map<string, Omit<Known, 'by'>>;
  made: Map<string, Row<'people'>>;
  keys: Row<'personKeys'>[];
  suggestions: NewRow<'personSuggestions'>[];
  /** What is new of those who are known; their company, where they had none. */
  learned: (Row<'personKeys'> & { company: string })[];
  /** When they were last heard of. */
  lastAt: Map<string, string>;
}

export const newPeople = (): NewPeople => ({
  known: new Map(),
  made: new Map(),
  keys: [],
  suggestions: [],
  learned: [],
  lastAt: new Map(),
});

type KnownPeople = Pick<NewPeople, 'learned' | 'lastAt'>;

/** Of those who are known, where their rows come last. */
const waiting = new WeakMap<DatabaseTransaction, KnownPeople[]>();

/**
 * Somebody's row is locked after their lead and after their addresses and numbers, in the one order of all who change these. Whoever finds
 * out whose a record is before its lead, or asks for more of them than once, has this done around all of it.
 */
export async function writeKnownLast<Result>(trx: DatabaseTransaction, work: () => Promise<Result>) {
  if (waiting.has(trx)) return work();
  const all: KnownPeople[] = [];
  waiting.set(trx, all);
  const result = await work();
  waiting.delete(trx);
  for (const some of all) await writeKnown(trx, some);
  return result;
}

/** Answers false, having written nobody, where an address has become somebody else's meanwhile. */
export async function writePeople(trx: DatabaseTransaction, people: NewPeople): Promise<boolean> {
  const { made, suggestions, lastAt } = people;
  const emails = keysOfKind(people, 'email');
  if ((await insertKeys(trx, emails)).length < emails.length) return false;
  const isNew = new Set((await insertKeys(trx, keysOfKind(people, 'phone'))).map(keyWord));
  await insertNew(trx, 'people', [...made.values()]);
  await insertNew(trx, 'personSuggestions', suggestions);
  // Of a number that very many have it was not known whether it is theirs.
  const learned = people.learned.filter((key) => key.kind !== 'phone' || isNew.has(keyWord(key)));
  const later = waiting.get(trx);
  if (later) later.push({ learned, lastAt });
  else await writeKnown(trx, { learned, lastAt });
  return true;
}

async function writeKnown(trx: DatabaseTransaction, { learned, lastAt }: KnownPeople) {
  for (const { personId, kind, value, company } of learned) {
    const column = kind === 'email' ? 'addresses' : 'numbers';
    await trx
      .updateTable('people')
      .set({ [column]: sql`trim(${sql.ref(column)} || ' ' || ${value})`, ...(company ? { company } : {}) })
      .where('_id', '=', personId)
      .execute();
  }
  await moveLastAt(trx, lastAt);
}

/** In one order: two transactions with the same addresses wait for each other, and not in a circle. */
const keysOfKind = ({ keys }: NewPeople, kind: string) =>
  keys.filter((key) => key.kind === kind).sort((one, other) => (one.value < other.value ? -1 : 1));

async function insertNew(trx: DatabaseTransaction, table: string, rows: readonly object[]) {
  if (rows.length > 0) await insertRows(trx, table, rows, 'on conflict do nothing');
}

type Key = Pick<Row<'personKeys'>, 'value' | 'personId'>;

/** Answers those that were not there yet. */
async function insertKeys(trx: DatabaseTransaction, keys: readonly Row<'personKeys'>[]): Promise<Key[]> {
  if (keys.length === 0) return [];
  return insertRows(trx, 'personKeys', keys, 'on conflict do nothing returning "value", "personId"');
}

const keyWord = ({ value, personId }: Key) => `${value} ${personId}`;

async function moveLastAt(trx: DatabaseTransaction, lastAt: NewPeople['lastAt']) {
  const rows = [...lastAt].map(([_id, at]) => ({ _id, lastAt: at }));
  if (rows.length === 0) return;
  if (rows.length > 1 && engineOf(trx) === 'postgres')
    await trx
      .selectFrom('people')
      .select('_id')
      .where('_id', 'in', [...lastAt.keys()])
      .orderBy('_id')
      .forNoKeyUpdate()
      .execute();
  await sql`with "heard" as (${rowsFrom(trx, 'people', rows)})
    update "people" set "lastAt" = "heard"."lastAt" from "heard"
    where "people"."_id" = "heard"."_id" and "people"."lastAt" < "heard"."lastAt"`.execute(trx);
}
