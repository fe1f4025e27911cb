import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SECOND } from '~/lib/time';
import { reach } from '~/model/permissions';
import { signedIn } from '~/platform/auth/access/access';
import { networkOf } from '~/platform/http/network';
import type { Services } from '~/platform/http/services';
import { createAudience, type Member } from './audience';
import { areasOfResources } from './changes';
import type { Hub } from './hub';
import { streamPlaces } from './stream-places';

/** A proxy closes what is silent for longer. */
const HEARTBEAT_MS = 25 * SECOND;

/** For those who are told what comes in; as many at a time as the server can bear, and no more for one than they have windows. */
export function liveStreams(services: Pick<Services, 'db' | 'resources'>, hub: Hub) {
  const places = streamPlaces();
  const audience = createAudience(services.db, hub, areasOfResources(services));
  const callerOf = (request: FastifyRequest) => ({
    userId: signedIn(request).user._id,
    network: networkOf(request.ip),
  });

  return {
    /** Whether this caller would get one now: a browser that knows does not ask in vain. */
    isOpenTo: (request: FastifyRequest) =>
      reach(signedIn(request).user.role, 'notifications:listen') === 'all' &&
      places.isFree(callerOf(request)),

    async open(request: FastifyRequest, reply: FastifyReply) {
      const giveBack = places.take(callerOf(request));
      try {
        return await openStream(request, reply, { audience, giveBack });
      } catch (fault) {
        giveBack();
        throw fault;
      }
    },
  };
}

interface StreamParts {
  audience: ReturnType<typeof createAudience>;
  giveBack(): void;
}

/** Sends what is new to one person until they leave, log out, or the server stops. */
async function openStream(request: FastifyRequest, reply: FastifyReply, { audience, giveBack }: StreamParts) {
  const { _id: sessionId, user } = signedIn(request);
  const stream = new PassThrough();
  const say = (event: string, data: unknown) =>
    stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  let lastUnread = -1;
  const member: Member = {
    userId: user._id,
    sessionId,
    push({ fresh, unread, changed }) {
      if (stream.destroyed || stream.writableEnded) return;
      for (const one of fresh) say('notification', one);
      if (Object.keys(changed).length > 0) say('changed', changed);
      if (unread !== lastUnread) say('unread', { unread });
      lastUnread = unread;
    },
    end: () => stream.end(),
  };
  const leaveAudience = await audience.join(member);
  const heartbeat = setInterval(() => stream.write(': still here\n\n'), HEARTBEAT_MS);
  heartbeat.unref();
  // Closed as well when the caller had gone before there was anything to listen to.
  stream.once('close', () => {
    clearInterval(heartbeat);
    leaveAudience();
    giveBack();
    stream.end();
  });
  return reply
    .type('text/event-stream; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .header('X-Accel-Buffering', 'no')
    .send(stream);
}
