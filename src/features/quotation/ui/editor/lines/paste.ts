import { readAmount } from '~/lib/typed/numbers-typed';
import { type Column, columnNames, columns, isEmptyLine, newLine, type SheetLine } from '../sheet/sheet';

/** More than one cell: what a spreadsheet has put on the clipboard. */
export const isTable = (text: string) => /\t|\n./.test(text.trimEnd());

/** As a spreadsheet writes it: tabs between cells, and quotation marks around what holds a tab or a line break itself. */
export function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text
    .replaceAll('\r\n', '\n')
    .matchAll(/(?:"((?:[^"]|"")*)"(?=\t|\n|$)|([^\t\n]*))(\t|\n|$)/g)) {
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end === '\n') rows.push([]);
    if (end === '') break;
  }
  return rows.filter((row) => row.some((cell) => cell !== ''));
}

/** What columns are called in the sheets of others. */
const titles: readonly (readonly [Column | 'note' | 'skip', RegExp])[] = [
  ['description', /^(?:description|items?|particulars?|services?|products?|name|details?)$/i],
  ['sac', /^(?:sac|hsn|hsn ?[/&]? ?sac|sac ?[/&]? ?hsn)(?: code)?$/i],
  ['quantity', /^(?:qty|quantity|nos?|units?)\.?$/i],
  ['unit', /^(?:uom|per|unit of measure)$/i],
  ['rate', /^(?:rate|price|unit price|unit rate|cost)(?: ?\(.*\))?$/i],
  ['discount', /^(?:disc(?:ount)?\.?)(?: ?\(?%\)?)?$/i],
  ['gst', /^(?:gst|tax|igst)(?: ?(?:rate|\(?%\)?))?$/i],
  ['note', /^(?:notes?|remarks?|comments?)$/i],
  // Reckoned here, and from the same numbers.
  ['skip', /^(?:amount|total|line total|s\.? ?no\.?|sr\.? ?no\.?|#)$/i],
];

type Place = Column | 'note' | 'skip' | { titled: string };

/** By the titles in the first row, where it has any; otherwise as our columns follow each other. */
function placesIn(first: readonly string[], from: Column): { places: Place[]; hasTitles: boolean } {
  const known = first.map((cell) => titles.find(([, pattern]) => pattern.test(cell))?.[0]);
  if (known.filter(Boolean).length >= 2)
    return { places: known.map((place, at) => place ?? { titled: first[at] ?? '' }), hasTitles: true };
  const rest = columnNames.slice(columnNames.indexOf(from));
  return { places: first.map((_, at) => rest[at] ?? 'note'), hasTitles: false };
}

function put(line: SheetLine, place: Place, cell: string): SheetLine {
  if (place === 'skip' || cell === '') return line;
  if (place === 'note' || typeof place === 'object') {
    // What has no column of its own is not lost.
    const words = typeof place === 'object' ? `${place.titled}: ${cell}` : cell;
    return { ...line, note: [line.note, words].filter(Boolean).join('\n') };
  }
  if (place === 'description') {
    // A cell of several lines: the first is what it is called.
    const [first = '', ...others] = cell.split('\n');
    return { ...put(line, 'note', others.join('\n').trim()), description: first };
  }
  const both = place === 'quantity' ? readAmount(cell) : undefined;
  if (both) return { ...line, quantity: both.amount, unit: line.unit || both.unit };
  return { ...line, [place]: cell };
}

/** The lines with a table filled in from a cell on; where they end it goes on in new ones. Answers how many rows came. */
export function paste(lines: readonly SheetLine[], at: { line: number; column: Column }, text: string) {
  const table = cellsOf(text);
  const { places, hasTitles } = placesIn(table[0] ?? [], at.column);
  const rows = hasTitles ? table.slice(1) : table;
  const filled = [...lines];
  rows.forEach((row, offset) => {
    const index = at.line + offset;
    const before = filled[index] ?? newLine(filled.at(-1));
    filled[index] = row.reduce((line, cell, place) => put(line, places[place] ?? 'note', cell), before);
  });
  return { lines: filled.filter((line, index) => index < at.line || !isEmptyLine(line)), count: rows.length };
}

/** In words, for whoever cannot see the row. */
export const cellName = (column: Column, line: number) => `${columns[column]}, line ${line + 1}`;
