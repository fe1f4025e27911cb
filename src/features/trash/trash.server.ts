import { reach } from '~/model/permissions';
import { signedIn } from '~/platform/auth/access/access';
import { routesOf } from '~/platform/http/routes-of';
import type { ApiModule } from '~/platform/http/services';
import { recordsOf } from '~/records/records';
import { defineFeature } from '~/records/registry';
import { trashCall } from '~/records/trash/trash-call';

/** What lies in the trash of each kind, for whoever may empty it. */
const trashApi: ApiModule = (api, { db, resources }) => {
  routesOf(api, 'Dashboard')(trashCall, { access: 'dashboard:read' }, async (request) => {
    const { role } = signedIn(request).user;
    const counts: Record<string, number> = {};
    for (const resource of resources) {
      if (reach(role, `${resource.area}:delete`) !== 'all') continue;
      counts[resource.name] = await recordsOf(db, resource).count({ trash: true });
    }
    return counts;
  });
};

export const trashFeature = defineFeature({ name: 'trash', api: trashApi });
