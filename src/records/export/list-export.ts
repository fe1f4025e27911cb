import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { reach } from '~/model/permissions';
import { type AnyRecord, isForStaff, type Resource } from '~/model/resource';
import { fileRoutesOf } from '~/platform/http/routes-of';
import type { Api, Services } from '~/platform/http/services';
import { callsAnHour } from '~/platform/limits/route-limits';
import { MOST_AT_ONCE } from '../bulk-call';
import { listQuery, wanted } from '../list';
import type { ListQuery } from '../record-query';
import { recordsOf } from '../records';
import { dated, sendCsv } from './csv';

/** Those that were ticked in a list. */
const ids = z
  .string()
  .max(4000)
  .transform((text) => text.split(','))
  .pipe(z.array(z.uuid({ error: 'Invalid ID' })).max(100))
  .optional();

/** Ten thousand of them, asked for some at a time. */
const LARGEST_BODY_BYTES = 512 * 1024;
const NAMED_AT_ONCE = 500;
const chosenRecords = z
  .object({
    ids: z
      .array(z.uuid({ error: 'Invalid ID' }))
      .min(1, 'Choose a record.')
      .max(MOST_AT_ONCE, `Choose ${MOST_AT_ONCE} records at most.`),
  })
  .meta({ examples: [{ ids: ['0198f3d2-6b1c-7c41-9a55-3f2f8b1a7d10'] }] });

type OnDone = (rows: number) => void;

/** The list under its current filter, as a spreadsheet: streamed, whatever its length. */
export function exportList(api: Api, { db }: Services, resource: Resource) {
  const allColumns = [...resource.columns, ...(resource.details ?? [])];
  async function* cells(rows: AsyncIterable<object>, columns: typeof allColumns, onDone: OnDone) {
    let count = 0;
    try {
      yield columns.map(({ title }) => title);
      for await (const row of rows) {
        const record = { _id: '', ...resource.row.parse(row) };
        yield columns.map((column) => cellOf(column, record));
        count++;
      }
    } finally {
      // Also when the reader hung up in the middle of it, or something failed.
      onDone(count);
    }
  }
  const config = {
    access: `${resource.area}:read`,
    // A whole list leaves the house in one file; what everybody may read is free to.
    confirm: reach('user', `${resource.area}:read`) === 'all' ? 'never' : 'others',
    produces: 'text/csv',
    rateLimit: callsAnHour(30, 'list exports'),
  } as const;
  const records = recordsOf(db, resource);
  const send = (request: FastifyRequest, reply: FastifyReply, rows: AsyncIterable<object>) => {
    const columns = allColumns.filter(({ field }) => request.reach === 'all' || !isForStaff(resource, field));
    // Who took how much of what; never of whom, nor what was searched for.
    const { caller: user, log } = request;
    const onDone: OnDone = (count) => log.info({ user, list: resource.name, rows: count }, 'exported');
    return sendCsv(reply, dated(resource.path.replaceAll('/', '-')), cells(rows, columns, onDone));
  };
  const route = fileRoutesOf(api, resource.title, { bodyLimit: LARGEST_BODY_BYTES });
  const path = `/records/${resource.name}/export.csv`;

  const summary = `Export as CSV: ${resource.title}`;
  const querystring = listQuery(resource).safeExtend({ ids });
  route({ method: 'GET', path, summary, querystring }, config, (request, reply) => {
    const { page: _page, pageSize: _size, ids: chosen, ...asked } = request.query;
    return send(request, reply, records.all({ ...wanted(request, resource, asked), ids: chosen }));
  });

  async function* named(chosen: readonly string[], query: ListQuery) {
    const newestFirst = [...new Set(chosen)].sort().reverse();
    for (let from = 0; from < newestFirst.length; from += NAMED_AT_ONCE)
      yield* records.all({ ...query, ids: newestFirst.slice(from, from + NAMED_AT_ONCE) });
  }

  const ofChosen = {
    method: 'POST',
    path,
    summary: `Export chosen records as CSV: ${resource.title}`,
    description: 'More of them than an address can name.',
    body: chosenRecords,
  } as const;
  route(ofChosen, config, (request, reply) =>
    send(request, reply, named(request.body.ids, wanted(request, resource, {}))),
  );
}

function cellOf({ field, cell, sheet = cell }: Resource['columns'][number], row: AnyRecord) {
  if (sheet) return sheet(row);
  const value = row[field];
  return Array.isArray(value) ? value.join('; ') : String(value ?? '');
}
