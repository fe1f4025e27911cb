import { fromNow, now, SECOND } from '~/lib/time';
import { signedIn } from '~/platform/auth/access/access';
import { missing } from '~/platform/http/errors';
import { routesOf } from '~/platform/http/routes-of';
import type { ApiModule } from '~/platform/http/services';
import { editingCall, leaveEditingCall } from '../content-call';
import { collectionCalled } from './entries';

/** Three times as long as the editor waits before it says it anew. */
const HOLDS_FOR_MS = 45 * SECOND;

/** Who has the same entry open: two who write at once should know it before one of them saves. */
export const editingApi: ApiModule = (api, { db }) => {
  const route = routesOf(api, 'Content');
  const edit = { access: 'content:edit' } as const;

  route(editingCall, edit, async (request) => {
    const { collection, id } = request.params;
    const userId = signedIn(request).user._id;
    const entry = await db
      .selectFrom('contentEntries')
      .select('_id')
      .where('_id', '=', id)
      .where('collection', '=', collectionCalled(collection).name)
      .where('deletedAt', 'is', null)
      .executeTakeFirst();
    if (!entry) throw missing('There is no such entry.');
    await db
      .insertInto('contentEditing')
      .values({ entryId: id, userId, at: now() })
      .onConflict((conflict) => conflict.columns(['entryId', 'userId']).doUpdateSet({ at: now() }))
      .execute();
    const others = await db
      .selectFrom('contentEditing')
      .innerJoin('users', 'users._id', 'contentEditing.userId')
      .select('users.name')
      .where('entryId', '=', id)
      .where('userId', '!=', userId)
      .where('at', '>', fromNow(-HOLDS_FOR_MS))
      .orderBy('users.name')
      .limit(20)
      .execute();
    return { others: others.map(({ name }) => name) };
  });

  route(leaveEditingCall, edit, async (request) => {
    // Whoever closed a window without a word goes with the next who does not.
    await db
      .deleteFrom('contentEditing')
      .where((row) =>
        row.or([
          row.and({ entryId: request.params.id, userId: signedIn(request).user._id }),
          row('at', '<', fromNow(-HOLDS_FOR_MS)),
        ]),
      )
      .execute();
    return { message: 'You are not editing it any more' };
  });
};
