import { type Permission, reach } from '~/model/permissions';
import type { Resource } from '~/model/resource';
import { signedIn } from '~/platform/auth/access/access';
import type { Database } from '~/platform/db/schema';
import type { Api, Services } from '~/platform/http/services';
import { recordsOf } from '~/records/records';
import { statsCall } from '../stats-call';

/** A figure that is not the length of a resource's list. */
interface Counter {
  name: string;
  access: Permission;
  count: (db: Database) => Promise<number>;
}

/** The cards of the dashboard, counted where the records are. */
export function statsApi(
  api: Api,
  { db }: Services,
  resources: readonly Resource[],
  counters: readonly Counter[],
) {
  api.get(statsCall.path, {
    config: { access: 'dashboard:read' },
    schema: {
      tags: ['Dashboard'],
      summary: 'How many records of each kind',
      response: { 200: statsCall.answer },
    },
    handler: async (request) => {
      const { user } = signedIn(request);
      const counts: Record<string, number> = {};
      for (const resource of resources) {
        const seen = reach(user.role, `${resource.area}:read`);
        if (seen === 'none') continue;
        const own = seen === 'own' ? { ownEmail: user.emailVerified ? user.email : '' } : {};
        counts[resource.name] = await recordsOf(db, resource).count(own);
      }
      for (const { name, access, count } of counters) {
        if (reach(user.role, access) === 'all') counts[name] = await count(db);
      }
      return counts;
    },
  });
}
