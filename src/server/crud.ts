import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '~/lib/errors';
import { searchText } from '~/lib/fields';
import type { Resource } from '~/resources/resource';
import { signedIn } from './auth/access';
import { missing } from './errors';
import { type ListQuery, recordsOf } from './records';
import type { Api, Services } from './services';

const LARGEST_PAGE = 100;

interface CrudOptions {
  /** What an edit may send, and under which name the changed record is answered. */
  update?: { body: z.ZodObject; answerAs: string };
}

/** List, edit, delete and restore of a resource, at the endpoints that it names, for whom its area allows. */
export function crud(api: Api, { db }: Services, resource: Resource, options: CrudOptions = {}) {
  const records = recordsOf(db, resource);
  const { area, endpoints, messages } = resource;
  const tags = [resource.title];
  const params = z.object({ id: z.uuid({ error: messages.invalidId }) });
  const done = z.object({ message: z.string() });

  api.get(endpoints.list, {
    config: { access: `${area}:read` },
    schema: {
      tags,
      summary: `List: ${resource.title}`,
      querystring: listQuery(resource),
      response: { 200: z.union([z.array(resource.row), pageOf(resource.row)]) },
    },
    handler: async (request) => {
      const { page, pageSize, field, q, sort, spam } = request.query;
      const query: ListQuery = { field, q, sort, spam, ...ownOnly(request) };
      if (!page) return records.list(query);
      const total = await records.count(query);
      const items = await records.list(query, { limit: pageSize, offset: (page - 1) * pageSize });
      return { items, total, page, pages: Math.max(1, Math.ceil(total / pageSize)) };
    },
  });

  api.get(`/records/${resource.name}/:id`, {
    config: { access: `${area}:read` },
    schema: { tags, summary: `One record: ${resource.title}`, params, response: { 200: resource.row } },
    handler: async (request) => {
      const found = await records.find(request.params.id, ownOnly(request));
      if (!found) throw missing();
      return found;
    },
  });

  const { update } = options;
  if (endpoints.update && update) {
    const answer: z.ZodObject = done.extend({ [update.answerAs]: resource.row });
    api.put(endpoints.update, {
      config: { access: `${area}:edit` },
      schema: {
        tags,
        summary: `Edit: ${resource.title}`,
        params,
        body: update.body,
        response: { 200: answer },
      },
      handler: async (request) => {
        const changed = await records.update(request.params.id, definedOnly(request.body));
        if (!changed) throw missing();
        return { message: messages.updated, [update.answerAs]: changed };
      },
    });
  }

  api.delete(endpoints.remove, {
    config: { access: `${area}:delete` },
    schema: { tags, summary: `Move to the trash: ${resource.title}`, params, response: { 200: done } },
    handler: async (request) => {
      if (!(await records.setDeleted(request.params.id, true))) throw missing();
      return { message: messages.deleted };
    },
  });

  api.post(`/records/${resource.name}/:id/restore`, {
    config: { access: `${area}:delete` },
    schema: {
      tags,
      summary: `Restore from the trash: ${resource.title}`,
      params,
      response: { 200: done },
    },
    handler: async (request) => {
      if (!(await records.setDeleted(request.params.id, false))) throw missing();
      return { message: 'Restored' };
    },
  });
}

/** What a client's reach narrows a query to. An address that nobody has confirmed is nobody's. */
function ownOnly(request: FastifyRequest): Pick<ListQuery, 'ownEmail'> {
  if (request.reach !== 'own') return {};
  const { user } = signedIn(request);
  return { ownEmail: user.emailVerified ? user.email : '' };
}

const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ items: z.array(row), total: z.int(), page: z.int(), pages: z.int() });

/** `mobile` and `phone` are one field under two names. */
const SYNONYMS: Record<string, string> = { mobile: 'phone', phone: 'mobile' };

function listQuery(resource: Resource) {
  const searchable = new Set(resource.search.map(({ field }) => field));
  const sortable = new Set(resource.columns.map(({ field }) => field));
  const known = (name: string) => (searchable.has(name) ? name : (SYNONYMS[name] ?? name));
  return z.object({
    page: z.coerce.number().int().min(1).max(1_000_000_000).optional(),
    pageSize: z.coerce.number().int().min(1).max(LARGEST_PAGE).default(10),
    field: z
      .string()
      .overwrite(known)
      .refine((name) => searchable.has(name), 'This list cannot be searched by that field.')
      .optional(),
    q: searchText().optional(),
    sort: z
      .string()
      .refine((name) => sortable.has(name.replace(/^-/, '')), 'This list cannot be sorted by that field.')
      .optional(),
    spam: z.stringbool().optional(),
  });
}

function definedOnly(body: object) {
  const entries = Object.entries(body).filter(([, value]) => value !== undefined);
  if (entries.length === 0) throw new AppError(400, 'invalid_input', 'There is nothing to change.');
  return Object.fromEntries(entries);
}
