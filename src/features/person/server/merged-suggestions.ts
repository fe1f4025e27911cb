import type { DatabaseTransaction, Row } from '~/platform/db/schema';
import { pairOf } from '~/records/people/pair-of';

type Suggestion = Row<'personSuggestions'>;

/** Whom somebody who is merged was taken for, the other is now. Answers what was there, and what has come for it. */
export async function moveSuggestions(trx: DatabaseTransaction, id: string, from: string) {
  const suggestions = await trx
    .deleteFrom('personSuggestions')
    .where((eb) => eb.or([eb('personId', '=', from), eb('otherId', '=', from)]))
    .returningAll()
    .execute();
  const suggested: Pick<Suggestion, 'personId' | 'otherId'>[] = [];
  for (const { personId, otherId, ...rest } of suggestions) {
    const other = personId === from ? otherId : personId;
    if (other === id) continue;
    const added = await trx
      .insertInto('personSuggestions')
      .values({ ...pairOf(id, other), ...rest })
      .onConflict((conflict) => conflict.doNothing())
      .returning(['personId', 'otherId'])
      .executeTakeFirst();
    if (added) suggested.push(added);
  }
  return { suggestions, suggested };
}

export async function returnSuggestions(
  trx: DatabaseTransaction,
  { suggestions, suggested }: Awaited<ReturnType<typeof moveSuggestions>>,
) {
  for (const { personId, otherId } of suggested)
    await trx
      .deleteFrom('personSuggestions')
      .where('personId', '=', personId)
      .where('otherId', '=', otherId)
      .execute();
  for (const row of suggestions) {
    const { known } = await trx
      .selectFrom('people')
      .select((eb) => eb.fn.countAll<number>().as('known'))
      .where('_id', 'in', [row.personId, row.otherId])
      .executeTakeFirstOrThrow();
    // One of the two may be gone by now.
    if (known === 2)
      await trx
        .insertInto('personSuggestions')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  }
}
