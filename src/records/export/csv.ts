import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { formatDate, now } from '~/lib/time';

/** Excel takes a file without this mark for the local eight-bit alphabet. */
const BYTE_ORDER_MARK = '\ufeff';
const NEEDS_QUOTES = /[",\r\n]/;
/** A spreadsheet would run what starts like this; some take the wide letters of Asia for the same. */
const STARTS_FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
/**
 * Half of the world's spreadsheets part cells at semicolons, and then take no notice of the quotes around one of ours: what
 * stands behind a semicolon or a line break in the middle of a cell would begin a cell of its own there.
 */
const WOULD_START_ANOTHER = /(?=[=+\-@＝＋－＠])(?<=[;\t\r\n]\s*)/g;

/** One cell: harmless in a spreadsheet, whole for any reader of CSV. */
function csvCell(value: string): string {
  const inner = value.replace(WOULD_START_ANOTHER, "'");
  const harmless = STARTS_FORMULA.test(inner) ? `'${inner}` : inner;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

export const csvLine = (cells: readonly string[]) => `${cells.map(csvCell).join(',')}\r\n`;

type Rows = AsyncIterable<readonly string[]> | Iterable<readonly string[]>;

/** A file to be saved under that name, streamed row by row. */
export const sendCsv = (reply: FastifyReply, name: string, rows: Rows) =>
  reply
    .type('text/csv; charset=utf-8')
    .header('Content-Disposition', `attachment; filename="${name}.csv"`)
    .send(Readable.from(linesOf(rows)));

async function* linesOf(rows: Rows) {
  let mark = BYTE_ORDER_MARK;
  for await (const cells of rows) {
    yield mark + csvLine(cells);
    mark = '';
  }
}

/** `followups-17-11-2026`. */
export const dated = (name: string) => `${name}-${formatDate(now()).replaceAll('/', '-')}`;
