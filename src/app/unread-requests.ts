import { type IncomingMessage, ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '~/lib/errors';
import { bodyOf, sendError } from '~/platform/http/errors';
import type { LingeringClose } from '~/platform/http/lingering-close';

const NOT_UNDERSTOOD = new AppError(400, 'invalid_input', 'The request could not be understood.');
const REFUSALS: Record<string, AppError> = {
  ERR_HTTP_REQUEST_TIMEOUT: new AppError(408, 'timeout', 'The request took too long to arrive.'),
  HPE_HEADER_OVERFLOW: new AppError(431, 'too_large', 'The headers of the request are too large.'),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: new AppError(413, 'too_large', 'What was sent is too large.'),
};
const EXPECTS_TOO_MUCH = new AppError(417, 'invalid_input', 'What the request expects is not offered here.');

/** What node:http and Fastify would answer in words of their own, before any hook: it gets our headers and our shape. */
export function unreadRequests(security: Record<string, string>, closing: LingeringClose) {
  const headers = { ...security, 'cache-control': 'no-store' };

  function whole(error: AppError) {
    const body = JSON.stringify(bodyOf(error));
    const own = { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': `${body.length}` };
    return { headers: { ...headers, ...own, Connection: 'close' }, body };
  }

  return {
    options: {
      // Asked for below instead, where the refusal can be put in words.
      http: { requireHostHeader: false },

      /** An address that cannot be read. */
      frameworkErrors(_error: Error, request: FastifyRequest, reply: FastifyReply) {
        reply.headers({ ...headers, 'x-request-id': request.id });
        sendError(reply, NOT_UNDERSTOOD);
      },

      /** What is not HTTP, or does not end. */
      clientErrorHandler(fault: Error & { code?: string }, socket: Socket) {
        // What comes after an answer is thrown away, whatever it is.
        if (closing.isLingering(socket)) return;
        const current = '_httpMessage' in socket ? socket._httpMessage : undefined;
        const begun = current instanceof ServerResponse && current.headersSent;
        if (fault.code === 'ECONNRESET' || !socket.writable || begun) {
          socket.destroy();
          return;
        }
        const refusal = REFUSALS[fault.code ?? ''] ?? NOT_UNDERSTOOD;
        const { headers: all, body } = whole(refusal);
        const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
        socket.write(
          `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\n${lines.join('')}\r\n${body}`,
        );
        closing.linger(socket);
      },
    },

    refuse(app: FastifyInstance) {
      app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
        const { headers: all, body } = whole(EXPECTS_TOO_MUCH);
        response.writeHead(EXPECTS_TOO_MUCH.status, all).end(body);
      });
      app.addHook('onRequest', ({ raw }, _reply, done) => {
        const isLost = raw.httpVersion === '1.1' && raw.headers.host === undefined;
        done(isLost ? NOT_UNDERSTOOD : undefined);
      });
    },
  };
}
