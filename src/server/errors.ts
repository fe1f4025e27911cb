import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError } from '~/lib/errors';
import { databaseFault } from './db/faults';
import { headersWithoutHooks } from './security';

const SENTENCES: Record<number, [code: string, sentence: string]> = {
  400: ['invalid_input', 'The request could not be understood.'],
  404: ['not_found', 'There is nothing at this address.'],
  405: ['method_not_allowed', 'This address does not take that kind of request.'],
  413: ['too_large', 'What was sent is too large.'],
  415: ['unsupported_type', 'This kind of content is not accepted here.'],
  429: ['too_many_requests', 'Too many requests. Please wait a little and try again.'],
  503: ['overloaded', 'The server is busy. Please try again in a moment.'],
  507: ['storage_full', 'There is no room left to store this. Please try again later.'],
};

export const missing = (sentence = 'There is no such record.') => new AppError(404, 'not_found', sentence);

/** Whatever is thrown leaves as {message, error, code, fields?}; the cause goes to the log only. */
export function answerErrors(app: FastifyInstance) {
  app.setErrorHandler<FastifyError | AppError>((error, request, reply) => {
    const known = asAppError(error, request);
    if (known.status >= 500) request.log.error({ err: error }, 'request failed');
    return sendError(reply, known);
  });
}

/** An address that cannot be read is answered before any hook runs. */
export function answerUnreadable(_error: Error, request: FastifyRequest, reply: FastifyReply) {
  reply.headers(headersWithoutHooks(request.id));
  sendError(reply, new AppError(400, 'invalid_input', 'The request could not be understood.'));
}

function sendError(reply: FastifyReply, error: AppError) {
  if (error.headers) reply.headers(error.headers);
  return reply
    .status(error.status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({
      message: error.message,
      error: error.message,
      code: error.code,
      ...(error.fields ? { fields: error.fields } : {}),
    });
}

function asAppError(error: FastifyError | AppError, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return invalidInput(error, request);
  const fault = databaseFault(error);
  const status = fault ?? error.statusCode ?? 500;
  const [code, sentence] = SENTENCES[status] ?? [];
  if (code && sentence) return new AppError(status, code, sentence);
  if (status >= 400 && status < 500)
    return new AppError(400, 'invalid_input', 'The request could not be understood.');
  return new AppError(500, 'internal', 'Something went wrong on our side. Please try again.');
}

type ValidationError = FastifyError & { validation: { instancePath: string; message?: string }[] };

/** A field left empty is told in the form's own words ("All fields are required."), any other fault in its own. */
function invalidInput(error: FastifyError, request: FastifyRequest) {
  const fields: Record<string, string> = {};
  for (const issue of (error as ValidationError).validation) {
    const name = issue.instancePath.split('/')[1];
    if (name) fields[name] ??= issue.message ?? 'This value is not accepted.';
  }
  const sentence = request.routeOptions.config.emptyFieldsMessage;
  const body = Object(
    error.validationContext === 'body'
      ? request.body
      : request[error.validationContext === 'querystring' ? 'query' : 'params'],
  );
  const anyEmpty = Object.keys(fields).some((name) => `${body[name] ?? ''}`.trim() === '');
  const first = Object.values(fields)[0] ?? 'The request could not be understood.';
  return new AppError(400, 'invalid_input', anyEmpty && sentence ? sentence : first, fields);
}
