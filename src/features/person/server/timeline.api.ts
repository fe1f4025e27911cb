import { signedIn } from '~/platform/auth/access/access';
import type { Database } from '~/platform/db/schema';
import { missing } from '~/platform/http/errors';
import { routesOf } from '~/platform/http/routes-of';
import type { ApiModule } from '~/platform/http/services';
import { timelineCall } from '../timeline-call';
import { readTimeline } from './timeline';

/** What was between somebody and us, of what the caller may read. */
export const timelineApi: ApiModule = (api, services) => {
  routesOf(api, 'People')(timelineCall, { access: 'leads:read' }, async (request, reply) => {
    const { id } = request.params;
    const personId = await presentId(services.db, id);
    // Whoever was merged goes on under another id.
    if (personId !== id) return reply.redirect(request.url.replace(id, personId), 301);
    return readTimeline(services, { ...request.query, personId, role: signedIn(request).user.role });
  });
};

async function presentId(db: Database, id: string) {
  const person = await db
    .selectFrom('people')
    .select('_id')
    .where('_id', '=', id)
    .where('deletedAt', 'is', null)
    .unionAll(db.selectFrom('personRedirects').select('toId as _id').where('fromId', '=', id))
    .executeTakeFirst();
  if (!person) throw missing('There is no such person.');
  return person._id;
}
