import { z } from 'zod';
import { reach } from '~/resources/permissions';
import type { Resource } from '~/resources/resource';
import { signedIn } from './auth/access';
import { recordsOf } from './records';
import type { Api, Services } from './services';

/** The cards of the dashboard, counted where the records are. */
export function statsApi(api: Api, { db }: Services, resources: readonly Resource[]) {
  api.get('/stats', {
    config: { access: 'dashboard:read' },
    schema: {
      tags: ['Dashboard'],
      summary: 'How many records of each kind',
      response: { 200: z.record(z.string(), z.int()) },
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
      return counts;
    },
  });
}
