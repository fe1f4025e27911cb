import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '~/lib/errors';
import { searchText } from '~/lib/fields';
import type { AnyRecord, Resource } from '~/resources/resource';
import { newId } from '~/server/ids';
import { archive } from './archive';
import { signedIn } from './auth/access';
import { missing, unique } from './errors';
import { exportList } from './export';
import { authorOf } from './history';
import { type AfterChange, changesOf } from './record-changes';
import { type ListQuery, recordsOf } from './records';
import type { Api, Services } from './services';

const LARGEST_PAGE = 100;
const TAKEN = { email: 'Another record already has this email or ID.' };

interface Write {
  /** What may be sent, and under which name the record is answered. */
  body: z.ZodObject;
  answerAs: string;
}

interface CrudOptions {
  create?: Write & { url: string; message: string };
  update?: Write;
  afterChange?: AfterChange;
  /** The site shows the list to everybody. */
  publicList?: boolean;
  /** The files that a record points at; they go when it is purged. */
  filesOf?: (row: AnyRecord) => readonly string[];
}

/** List, export, create, edit, delete, restore, purge and history of a resource, for whom its area allows. */
export function crud(api: Api, services: Services, resource: Resource, options: CrudOptions = {}) {
  const { db } = services;
  const records = recordsOf(db, resource);
  const changes = changesOf(db, resource, options.afterChange);
  const { area, endpoints, messages } = resource;
  const tags = [resource.title];
  const params = z.object({ id: z.uuid({ error: messages.invalidId }) });
  const done = z.object({ message: z.string() });
  const answering = (write: Write): z.ZodObject => done.extend({ [write.answerAs]: resource.row });

  const listed: z.ZodType = z.union([z.array(resource.row), pageOf(resource.row)]);
  api.get(endpoints.list, {
    config: { access: options.publicList ? 'public' : `${area}:read` },
    schema: {
      tags,
      summary: `List: ${resource.title}`,
      description: 'Without `page` the plain array, newest first; with it one page.',
      querystring: listQuery(resource),
      response: { 200: listed },
    },
    handler: async (request, reply) => {
      const { page, pageSize, ...asked } = request.query;
      const query = { ...asked, ...ownOnly(request) };
      if (!page)
        return reply.type('application/json; charset=utf-8').send(jsonArray(resource, records.all(query)));
      const total = await records.count(query);
      const items = await records.list(query, { limit: pageSize, offset: (page - 1) * pageSize });
      return { items, total, page, pages: Math.max(1, Math.ceil(total / pageSize)) };
    },
  });
  exportList(api, services, resource, { query: listQuery(resource), ownOnly });

  api.get(`/records/${resource.name}/:id`, {
    config: { access: `${area}:read` },
    schema: { tags, summary: `One record: ${resource.title}`, params, response: { 200: resource.row } },
    handler: async (request) => {
      const found = await records.find(request.params.id, ownOnly(request));
      if (!found) throw missing();
      return found;
    },
  });

  const { create, update } = options;
  if (create) {
    api.post(create.url, {
      config: { access: `${area}:create` },
      schema: {
        tags,
        summary: `Add: ${resource.title}`,
        body: create.body,
        response: { 200: answering(create) },
      },
      handler: async (request) => {
        const values = { ...stored(request.body), _id: newId(), date: new Date().toISOString() };
        const made = await unique(TAKEN, () =>
          db.transaction().execute((trx) => changes.insert(trx, values, authorOf(request))),
        );
        return { message: create.message, [create.answerAs]: made };
      },
    });
  }

  if (endpoints.update && update) {
    api.put(endpoints.update, {
      config: { access: `${area}:edit` },
      schema: {
        tags,
        summary: `Edit: ${resource.title}`,
        params,
        body: update.body,
        response: { 200: answering(update) },
      },
      handler: async (request) => {
        const values = stored(request.body);
        if (Object.keys(values).length === 0) {
          throw new AppError(400, 'invalid_input', 'There is nothing to change.');
        }
        const changed = await unique(TAKEN, () =>
          changes.update(request.params.id, values, authorOf(request)),
        );
        if (!changed) throw missing();
        return { message: messages.updated, [update.answerAs]: changed };
      },
    });
  }

  archive(api, services, resource, { changes, filesOf: options.filesOf ?? (() => []) });
}

/** What a client's reach narrows a query to. An address that nobody has confirmed is nobody's. */
function ownOnly(request: FastifyRequest): Pick<ListQuery, 'ownEmail'> {
  if (request.reach !== 'own') return {};
  const { user } = signedIn(request);
  return { ownEmail: user.emailVerified ? user.email : '' };
}

/** Undefined is "leave as it is"; a list is stored as JSON. */
const stored = (body: object) =>
  Object.fromEntries(
    Object.entries(body)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => [field, Array.isArray(value) ? JSON.stringify(value) : value]),
  );

/** The plain list, streamed. */
export function jsonArray(resource: Resource, rows: AsyncIterable<object>) {
  async function* text() {
    let separator = '[';
    for await (const row of rows) {
      yield separator + JSON.stringify(resource.row.parse(row));
      separator = ',';
    }
    yield separator === '[' ? '[]' : ']';
  }
  return Readable.from(text());
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

export type ListQuerySchema = ReturnType<typeof listQuery>;
