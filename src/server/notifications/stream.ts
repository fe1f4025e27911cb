import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SECOND } from '~/lib/time';
import { sessionOf, signedIn } from '~/server/auth/access';
import type { Database } from '~/server/db/schema';
import { idOf } from '~/server/ids';
import type { Hub } from './hub';
import { countUnread, newest } from './queries';
import { streamPlaces } from './stream-places';

/** A proxy closes what is silent for longer. */
const HEARTBEAT_MS = 25 * SECOND;
/** Ids tell when something was written, not when it could be seen: what another process committed later may stand before. */
const LONGEST_COMMIT_MS = 10 * SECOND;
const lately = () => idOf(Date.now() - LONGEST_COMMIT_MS, 0);

/** As many at a time as the server can bear, and no more for one person than they have windows. */
export function liveStreams(db: Database, hub: Hub) {
  const takePlace = streamPlaces();
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const giveBack = takePlace(signedIn(request).user._id);
    try {
      return await openStream(request, reply, { db, hub, giveBack });
    } catch (fault) {
      giveBack();
      throw fault;
    }
  };
}

interface StreamParts {
  db: Database;
  hub: Hub;
  giveBack(): void;
}

/** Sends what is new to one person until they leave, log out, or the server stops. */
async function openStream(request: FastifyRequest, reply: FastifyReply, { db, hub, giveBack }: StreamParts) {
  const { _id } = signedIn(request).user;
  const stream = new PassThrough();
  const say = (event: string, data: unknown) =>
    stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  let since = lately();
  let seen = await newest(db, _id, since);
  let unread = -1;
  let looking = Promise.resolve();

  async function look() {
    if (stream.destroyed || stream.writableEnded) return;
    try {
      // Whoever was blocked or logged out hears nothing more; an open tab alone does not count as being there.
      await sessionOf(request, db, 'watch');
      const from = lately();
      const recent = await newest(db, _id, since);
      const fresh = recent.filter((one) => !seen.some((before) => before._id === one._id));
      [since, seen] = [from, recent];
      for (const one of fresh.reverse()) say('notification', one);
      const now = await countUnread(db, _id);
      if (now !== unread) say('unread', { unread: now });
      unread = now;
    } catch {
      stream.end();
    }
  }
  const lookNext = () => {
    looking = looking.then(look);
  };

  const unsubscribe = hub.subscribe({ look: lookNext, end: () => stream.end() });
  const heartbeat = setInterval(() => stream.write(': still here\n\n'), HEARTBEAT_MS);
  heartbeat.unref();
  const leave = () => {
    clearInterval(heartbeat);
    unsubscribe();
    giveBack();
    stream.end();
  };
  // Closed as well when the caller had gone before there was anything to listen to.
  stream.once('close', leave);
  lookNext();
  return reply
    .type('text/event-stream; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .header('X-Accel-Buffering', 'no')
    .send(stream);
}
