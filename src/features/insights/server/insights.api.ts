import { z } from 'zod';
import { type Permission, reach } from '~/model/permissions';
import type { Resource } from '~/model/resource';
import { signedIn } from '~/platform/auth/access/access';
import { routesOf } from '~/platform/http/routes-of';
import type { ApiModule } from '~/platform/http/services';
import { insightsCall } from '../insights-call';
import { cacheByCost } from './cache-by-cost';
import { countInsights, type Period } from './insight-counts';

const LONGEST_CACHED_MS = 30_000;

/** A query has words for numbers. */
const days = z.coerce.number().pipe(insightsCall.answer.shape.days).default(90);

/** The figures of the dashboard over time and by kind. */
export const insightsApi: ApiModule = (api, services) => {
  const counted = cacheByCost(LONGEST_CACHED_MS, (period: Period) =>
    countInsights(services.db, services, period),
  );

  const call = {
    ...insightsCall,
    description: `What took long to count is kept, for ${LONGEST_CACHED_MS / 1000} seconds at the most.`,
    querystring: z.object({ days }),
  };
  routesOf(api, 'Dashboard')(call, { access: 'insights:read' }, async (request) => {
    const { role } = signedIn(request).user;
    const sees = (permission: Permission) => reach(role, permission) === 'all';
    const seen = ({ resource }: { resource: Resource }) => sees(`${resource.area}:read`);
    const { weeks, series, breakdowns } = await counted(request.query.days);
    return {
      days: request.query.days,
      weeks: Object.fromEntries(
        weeks.filter(({ access }) => sees(access)).map(({ name, now, before }) => [name, { now, before }]),
      ),
      series: series.filter(seen).map(byName),
      breakdowns: breakdowns.filter(seen).map(byName),
    };
  });
};

const byName = <Visible extends { resource: Resource }>(visible: Visible) => ({
  ...visible,
  resource: visible.resource.name,
});
