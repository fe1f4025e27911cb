import { z } from 'zod';
import { workingHours } from '~/features/settings/working-hours';
import { workingHoursIn } from '~/features/settings/working-hours.server';
import { routesOf } from '~/platform/http/routes-of';
import type { ApiModule } from '~/platform/http/services';
import { leadsCall } from '../leads-call';
import { cacheByCost } from './cache-by-cost';
import { leadFigures } from './lead-figures';
import { periodQuery, USUAL_DAYS } from './period-query';

const LONGEST_CACHED_MS = 30_000;

/** Other hours give other figures. */
const asked = z.tuple([z.object({ from: z.string(), to: z.string() }), workingHours]);

/** How leads went, by where they came from, what they are about and whose they are. */
export const leadsApi: ApiModule = (api, { db }) => {
  const counted = cacheByCost(LONGEST_CACHED_MS, (key: string) => {
    const [days, hours] = asked.parse(JSON.parse(key));
    return leadFigures(db, days, hours);
  });

  const call = {
    ...leadsCall,
    description: `Without days the last ${USUAL_DAYS}. What took long to count is kept, for ${LONGEST_CACHED_MS / 1000} seconds at the most.`,
    querystring: periodQuery,
  };
  routesOf(api, 'Dashboard')(call, { access: 'insights:read' }, async (request) =>
    counted(JSON.stringify([request.query, await workingHoursIn(db)])),
  );
};
