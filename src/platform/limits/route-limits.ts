import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { HOUR } from '~/lib/time';
import type { Database } from '~/platform/db/schema';
import { networkOf } from '~/platform/http/network';
import { take } from './limiter';
import { tooManyRequests } from './refusals';

/** What one account may take away in an hour. What is refused for its query has taken nothing away and does not count. */
export const callsAnHour = (max: number, groupId: string) =>
  ({ max, timeWindow: HOUR, groupId, hook: 'preHandler' }) as const;

/** The limits that routes name (`rateLimit`), taken from the one limiter. */
export async function limitRoutes(app: FastifyInstance, db: Database) {
  class Store implements FastifyRateLimitStore {
    incr: FastifyRateLimitStore['incr'] = (key, callback, windowMs, most) => {
      take(db, [{ name: 'calls', most, windowMs }, key]).then(
        ({ used, until }) => callback(null, { current: used, ttl: Math.max(0, until - Date.now()) }),
        callback,
      );
    };

    /** The key says already which routes are counted together. */
    child = () => this;
  }
  await app.register(rateLimit, {
    global: false,
    store: Store,
    // Whoever is logged in is counted by account. Routes of one group are counted together: the plug-in adds its name.
    keyGenerator: ({ caller, ip, routeOptions: { config, method, url } }) =>
      `${caller ?? networkOf(ip)} ${(config.rateLimit || undefined)?.groupId ? '' : `${method} ${url}`}`,
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(ttl),
  });
}
