import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { searchText } from '~/model/fields';
import type { Permission } from '~/model/permissions';
import { type Resource, sortableFields } from '~/model/resource';
import { sessionThatMay, signedIn } from '~/platform/auth/access/access';
import { routesOf } from '~/platform/http/routes-of';
import type { Api, Services } from '~/platform/http/services';
import { type Condition, conditionsIn, filterParameters } from './filters/filter-query';
import type { ListQuery } from './record-query';
import { recordsOf } from './records';

const LARGEST_PAGE = 100;

interface ListOptions {
  url: string;
  access: 'public' | Permission;
  summary: string;
  /** A part of the list that has an address of its own. */
  only?: Pick<ListQuery, 'field' | 'q'>;
  /** Of a public list: what those see of it who may not read all. */
  visitorsSee?: (() => readonly Condition[]) | undefined;
}

/** Without `page` the plain array, streamed; with it one page. */
export function listRoute(api: Api, services: Services, resource: Resource, options: ListOptions) {
  const { db } = services;
  const records = recordsOf(db, resource);
  const answer: z.ZodType = z.union([z.array(resource.row), pageOf(resource.row)]);
  routesOf(api, resource.title)(
    {
      method: 'GET',
      path: options.url,
      summary: options.summary,
      description: 'Without `page` the plain array, newest first; with it one page.',
      querystring: listQuery(resource),
      answer,
    },
    { access: options.access, publicRead: options.access === 'public' },
    async (request, reply) => {
      const { page, pageSize, ...asked } = request.query;
      const query = await seenBy(request, { ...wanted(request, resource, asked), ...options.only });
      if (!page) {
        return reply.type('application/json; charset=utf-8').send(jsonArray(resource, records.all(query)));
      }
      return readPage(records, query, page, pageSize);
    },
  );

  async function seenBy(request: FastifyRequest, query: ListQuery): Promise<ListQuery> {
    const { visitorsSee } = options;
    if (!visitorsSee || (await sessionThatMay(request, services, `${resource.area}:read`))) return query;
    return { ...query, filters: [...(query.filters ?? []), ...visitorsSee()], forVisitors: true };
  }
}

/** Any number of a page may be asked for. One past the end is a page with nothing on it, and tells where the end is. */
export function pageNumber() {
  const error = 'There is no such page.';
  return z.coerce.number({ error }).int({ error }).min(1, { error });
}

export async function readPage(
  records: ReturnType<typeof recordsOf>,
  asked: ListQuery,
  page: number,
  pageSize: number,
) {
  const query = await records.planned(asked);
  const window = { limit: pageSize, offset: (page - 1) * pageSize };
  const counted = await records.countForPage(query, window);
  const { more } = counted;
  const items = await records.list(query, window, counted);
  // What stopped counting early may have counted fewer than are shown.
  const total = more
    ? Math.max(counted.total, (page - 1) * pageSize * Number(items.length > 0) + items.length)
    : counted.total;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  return { items, total, page, pages, ...(more ? { more } : {}) };
}

type Asked = Omit<z.output<ReturnType<typeof listQuery>>, 'page' | 'pageSize'>;

/** A definition never changes, and its list, its export and its filters all take the same. */
const knownQueries = new WeakMap<Resource, ReturnType<typeof makeListQuery>>();

export function listQuery(resource: Resource) {
  const query = knownQueries.get(resource) ?? makeListQuery(resource);
  knownQueries.set(resource, query);
  return query;
}

/** What is asked for by these parameters, for who asks. */
export const wanted = (request: FastifyRequest, resource: Resource, asked: Asked): ListQuery => {
  const { field, q, sort, spam } = asked;
  return { field, q, sort, spam, filters: conditionsIn(resource, asked, request), ...ownOnly(request) };
};

/** What a client's reach narrows a query to. An address that nobody has confirmed is nobody's. */
export function ownOnly(request: FastifyRequest): Pick<ListQuery, 'ownEmail' | 'spam'> {
  if (request.reach !== 'own') return {};
  const { user } = signedIn(request);
  // What counts as spam is for the staff to know: a sender who could ask would try until it passes.
  return { ownEmail: user.emailVerified ? user.email : '', spam: false };
}

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

export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    items: z.array(row),
    total: z.int(),
    page: z.int(),
    pages: z.int(),
    more: z.literal(true).optional().describe('More match than `total`, which stops counting there.'),
  });

/** The contract calls the number of a person by either name, whichever the record has. */
const NUMBER_NAMES = ['phone', 'mobile'];

function makeListQuery(resource: Resource) {
  const searchable = new Set(resource.search.map(({ field }) => field));
  const number = resource.person?.phone ?? '';
  const names = searchable.has(number) ? [...searchable, ...NUMBER_NAMES] : [...searchable];
  const known = (name: string) => (searchable.has(name) ? name : number);
  const field = z
    .enum([...new Set(names)], { error: 'This list cannot be searched by that field.' })
    .overwrite(known)
    .optional();
  const [only = ''] = names;
  // A filter that is not known is refused, not left out: its answer would look like the filtered one.
  const query = z.strictObject({
    page: pageNumber().optional(),
    pageSize: z.coerce.number().int().min(1).max(LARGEST_PAGE).default(10),
    // Of one there is nothing to choose.
    field: names.length === 1 ? field.default(only).optional() : field,
    q: searchText().optional(),
    sort: z
      .enum(
        sortableFields(resource).flatMap((name) => [name, `-${name}`]),
        { error: 'This list cannot be sorted by that field.' },
      )
      .optional(),
    spam: z.stringbool().optional(),
    ...filterParameters(resource),
  });
  // Nor is a text left out that is to be looked for nobody knows where.
  const error = 'Choose the field that is to be searched.';
  return query.refine(({ field, q }) => !q || field !== undefined, { path: ['field'], error });
}
