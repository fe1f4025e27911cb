import { suggestionsOf } from '~/features/person/suggestions.server';
import { among } from '~/platform/db/engine/among';
import type { Database } from '~/platform/db/schema';
import { missing } from '~/platform/http/errors';
import { routesOf } from '~/platform/http/routes-of';
import type { Api, Services } from '~/platform/http/services';
import { appliedFor } from '../applied-for';
import { career } from '../career';
import { otherApplicationsCall, repeatedCall } from '../others-call';

const MOST_SHOWN = 10;

/** For whoever decides: what the same person has applied for, and who may be the same. */
export function othersApi(api: Api, { db }: Services) {
  const route = routesOf(api, career.title);

  route(otherApplicationsCall, { access: 'submissions:edit' }, async (request) => {
    const { id } = request.params;
    const found = await db
      .selectFrom('careers')
      .select('personId')
      .where('_id', '=', id)
      .where('deletedAt', 'is', null)
      .executeTakeFirst();
    if (!found) throw missing();
    const { personId } = found;
    if (!personId) return { applications: [], more: false, mayBe: [] };
    const theirs = (await applicationsOf(db, personId)).filter(({ _id }) => _id !== id);
    const mayBe = await Promise.all(
      (await suggestionsOf(db, personId)).map(async ({ _id, name }) => ({
        _id,
        name,
        applications: (await applicationsOf(db, _id)).length,
      })),
    );
    return {
      applications: theirs.slice(0, MOST_SHOWN).map((row) => ({ ...row, appliedFor: appliedFor(row) })),
      more: theirs.length > MOST_SHOWN,
      mayBe,
    };
  });

  route(repeatedCall, { access: 'submissions:edit' }, async ({ query: { people } }) => {
    const rows = await db
      .selectFrom('careers')
      .select(({ fn }) => ['personId', fn.countAll<number>().as('count')])
      .where(among(db, 'personId', people))
      // As its index has it: of a list whose length it does not know PostgreSQL cannot tell.
      .where('personId', 'is not', null)
      .where('deletedAt', 'is', null)
      .where('isSpam', '=', false)
      .groupBy('personId')
      .having(({ fn }) => fn.countAll(), '>', 1)
      .execute();
    return rows.map(({ personId, count }) => ({ personId: String(personId), applications: Number(count) }));
  });
}

const applicationsOf = (db: Database, personId: string) =>
  db
    .selectFrom('careers')
    .select(['_id', 'opening', 'designation', 'status', 'date'])
    .where('personId', '=', personId)
    .where('deletedAt', 'is', null)
    .where('isSpam', '=', false)
    .orderBy('date', 'desc')
    .orderBy('_id', 'desc')
    .limit(MOST_SHOWN + 2)
    .execute();
