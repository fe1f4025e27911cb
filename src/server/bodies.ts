import type { FastifyInstance } from 'fastify';
import { AppError } from '~/lib/errors';

/** JSON is read, and multipart where a route asks for it; nothing else. */
export function readBodies(app: FastifyInstance) {
  app.removeContentTypeParser('text/plain');
  const parse = app.getDefaultJsonParser('error', 'error');
  // Many a client names the type of a body that it then does not send, with a DELETE or an empty PUT.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else parse(request, `${body}`, done);
  });
  // The type that some clients then name of their own accord.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      if (body.length === 0) done(null, undefined);
      else done(new AppError(415, 'unsupported_type', 'This kind of content is not accepted here.'));
    },
  );
}
