import { reach } from '~/model/permissions';
import { signedIn } from '~/platform/auth/access/access';
import { routesOf } from '~/platform/http/routes-of';
import type { ApiModule } from '~/platform/http/services';
import { recordsOf } from '~/records/records';
import { statsCall } from '../stats-call';

/** The cards of the dashboard, counted where the records are. */
export const statsApi: ApiModule = (api, { db, features, resources }) => {
  routesOf(api, 'Dashboard')(statsCall, { access: 'dashboard:read' }, async (request) => {
    const { user } = signedIn(request);
    const counts: Record<string, number> = {};
    for (const resource of resources) {
      const seen = reach(user.role, `${resource.area}:read`);
      if (seen === 'none') continue;
      const own = seen === 'own' ? { ownEmail: user.emailVerified ? user.email : '' } : {};
      counts[resource.name] = await recordsOf(db, resource).count(own);
    }
    for (const { resource, counters = [] } of features) {
      for (const { name, access, only } of counters)
        if (resource && reach(user.role, access) === 'all')
          counts[name] = await recordsOf(db, resource).count(only);
    }
    return counts;
  });
};
