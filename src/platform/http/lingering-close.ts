import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { SECOND } from '~/lib/time';

/** What is left is read for so long without a byte, and for so long in all. */
const SILENT_MS = 5 * SECOND;
const LONGEST_MS = 30 * SECOND;

export type LingeringClose = ReturnType<typeof lingeringClose>;

/**
 * A connection that is closed while something lies unread in it is reset, and a reset takes away an answer that the other end
 * has not read yet: who sends a file looks for the answer when all of it is sent. So where an answer comes first our side
 * alone is ended; what still arrives is read and thrown away, for a while.
 */
export function lingeringClose() {
  const requests = new WeakMap<Socket, IncomingMessage>();
  const lingering = new WeakSet<Socket>();

  function linger(socket: Socket) {
    lingering.add(socket);
    socket.end();
    socket.setTimeout(SILENT_MS, () => socket.destroy());
    const atLast = setTimeout(() => socket.destroy(), LONGEST_MS);
    socket.once('close', () => clearTimeout(atLast));
  }

  function watch(request: IncomingMessage) {
    const { socket } = request;
    const isNew = !requests.has(socket);
    requests.set(socket, request);
    if (!isNew) return;
    const closeNow = socket.destroySoon;
    // What node:http ends a connection with after its last answer.
    socket.destroySoon = () => {
      const last = requests.get(socket);
      if (!last || last.complete || socket.destroyed) return closeNow.call(socket);
      if (lingering.has(socket)) return;
      last
        .unpipe()
        .resume()
        .once('end', () => closeNow.call(socket));
      linger(socket);
    };
  }

  return {
    linger,
    isLingering: (socket: Socket) => lingering.has(socket),

    /** Called when all who answer requests are there: this looks at each before them. */
    watchAll(server: Server) {
      server.prependListener('request', watch);
      server.prependListener('checkExpectation', watch);
    },
  };
}
