import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { AppError } from '~/lib/errors';
import { inFigures } from '~/lib/figures';
import { namesSomebody } from './cells';

const MOST_COLUMNS = 200;
const MOST_ROWS = 20_000;
/** Blank ones, too: five million of them fit into a file, and each takes its time. */
const MOST_LINES = 2 * MOST_ROWS;
/** What a cell of Excel can hold. */
const LONGEST_CELL = 32_767;
const LONGEST_LINE_BYTES = 200 * 1024;
/** Of blank lines there may be as many in it, and all of them are read before anybody else is heard. */
const PIECE_BYTES = 8 * 1024;
const LONGEST_HEADER = 64 * 1024;
const LONGEST_NAME = 120;

export interface SheetRow {
  /** As a spreadsheet counts: the header is 1. */
  line: number;
  cells: string[];
}

const refused = (sentence: string) => new AppError(400, 'invalid_input', sentence, { file: sentence });

const tooMany = (what: string, most: number) =>
  `The file has more than ${inFigures(most)} ${what}. Please split it.`;

/** The names of the columns, and the rows that are not blank. A piece at a time: whoever else calls is heard in between. */
export async function parseSheet(text: string) {
  const { delimiter, body } = delimiterOf(text);
  const rows: SheetRow[] = [];
  let columns: string[] | undefined;
  let line = 0;
  try {
    for await (const cells of recordsIn(body, delimiter)) {
      line++;
      if (line > MOST_LINES) throw refused(tooMany('lines', MOST_LINES));
      refuseOversize(cells, line);
      const isBlank = cells.every((cell) => cell.trim() === '');
      if (!columns) {
        // Somebody's address would stay among the names of the columns, where nobody looks for it who is asked to erase them.
        if (isBlank || namesSomebody(cells))
          throw refused('The first line must hold the names of the columns.');
        columns = namesOf(cells);
      } else if (!isBlank) {
        if (rows.length === MOST_ROWS) throw refused(tooMany('rows', MOST_ROWS));
        rows.push({ line, cells: fitted(cells, columns.length) });
      }
    }
  } catch (fault) {
    throw inWords(fault, line + 1);
  }
  if (!columns || rows.length === 0) throw refused('There are no rows below the names of the columns.');
  return { columns, rows };
}

/** As many cells as there are columns; one more where something stands beside them. */
function fitted(cells: readonly string[], wanted: number) {
  const beside = cells.slice(wanted).find((cell) => cell.trim() !== '');
  const filled = Array.from({ length: wanted }, (_, at) => cells[at] ?? '');
  return beside === undefined ? filled : [...filled, beside];
}

function refuseOversize(cells: readonly string[], line: number) {
  if (cells.length > MOST_COLUMNS)
    throw refused(`Line ${line} has ${cells.length} columns. At most ${MOST_COLUMNS} can be read.`);
  if (cells.some((cell) => cell.length > LONGEST_CELL)) throw refused(`A cell in line ${line} is too long.`);
}

function inWords(fault: unknown, line: number) {
  if (!(fault instanceof CsvError)) return fault;
  if (fault.code === 'CSV_QUOTE_NOT_CLOSED')
    return refused(`A quotation mark is opened in line ${line} and never closed.`);
  if (fault.code === 'CSV_MAX_RECORD_SIZE')
    return refused(`Line ${line} is too long. Perhaps a quotation mark in it is never closed.`);
  return refused(`Line ${line} cannot be read as CSV.`);
}

async function* recordsIn(text: string, delimiter: string): AsyncGenerator<string[]> {
  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    // 5" of pipe, written without any quotes around it.
    relax_quotes: true,
    max_record_size: LONGEST_LINE_BYTES,
  });
  for await (const record of Readable.from(piecesOf(text)).pipe(parser)) yield record;
}

async function* piecesOf(text: string) {
  const bytes = Buffer.from(text);
  for (let from = 0; from < bytes.length; from += PIECE_BYTES) {
    yield bytes.subarray(from, from + PIECE_BYTES);
    await turn();
  }
}

/** Excel says it in a first line of its own at times; otherwise what stands most often between the names of the columns. */
function delimiterOf(text: string) {
  const said = /^sep=([,;\t])\r?\n/.exec(text);
  if (said?.[1]) return { delimiter: said[1], body: text.slice(said[0].length) };
  const header = text.slice(0, LONGEST_HEADER).replace(/"(?:[^"]|"")*"/g, '');
  const [first = ''] = header.trimStart().split(/[\r\n]/, 1);
  const times = (delimiter: string) => first.split(delimiter).length;
  const [delimiter = ','] = [',', ';', '\t'].toSorted((one, other) => times(other) - times(one));
  return { delimiter, body: text };
}

/** These cannot be the name of anything that is sent as JSON. */
const UNSPEAKABLE = new Set(['__proto__', 'constructor', 'prototype']);

/** Each its own: what has none, or that of another, is told by its place. */
function namesOf(cells: readonly string[]) {
  const names: string[] = [];
  for (const [at, cell] of cells.entries()) {
    const said = cell.replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME);
    const isUsable = said !== '' && said.isWellFormed() && !UNSPEAKABLE.has(said);
    let name = isUsable ? said : `Column ${at + 1}`;
    // Another may be called so already.
    while (names.includes(name)) name = `${name} (${at + 1})`;
    names.push(name);
  }
  return names;
}
