import type { Role } from '~/model/permissions';
import type { ApiModule } from '~/platform/http/services';
import { listRoute } from '~/records/list';
import { partners } from './partners';
import { user } from './user';

/** A role is found by the whole of its name, which is no part of another's. */
const having = (role: Role) => ({ field: 'role', q: role });

export const partnersApi: ApiModule = (api, services) => {
  for (const [path, role] of Object.entries(partners)) {
    const summary = `Users with the role ${role}`;
    listRoute(api, services, user, { url: `/${path}`, access: 'leads:read', summary, only: having(role) });
  }
};

/** For the dashboard's cards. */
export const partnerCounts = Object.entries(partners).map(([name, role]) => ({
  name,
  access: 'leads:read' as const,
  only: having(role),
}));
