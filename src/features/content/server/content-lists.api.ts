import { routesOf } from '~/platform/http/routes-of';
import type { ApiModule } from '~/platform/http/services';
import { contentTrashCall, scheduledCall } from '../content-call';
import { collectionCalled } from './entries';
import { mayPublish } from './publish/may-publish';

const MOST = 200;

/** What its editors look over: what waits for its time, and what was moved to the trash. */
export const contentListsApi: ApiModule = (api, { db }) => {
  const route = routesOf(api, 'Content');
  const read = { access: 'content:read' } as const;

  route(scheduledCall, read, async (request) => {
    const rows = await db
      .selectFrom('contentEntries')
      .leftJoin('users', 'users._id', 'contentEntries.scheduledBy')
      .select(['contentEntries._id', 'collection', 'title', 'users.name as userName'])
      .select((eb) => eb.ref('scheduledAt').$notNull().as('scheduledAt'))
      .where('scheduledAt', 'is not', null)
      .where('contentEntries.deletedAt', 'is', null)
      .orderBy('scheduledAt')
      .orderBy('contentEntries._id')
      .limit(MOST)
      .execute();
    return rows.map((row) => ({ ...row, mayCancel: mayPublish(request, collectionCalled(row.collection)) }));
  });

  route(contentTrashCall, read, ({ params: { collection } }) =>
    db
      .selectFrom('contentEntries')
      .select(['_id', 'title'])
      .select((eb) => eb.ref('deletedAt').$notNull().as('deletedAt'))
      .where('collection', '=', collectionCalled(collection).name)
      .where('deletedAt', 'is not', null)
      .orderBy('deletedAt', 'desc')
      .orderBy('_id', 'desc')
      .limit(MOST)
      .execute(),
  );
};
