import { sql } from 'kysely';
import type { Database } from '~/platform/db/schema';
import { type Keys, PEOPLE_OF_A_SWITCHBOARD } from './join-rules';
import { type Known, knownByParts } from './known-people';

/** SQLite joins no more questions than these. */
const AT_ONCE = 200;

type Person = Omit<Known, 'by'>;

/** Whoever has one of these addresses or numbers, or looks alike: asked together, and added to as more become known. */
export async function knownByAny(db: Database, wanted: readonly Keys[]) {
  const people = new Map<string, Person>();
  const indexes = {
    email: new Map<string, string[]>(),
    phone: new Map<string, string[]>(),
    likeness: new Map<string, string[]>(),
  };
  const wordOf = {
    email: ({ email }: Keys) => email,
    phone: ({ phone }: Keys) => phone,
    likeness: ({ company, foldedName }: Keys) => (company && foldedName ? `${company} ${foldedName}` : ''),
  };
  const kinds = ['email', 'phone', 'likeness'] as const;

  const put = (kind: (typeof kinds)[number], word: string, person: Person) => {
    if (!word) return;
    const ids = indexes[kind].get(word) ?? [];
    const all = ids.includes(person._id) ? ids : [...ids, person._id].sort();
    indexes[kind].set(word, all.slice(0, PEOPLE_OF_A_SWITCHBOARD));
    people.set(person._id, person);
  };

  for (const kind of kinds) {
    const distinct = new Map(wanted.map((keys) => [wordOf[kind](keys), keys]));
    distinct.delete('');
    const all = [...distinct];
    for (let from = 0; from < all.length; from += AT_ONCE) {
      const parts = all
        .slice(from, from + AT_ONCE)
        .map(([word, keys]) => knownByParts[kind](keys, sql`${word}`));
      const limited = parts.map((part) => sql`select * from (${part}) as "found"`);
      const { rows } = await sql<Known & { word: string }>`${sql.join(limited, sql` union all `)}`.execute(
        db,
      );
      for (const { word, by: _by, ...person } of rows) put(kind, word, people.get(person._id) ?? person);
    }
  }

  return {
    by: (keys: Keys): Known[] =>
      kinds.flatMap((by) =>
        (indexes[by].get(wordOf[by](keys)) ?? []).flatMap((id) => {
          const person = people.get(id);
          return person ? [{ ...person, by }] : [];
        }),
      ),
    /** What was learned of somebody, or somebody new. */
    add(person: Person, keys: Keys) {
      people.set(person._id, person);
      for (const kind of ['email', 'phone'] as const) put(kind, keys[kind], person);
      put('likeness', wordOf.likeness({ ...keys, ...person }), person);
    },
  };
}
