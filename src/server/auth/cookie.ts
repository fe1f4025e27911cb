import type { FastifyReply, FastifyRequest } from 'fastify';

/** The __Host- prefix asks for TLS; a development server has none. */
const nameFor = (secure: boolean) => (secure ? '__Host-peepalworks' : 'peepalworks');

/** The half of a browser's session that scripts cannot read. */
export const bindingCookie = {
  read: (request: FastifyRequest) => request.cookies[nameFor(true)] ?? request.cookies[nameFor(false)],

  write(reply: FastifyReply, binding: string, options: { secure: boolean; maxAgeSeconds: number }) {
    reply.setCookie(nameFor(options.secure), binding, {
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure: options.secure,
      maxAge: options.maxAgeSeconds,
    });
  },

  clear(reply: FastifyReply, options: { secure: boolean }) {
    reply.clearCookie(nameFor(options.secure), {
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure: options.secure,
    });
  },
};
