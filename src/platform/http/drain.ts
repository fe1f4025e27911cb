import { Server } from 'node:net';
import { setImmediate as nextRound, setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const QUIET_MS = 50;
const LONGEST_QUEUE_MS = 1000;
const LONGEST_REQUEST_MS = 7000;

/**
 * A stop that loses no request: those who already stand in the queue are let in, then nobody else; whatever was sent is
 * answered, and each connection ends with its answer. What is not answered after seven seconds is cut off.
 * Answers whether the stop has begun.
 */
export function drainOnClose(app: FastifyInstance) {
  let closing = false;
  let came = 0;
  app.server.on('connection', () => came++);

  async function emptyQueue() {
    const until = Date.now() + LONGEST_QUEUE_MS;
    for (let before = -1; before !== came && Date.now() < until; await quiet()) before = came;
  }

  /** A busy process is woken late, before it has looked at the door: whoever stands there comes in first. */
  async function quiet() {
    await wait(QUIET_MS);
    await nextRound();
  }

  app.addHook('preClose', async () => {
    closing = true;
    if (!app.server.listening) return;
    await emptyQueue();
    // Unlike the close() of an HTTP server this one leaves connections alone whose request has not been read yet.
    Server.prototype.close.call(app.server);
    await wait(QUIET_MS);
    setTimeout(() => app.server.closeAllConnections(), LONGEST_REQUEST_MS).unref();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) reply.header('Connection', 'close');
    done();
  });
  return () => closing;
}
