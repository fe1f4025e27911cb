import { z } from 'zod';
import { routesOf } from '~/platform/http/routes-of';
import type { ApiModule } from '~/platform/http/services';
import { hiringCall } from '../hiring-call';
import { cacheByCost } from './cache-by-cost';
import { hiringFigures } from './hiring-figures';
import { periodQuery, USUAL_DAYS } from './period-query';

const LONGEST_CACHED_MS = 30_000;

const asked = z.object({ from: z.string(), to: z.string() });

/** How applications went, by stage, source and opening. */
export const hiringApi: ApiModule = (api, { db }) => {
  const counted = cacheByCost(LONGEST_CACHED_MS, (key: string) =>
    hiringFigures(db, asked.parse(JSON.parse(key))),
  );
  const call = {
    ...hiringCall,
    description: `Without days the last ${USUAL_DAYS}. What took long to count is kept, for ${LONGEST_CACHED_MS / 1000} seconds at the most.`,
    querystring: periodQuery,
  };
  routesOf(api, 'Dashboard')(call, { access: 'insights:read' }, ({ query }) =>
    counted(JSON.stringify(query)),
  );
};
