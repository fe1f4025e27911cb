import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '~/lib/errors';
import { reach } from '~/model/permissions';
import { boundedQueue } from './bounded-queue';

/** So that most connections to the database are left to the staff, and to visitors. */
const AT_A_TIME = 3;
const MOST_WAITING = 500;

/**
 * Anybody can have any number of accounts of clients. Their calls are worked on a few at a time in each process, and the rest
 * wait in a queue: whatever a crowd of them asks for, the staff stand in no queue behind it. A call comes into it when all of it
 * has been sent, and has left it when there is an answer, not when its reader has read it: nobody who is slow takes a turn.
 */
export function queueClientCalls(app: FastifyInstance) {
  const queue = boundedQueue(AT_A_TIME, MOST_WAITING, busy);
  const leaving = new WeakMap<FastifyRequest, () => void>();

  const enter = (request: FastifyRequest, reply: FastifyReply) =>
    new Promise<void>((resolve, reject) => {
      const work = () =>
        new Promise<void>((leave) => {
          leaving.set(request, leave);
          reply.raw.once('close', leave);
          if (!reply.raw.destroyed) return resolve();
          // Nobody waits for it any more.
          leave();
          reject(busy());
        });
      queue(work).catch(reject);
    });

  app.addHook('preHandler', (request, reply, done) => {
    const role = request.session?.user.role;
    if (!role || reach(role, 'insights:read') === 'all') done();
    else enter(request, reply).then(() => done(), done);
  });
  app.addHook('onSend', (request, _reply, _payload, done) => {
    leaving.get(request)?.();
    done();
  });
}

const busy = () => new AppError(503, 'overloaded', 'The server is busy. Please try again in a moment.');
