import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '~/lib/errors';
import { limit } from '~/lib/limit';
import { reach } from '~/model/permissions';

/** So that most connections to the database are left to the staff, and to visitors. */
const AT_A_TIME = 3;
const MOST_WAITING = 500;

/**
 * Anybody can have any number of accounts of clients. Their calls are worked on a few at a time in each process, and the rest
 * wait for their turn: whatever a crowd of them asks for, the staff stand in no queue behind it. A turn is over when there
 * is an answer, not when its reader has read it.
 */
export function giveClientsTurns(app: FastifyInstance) {
  const atATime = limit(AT_A_TIME, MOST_WAITING, busy);
  const turns = new WeakMap<FastifyRequest, () => void>();
  const end = (request: FastifyRequest) => turns.get(request)?.();

  const begin = (request: FastifyRequest, reply: FastifyReply) =>
    new Promise<void>((resolve, reject) => {
      const turn = () =>
        new Promise<void>((done) => {
          turns.set(request, done);
          reply.raw.once('close', done);
          if (!reply.raw.destroyed) return resolve();
          // Nobody waits for it any more.
          done();
          reject(busy());
        });
      atATime(turn).catch(reject);
    });

  app.addHook('onRequest', async (request, reply) => {
    const role = request.session?.user.role;
    if (role && reach(role, 'insights:read') !== 'all') await begin(request, reply);
  });
  app.addHook('onSend', async (request) => end(request));
}

const busy = () => new AppError(503, 'overloaded', 'The server is busy. Please try again in a moment.');
