import type { Database } from '~/platform/db/schema';

const MOST_SUGGESTED = 20;

/** By each of the two apart: of "one or the other" no engine makes two looks into its indexes. */
export async function suggestionsOf(db: Database, personId: string) {
  const found = await Promise.all(
    (
      [
        ['personId', 'otherId'],
        ['otherId', 'personId'],
      ] as const
    ).map(([mine, other]) =>
      db
        .selectFrom('personSuggestions')
        .innerJoin('people', 'people._id', `personSuggestions.${other}`)
        .select(['people._id', 'people.name', 'personSuggestions.reason'])
        .where(`personSuggestions.${mine}`, '=', personId)
        .where('personSuggestions.dismissedAt', 'is', null)
        .limit(MOST_SUGGESTED)
        .execute(),
    ),
  );
  return found.flat().slice(0, MOST_SUGGESTED);
}
