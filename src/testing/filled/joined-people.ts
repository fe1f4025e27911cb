import { now } from '~/lib/time';
import { newId } from '~/platform/db/ids';
import { insertRows } from '~/platform/db/rows-from';
import type { Database } from '~/platform/db/schema';

const TABLES = ['careers', 'enquiries', 'contacts'] as const;
const PEOPLE = ['people', 'personKeys', 'personSuggestions', 'settings'] as const;
const NUMBERS = 60;
const AT_ONCE = 1000;

/** The same each time. */
function dice(seed: number) {
  let state = seed;
  return <Value>(values: readonly Value[]): Value => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    const value = values[Math.floor((state / 2_147_483_648) * values.length)];
    if (value === undefined) throw new Error('nothing to choose from');
    return value;
  };
}

/** Requests of few names, addresses and numbers, so that all the rules are met, of people whom nobody knows yet. */
export async function addUnjoined(db: Database, count: number) {
  const one = dice(7);
  const numbers = Array.from({ length: NUMBERS }, (_, at) => `+9198180${String(50_000 + at)}`);
  const own = {
    careers: { designation: 'WBD', experience: '', resume: '/api/files/private/none.pdf' },
    enquiries: { city: 'Palwal', requirement: 'crm' },
    contacts: { city: 'Palwal' },
  };
  const rows = Array.from({ length: count }, (_, at) => {
    const name = one(['Asha Verma', 'Mr Asha Verma', 'Ravi Rao', 'RAVI  RAO', 'Zoë', 'Imran Ali']);
    const host = one(['verma.example', 'rao.example', 'gmail.com']);
    const email = one([`p${one(numbers).slice(-2)}@${host}`, `p${at}@${host}`, '']);
    const phone = email === '' ? one(numbers) : one([one(numbers), '+919818049999', '000000']);
    const table = one(TABLES);
    const _id = newId();
    const isSpam = one([false, false, false, true]);
    return { table, row: { _id, reference: _id, date: now(), name, email, phone, isSpam, ...own[table] } };
  });
  for (const table of TABLES) {
    const its = rows.filter((one) => one.table === table).map(({ row }) => row);
    for (let from = 0; from < its.length; from += AT_ONCE)
      await insertRows(db, table, its.slice(from, from + AT_ONCE));
  }
}

/** How many have found their person. */
export async function countJoined(db: Database) {
  const counts = await Promise.all(
    TABLES.map((table) =>
      db
        .selectFrom(table)
        .select((eb) => eb.fn.count<number>('personId').as('joined'))
        .executeTakeFirstOrThrow(),
    ),
  );
  return counts.reduce((sum, { joined }) => sum + joined, 0);
}

/** As before people were known. */
export async function forgetPeople(db: Database) {
  for (const table of PEOPLE) await db.deleteFrom(table).execute();
  for (const table of TABLES) await db.updateTable(table).set({ personId: null }).execute();
}

/** Who is with whom, and who is suggested to whom, by the records that they have: the ids are others each time. */
export async function joinedPeople(db: Database) {
  const recordsOf = new Map<string, string[]>();
  for (const table of TABLES)
    for (const { _id, personId } of await db.selectFrom(table).select(['_id', 'personId']).execute()) {
      const others = recordsOf.get(personId ?? 'nobody') ?? [];
      recordsOf.set(personId ?? 'nobody', others);
      others.push(_id);
    }
  const word = (id: string) => recordsOf.get(id)?.toSorted().join(' ') ?? '?';
  const persons = await db.selectFrom('people').selectAll().execute();
  const keys = await db.selectFrom('personKeys').selectAll().execute();
  const suggestions = await db.selectFrom('personSuggestions').selectAll().execute();
  return {
    nobody: recordsOf.get('nobody')?.toSorted(),
    people: persons
      .map(({ _id, name, addresses, numbers, company, lastAt }) =>
        [word(_id), name, addresses, numbers, company, lastAt].join('|'),
      )
      .sort(),
    keys: keys.map(({ kind, value, personId }) => `${kind} ${value} ${word(personId)}`).sort(),
    suggestions: suggestions
      .map(({ personId, otherId, reason }) => [reason, ...[word(personId), word(otherId)].sort()].join('|'))
      .sort(),
  };
}
