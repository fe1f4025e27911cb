import type { FastifyRequest } from 'fastify';
import { AppError } from '~/lib/errors';
import type { Resource } from '~/model/resource';
import { listQuery, wanted } from '../list';
import type { ListQuery } from '../record-query';

/** What the query string of a list's address asks for, for who asks; refused where the list would refuse it. */
export function wantedBy(text: string, resource: Resource, request: FastifyRequest): ListQuery {
  const parameters = [...new URLSearchParams(text)];
  const asked = Object.fromEntries(parameters);
  if (Object.keys(asked).length < parameters.length) throw unknownQuery('Each parameter once, please.');
  const parsed = listQuery(resource).safeParse(asked);
  if (!parsed.success) throw unknownQuery(parsed.error.issues[0]?.message);
  return wanted(request, resource, parsed.data);
}

function unknownQuery(why = 'The list does not know this query.') {
  return new AppError(400, 'invalid_input', why, { query: why });
}
