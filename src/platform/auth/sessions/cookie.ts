import type { FastifyReply, FastifyRequest } from 'fastify';

/** As long as the privacy policy says; the session behind it ends long before. */
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The __Host- prefix asks for TLS; a development server has none. */
const nameFor = (secure: boolean) => (secure ? '__Host-peepalworks' : 'peepalworks');

/** The half of a browser's session that scripts cannot read. */
export const bindingCookie = {
  read: (request: FastifyRequest) => request.cookies[nameFor(true)] ?? request.cookies[nameFor(false)],

  write(reply: FastifyReply, binding: string, options: { secure: boolean }) {
    reply.setCookie(nameFor(options.secure), binding, {
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure: options.secure,
      maxAge: YEAR_SECONDS,
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
