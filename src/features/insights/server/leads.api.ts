import { z } from 'zod';
import { workingHours } from '~/features/settings/working-hours';
import { workingHoursIn } from '~/features/settings/working-hours.server';
import { dayAfter, dayOf, now } from '~/lib/time';
import { routesOf } from '~/platform/http/routes-of';
import type { ApiModule } from '~/platform/http/services';
import { leadsCall } from '../leads-call';
import { cacheByCost } from './cache-by-cost';
import { leadFigures } from './lead-figures';

const LONGEST_CACHED_MS = 30_000;
const USUAL_DAYS = 90;
const MOST_DAYS = 5 * 366;

const day = z.iso.date({ error: 'A day must be a date, such as 2026-04-01.' }).optional();
const period = z
  .object({ from: day, to: day })
  .transform(({ from, to = dayOf(now()) }) => ({ from: from ?? dayAfter(to, 1 - USUAL_DAYS), to }))
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'The period must end after it begins.' })
  .refine(({ from, to }) => to < dayAfter(from, MOST_DAYS), {
    path: ['from'],
    error: 'The period can be five years at most.',
  });

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
    querystring: period,
  };
  routesOf(api, 'Dashboard')(call, { access: 'insights:read' }, async (request) =>
    counted(JSON.stringify([request.query, await workingHoursIn(db)])),
  );
};
