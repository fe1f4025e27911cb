import { career } from '~/features/career/career';
import { now } from '~/lib/time';
import { signedIn } from '~/platform/auth/access/access';
import { engineOf } from '~/platform/db/engine/engine';
import type { DatabaseTransaction } from '~/platform/db/schema';
import { missing } from '~/platform/http/errors';
import { routesOf } from '~/platform/http/routes-of';
import type { ApiModule } from '~/platform/http/services';
import { changesOf } from '~/records/record-changes';
import { recordsOf } from '~/records/records';
import { giveScoreCall, scoresCall } from '../score-calls';
import { settleAverage } from './average';

export const scoresApi: ApiModule = (api, services) => {
  const { db } = services;
  const changes = changesOf(services, career);
  const records = recordsOf(db, career);
  const route = routesOf(api, career.title);
  const edit = { access: 'submissions:edit' } as const;

  route(giveScoreCall, edit, async (request) => {
    const { id: careerId } = request.params;
    const userId = signedIn(request).user._id;
    const given = { ...request.body, at: now() };
    await db.transaction().execute(async (trx) => {
      await requireAccount(trx, userId);
      const application = await changes.findIn(trx, careerId);
      if (!application || application.isSpam) throw missing();
      await trx
        .insertInto('scores')
        .values({ careerId, userId, ...given })
        .onConflict((same) =>
          same
            .columns(['careerId', 'userId', 'criterion'])
            .doUpdateSet({ score: given.score, note: given.note, at: given.at }),
        )
        .execute();
      await settleAverage(trx, [careerId]);
    });
    return { message: 'Score saved' };
  });

  route(scoresCall, edit, async (request) => {
    const { id } = request.params;
    if (!(await records.find(id, {}))) throw missing();
    const me = signedIn(request).user._id;
    const all = await db
      .selectFrom('scores')
      .leftJoin('users', 'users._id', 'scores.userId')
      .select(['scores.userId', 'criterion', 'score', 'note', 'at', 'users.name'])
      .where('careerId', '=', id)
      .orderBy('users.name')
      .orderBy('scores.userId')
      .orderBy('criterion')
      .execute();
    const scores = all.map(({ name, ...given }) => ({
      ...given,
      name: name ?? '',
      isMine: given.userId === me,
    }));
    if (!scores.some(({ isMine }) => isMine))
      return { scores: [], hidden: new Set(scores.map(({ userId }) => userId)).size, average: null };
    const settled = await db.selectFrom('careers').select('score').where('_id', '=', id).executeTakeFirst();
    return { scores, hidden: 0, average: settled?.score ?? null };
  });
};

/** Whoever is erased meanwhile is so after what they gave, which goes with them: the account before the application, as an erasure takes them. */
async function requireAccount(trx: DatabaseTransaction, userId: string) {
  const account = trx.selectFrom('users').select('_id').where('_id', '=', userId);
  const found = await (engineOf(trx) === 'postgres' ? account.forKeyShare() : account).executeTakeFirst();
  if (!found) throw missing();
}
