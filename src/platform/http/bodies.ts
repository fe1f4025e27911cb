import type { FastifyInstance } from 'fastify';
import { ResponseSerializationError } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { AppError } from '~/lib/errors';
import { hasRepeatedKey } from './repeated-keys';

/** JSON is read, and multipart where a route asks for it; nothing else. */
export function readBodies(app: FastifyInstance) {
  app.removeContentTypeParser('text/plain');
  const parse = app.getDefaultJsonParser('error', 'error');
  // Many a client names the type of a body that it then does not send, with a DELETE or an empty PUT.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    const text = `${body}`;
    parse(request, text, (fault, value) => {
      if (!fault && hasRepeatedKey(text, value)) done(saidTwice());
      else done(fault, value);
    });
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

const saidTwice = () => new AppError(400, 'invalid_input', 'A field of the request stands there twice.');

interface Answered {
  schema: z.ZodType;
  method: string;
  url: string;
}

/**
 * What a call does not say that it answers, it does not answer. Read as a form is, not encoded as the library would: none of what we answer
 * is written in another way than it is read, and that takes a page of a list some six tenths of the time.
 */
export function answerWriter({ schema, method, url }: Answered) {
  return (answer: unknown) => {
    const { data, error } = schema.safeParse(answer);
    if (error) throw new ResponseSerializationError(method, url, { cause: error });
    return JSON.stringify(data);
  };
}
