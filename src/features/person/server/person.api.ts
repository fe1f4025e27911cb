import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { now } from '~/lib/time';
import { signedIn } from '~/platform/auth/access/access';
import { authorOf } from '~/platform/auth/author';
import { missing } from '~/platform/http/errors';
import { routesOf } from '~/platform/http/routes-of';
import type { ApiModule } from '~/platform/http/services';
import { crud } from '~/records/crud';
import { pairOf } from '~/records/people/pair-of';
import {
  changePersonCall,
  dismissCall,
  mergeCall,
  person,
  personCall,
  splitCall,
  undoMergeCall,
} from '../person';
import { changePerson } from './change-person';
import { mergePeople } from './merge';
import { splitPerson } from './split';
import { timelineApi } from './timeline.api';
import { undoMerge } from './undo-merge';
import { wholePerson } from './whole-person';

/** Everybody who ever wrote, called, applied or registered, each once. */
export const personApi: ApiModule = (api, services) => {
  const { db } = services;
  const route = routesOf(api, person.title);
  timelineApi(api, services);
  const mayRead = { access: `${person.area}:read` } as const;
  const mayEdit = { access: `${person.area}:edit` } as const;

  // A scope of its own: what is looked for without saying where tells by itself what it is.
  api.register(async (scope: FastifyInstance) => {
    scope.addHook('preValidation', chooseField);
    crud(scope.withTypeProvider<ZodTypeProvider>(), services, person);
  });

  route(personCall, mayRead, async (request, reply) => {
    const { id } = request.params;
    const found = await wholePerson(services, id, signedIn(request).user.role);
    if (found) return found;
    const redirect = await db
      .selectFrom('personRedirects')
      .select('toId')
      .where('fromId', '=', id)
      .executeTakeFirst();
    if (!redirect) throw missing('There is no such person.');
    return reply.redirect(`/api/people/${redirect.toId}`, 301);
  });

  route(changePersonCall, mayEdit, async (request) => {
    const changed = await changePerson(services, request.params.id, request.body, authorOf(request));
    return { message: person.messages.updated, person: person.row.parse(changed) };
  });

  route(mergeCall, mayEdit, async (request) => {
    const { from, fields } = request.body;
    const undo = await mergePeople(services, request.params.id, from, fields, authorOf(request));
    return { message: 'They are one now', undo };
  });

  // What was merged by anybody on the staff: whoever takes it back must know more than their own part of it.
  route(undoMergeCall, { access: `${person.area}:delete`, confirm: 'never' }, async (request) => {
    await undoMerge(services, request.params.undo, authorOf(request));
    return { message: 'They are two again' };
  });

  route(splitCall, mayEdit, async (request) => {
    const { id } = request.params;
    const made = await splitPerson(services, id, request.body.records, authorOf(request));
    return { message: 'They are two now', person: person.row.parse(made) };
  });

  route(dismissCall, mayEdit, async (request) => {
    const { personId, otherId } = pairOf(request.params.id, request.params.other);
    const dismissed = await db
      .updateTable('personSuggestions')
      .set({ dismissedAt: now() })
      .where('personId', '=', personId)
      .where('otherId', '=', otherId)
      .returning('personId')
      .executeTakeFirst();
    if (!dismissed) throw missing('Nobody suggested that they are the same.');
    return { message: 'They are not suggested any more' };
  });
};

const FIELDS: Record<string, string> = { email: 'addresses' };

async function chooseField(request: FastifyRequest) {
  const query: unknown = request.query;
  if (!isQuery(query)) return;
  const { q, field } = query;
  if (typeof field === 'string') query.field = FIELDS[field] ?? field;
  else if (field === undefined && typeof q === 'string' && q !== '') query.field = fieldOf(q);
}

const isQuery = (query: unknown): query is Record<string, unknown> =>
  typeof query === 'object' && query !== null;

function fieldOf(typed: string) {
  if (typed.includes('@')) return 'addresses';
  return /^\+?[\d\s().-]+$/.test(typed) ? 'numbers' : 'name';
}
