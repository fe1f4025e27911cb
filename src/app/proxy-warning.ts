import type { FastifyInstance } from 'fastify';

/**
 * Behind a proxy that is not trusted all visitors come from one address, and share what one visitor may do. Said once:
 * anybody can send the header, and then nothing is wrong.
 */
export function warnOfProxy(app: FastifyInstance) {
  let said = false;
  app.addHook('onRequest', ({ headers, log }, _reply, done) => {
    done();
    if (said || headers['x-forwarded-for'] === undefined) return;
    said = true;
    log.warn(
      'A request came with X-Forwarded-For while TRUST_PROXY is off. If a proxy of yours stands in front of this server, set TRUST_PROXY: until then all visitors count as one address, and share one limit of logins and forms.',
    );
  });
}
