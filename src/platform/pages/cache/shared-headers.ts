import type { FastifyReply } from 'fastify';

/** Of this answer alone: its number, its connection, and what follows from how its content is packed. */
const OWN = new Set([
  'x-request-id',
  'connection',
  'content-length',
  'content-encoding',
  'etag',
  'last-modified',
]);

/** The headers that hooks and plugins gave this answer and would give to the next one. */
export const sharedHeaders = (reply: FastifyReply): Record<string, string> =>
  Object.fromEntries(
    Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
      OWN.has(name) || value === undefined ? [] : [[name, String(value)]],
    ),
  );
