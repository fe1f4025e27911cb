import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { AppError, OutdatedError } from '~/lib/errors';
import { isPlainText } from '~/model/fields';
import { isSeen } from '~/model/typed/typed-text';
import { databaseFault, isStillReferenced, isUniqueViolation } from '~/platform/db/engine/faults';
import { UsedError } from './used-error';

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

/** Long enough for a database to come back, short enough for somebody who waits. */
export const RETRY_AFTER_SECONDS = '5';

export const missing = (sentence = 'There is no such record.') => new AppError(404, 'not_found', sentence);

/** Whatever is thrown leaves as {message, error, code, fields?}, unless told otherwise; the cause goes to the log only. */
export function answerErrors(app: FastifyInstance, send = sendError) {
  app.setErrorHandler<FastifyError | AppError>((error, request, reply) => {
    const known = asAppError(error, request);
    if (known.status >= 500) request.log.error({ err: error }, 'request failed');
    if (known.status === 503) reply.header('Retry-After', RETRY_AFTER_SECONDS);
    // The rest is read and thrown away: a browser looks for the answer only when it has sent everything, and would not
    // find it on a connection that was hung up meanwhile, as Fastify does.
    if (known.status === 413) reply.removeHeader('connection');
    return send(reply, known);
  });
}

export function sendError(reply: FastifyReply, error: AppError) {
  if (error.headers) reply.headers(error.headers);
  return reply
    .status(error.status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .header('Cache-Control', 'no-store')
    .send(bodyOf(error));
}

export const bodyOf = (failure: AppError) => ({
  message: failure.message,
  error: failure.message,
  code: failure.code,
  ...(failure.fields ? { fields: failure.fields } : {}),
  ...(failure instanceof OutdatedError ? sidesOf(failure) : {}),
  ...(failure instanceof UsedError ? { uses: failure.uses } : {}),
});

const sidesOf = ({ mine, current }: OutdatedError) => (mine ? { mine, theirs: current } : { current });

function asAppError(error: FastifyError | AppError, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return invalidInput(error, request);
  if (isStillReferenced(error))
    return new AppError(409, 'conflict', 'Another record still points at this one.');
  const fault = databaseFault(error);
  const status = fault ?? error.statusCode ?? 500;
  const [code, sentence] = SENTENCES[status] ?? [];
  if (code && sentence) return new AppError(status, code, sentence);
  if (status >= 400 && status < 500)
    return new AppError(400, 'invalid_input', 'The request could not be understood.');
  return new AppError(500, 'internal', 'Something went wrong on our side. Please try again.');
}

type ValidationError = FastifyError & { validation: { instancePath: string; message?: string }[] };

function invalidInput(error: FastifyError, request: FastifyRequest) {
  const place = error.validationContext;
  const sent = place === 'body' ? request.body : request[place === 'querystring' ? 'query' : 'params'];
  const issues = (error as ValidationError).validation.map(({ instancePath, message }) => ({
    field: instancePath.split('/')[1] ?? '',
    message,
  }));
  return inputFault(issues, sent, request.routeOptions.config.emptyFieldsMessage);
}

interface Issue {
  field: string;
  message: string | undefined;
}

/** A field left empty is told in the form's own words ("All fields are required."), any other fault in its own. */
function inputFault(issues: readonly Issue[], sent: unknown, emptyFieldsMessage: string | undefined) {
  const values = Object(sent);
  const fields: Record<string, string> = {};
  for (const { field, message } of issues)
    if (field) fields[field] ??= message ?? 'This value is not accepted.';
  const anyEmpty = !sent || Object.keys(fields).some((name) => isBlank(values[name]));
  const first = Object.values(fields)[0] ?? 'The request could not be understood.';
  const message = anyEmpty && emptyFieldsMessage ? emptyFieldsMessage : first;
  return new AppError(400, 'invalid_input', message, fields);
}

/** Never made a text of first: an object can be sent that has none, or a list too deep to have one. */
const isBlank = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && isPlainText(value) && !isSeen(value));

/** The same verdict for what does not come as a JSON body: the fields of a multipart form. */
export function validated<Shape extends z.ZodType>(shape: Shape, sent: unknown, emptyFieldsMessage?: string) {
  const parsed = shape.safeParse(sent);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => ({ field: String(path[0] ?? ''), message }));
  throw inputFault(issues, sent, emptyFieldsMessage);
}

/** A value that must be unique is so in the database; here its refusal becomes a sentence beside the field. */
export async function unique<Result>(
  taken: Record<string, string>,
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write();
  } catch (fault) {
    if (!isUniqueViolation(fault)) throw fault;
    throw new AppError(409, 'conflict', Object.values(taken)[0] ?? 'This already exists.', taken);
  }
}
