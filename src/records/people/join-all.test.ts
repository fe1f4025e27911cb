import { expect, test } from 'vitest';
import { addCareer, addContact, addEnquiry } from '~/testing/factories';
import { type StartedApp, startApp } from '~/testing/start-app';
import { joinAll } from './join-all';
import { personOf } from './person-of';

const TABLES = ['careers', 'enquiries', 'contacts'] as const;
const people = ['people', 'personKeys', 'personSuggestions', 'settings'] as const;

/** Few names, addresses and numbers, so that all the rules are met; the same each time. */
function dice(seed: number) {
  let state = seed;
  return <Value>(values: readonly Value[]): Value => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    const value = values[Math.floor((state / 2_147_483_648) * values.length)];
    if (value === undefined) throw new Error('nothing to choose from');
    return value;
  };
}

async function fill(t: StartedApp, count: number) {
  const one = dice(7);
  const numbers = Array.from({ length: 60 }, (_, at) => `+9198180${String(50_000 + at)}`);
  for (let at = 0; at < count; at++) {
    const name = one(['Asha Verma', 'Mr Asha Verma', 'Ravi Rao', 'RAVI  RAO', 'Zoë', 'Imran Ali']);
    const host = one(['verma.example', 'rao.example', 'gmail.com']);
    const email = one([`p${one(numbers).slice(-2)}@${host}`, `p${at}@${host}`, '']);
    const phone = email === '' ? one(numbers) : one([one(numbers), '+919818049999', '000000']);
    const add = one([addCareer, addEnquiry, addContact]);
    await add(t, { name, email, phone, isSpam: one([false, false, false, true]) });
  }
}

/** Who is with whom, and who is suggested to whom, by the records that they have: the ids are others each time. */
async function outcome({ db }: StartedApp) {
  const recordsOf = new Map<string, string[]>();
  for (const table of TABLES)
    for (const { _id, personId } of await db.selectFrom(table).select(['_id', 'personId']).execute())
      recordsOf.set(personId ?? 'nobody', [...(recordsOf.get(personId ?? 'nobody') ?? []), _id].sort());
  const word = (id: string) => recordsOf.get(id)?.join(' ') ?? '?';
  const persons = await db.selectFrom('people').selectAll().execute();
  const keys = await db.selectFrom('personKeys').selectAll().execute();
  const suggestions = await db.selectFrom('personSuggestions').selectAll().execute();
  return {
    nobody: recordsOf.get('nobody'),
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

test('what came before people were known is joined as it would be today, and once', async () => {
  const t = await startApp();
  await fill(t, 400);
  await joinAll(t);
  const together = await outcome(t);
  expect(together.people.length).toBeGreaterThan(50);
  expect(together.suggestions.length).toBeGreaterThan(10);
  expect(together.nobody?.length).toBeGreaterThan(10);
  await joinAll(t);
  expect(await outcome(t)).toEqual(together);

  for (const table of people) await t.db.deleteFrom(table).execute();
  for (const table of TABLES) {
    await t.db.updateTable(table).set({ personId: null }).execute();
    const rows = await t.db
      .selectFrom(table)
      .selectAll()
      .where('isSpam', '=', false)
      .orderBy('_id')
      .execute();
    for (const { _id, name, email, phone, date } of rows)
      await t.db.transaction().execute(async (trx) => {
        const person = await personOf(trx, { name, email, phone, at: date });
        await trx.updateTable(table).set({ personId: person._id }).where('_id', '=', _id).execute();
      });
  }
  expect(await outcome(t)).toEqual(together);
});
