import { z } from 'zod';
import type { Database } from '~/server/db/schema';
import type { ApiModule } from '~/server/services';
import type { Role } from '../permissions';
import { user } from './user';

/** The partner lists of the contract: users by role. */
const partners = { rp: 'refferal', cp: 'corporate', bp: 'business' } as const satisfies Record<string, Role>;

const withRole = (db: Database, role: Role) =>
  db.selectFrom('users').where('role', '=', role).where('deletedAt', 'is', null);

export const partnersApi: ApiModule = (api, { db }) => {
  for (const [path, role] of Object.entries(partners)) {
    api.get(`/${path}`, {
      config: { access: 'leads:read' },
      schema: {
        tags: [user.title],
        summary: `Users with the role ${role}`,
        response: { 200: z.array(user.row) },
      },
      handler: () =>
        withRole(db, role)
          .select(['_id', 'name', 'email', 'mobile', 'role', 'isBlocked', 'createdAt'])
          .orderBy('_id', 'desc')
          .execute(),
    });
  }
};

/** For the dashboard's cards. */
export const partnerCounts = Object.entries(partners).map(([name, role]) => ({
  name,
  access: 'leads:read' as const,
  count: async (db: Database) => {
    const { total } = await withRole(db, role)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return total;
  },
}));
