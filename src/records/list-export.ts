import { Readable } from 'node:stream';
import { z } from 'zod';
import { formatDate, now } from '~/lib/time';
import { reach } from '~/model/permissions';
import { type AnyRecord, isForStaff, type Resource } from '~/model/resource';
import type { Api, Services } from '~/platform/http/services';
import { callsAnHour } from '~/platform/limits/route-limits';
import { csvLine } from '~/records/csv';
import { listQuery, wanted } from './list';
import { recordsOf } from './records';

/** Those that were ticked in a list. */
const ids = z
  .string()
  .max(4000)
  .transform((text) => text.split(','))
  .pipe(z.array(z.uuid({ error: 'Invalid ID' })).max(100))
  .optional();

/** Excel takes a file without this mark for the local eight-bit alphabet. */
export const BYTE_ORDER_MARK = '\ufeff';

type OnDone = (rows: number) => void;

/** The list under its current filter, as a spreadsheet: streamed, whatever its length. */
export function exportList(api: Api, { db }: Services, resource: Resource) {
  const allColumns = [...resource.columns, ...(resource.details ?? [])];
  async function* lines(rows: AsyncIterable<object>, columns: typeof allColumns, onDone: OnDone) {
    let count = 0;
    try {
      yield BYTE_ORDER_MARK + csvLine(columns.map(({ title }) => title));
      for await (const row of rows) {
        const record = { _id: '', ...resource.row.parse(row) };
        yield csvLine(columns.map((column) => cellOf(column, record)));
        count++;
      }
    } finally {
      // Also when the reader hung up in the middle of it, or something failed.
      onDone(count);
    }
  }
  api.get(`/records/${resource.name}/export.csv`, {
    config: {
      access: `${resource.area}:read`,
      // A whole list leaves the house in one file; what everybody may read is free to.
      confirm: reach('user', `${resource.area}:read`) === 'all' ? 'never' : 'others',
      produces: 'text/csv',
      rateLimit: callsAnHour(30, 'list exports'),
    },
    schema: {
      tags: [resource.title],
      summary: `Export as CSV: ${resource.title}`,
      querystring: listQuery(resource).safeExtend({ ids }),
    },
    exposeHeadRoute: false,
    handler: (request, reply) => {
      const { page: _page, pageSize: _size, ids: chosen, ...asked } = request.query;
      const rows = recordsOf(db, resource).all({ ...wanted(request, resource, asked), ids: chosen });
      const columns = allColumns.filter(
        ({ field }) => request.reach === 'all' || !isForStaff(resource, field),
      );
      // Who took how much of what; never of whom, nor what was searched for.
      const { caller: user, log } = request;
      const onDone: OnDone = (count) => log.info({ user, list: resource.name, rows: count }, 'exported');
      const today = formatDate(now()).replaceAll('/', '-');
      return reply
        .type('text/csv; charset=utf-8')
        .header(
          'Content-Disposition',
          `attachment; filename="${resource.path.replaceAll('/', '-')}-${today}.csv"`,
        )
        .send(Readable.from(lines(rows, columns, onDone)));
    },
  });
}

function cellOf({ field, cell }: Resource['columns'][number], row: AnyRecord) {
  if (cell) return cell(row);
  const value = row[field];
  return Array.isArray(value) ? value.join('; ') : String(value ?? '');
}
