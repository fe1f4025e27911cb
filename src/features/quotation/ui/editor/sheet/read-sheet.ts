import { readNumber, readPaise } from '~/lib/typed/numbers-typed';
import { type Line, lineForm, quotationEdit } from '../../../quotation-form';
import { type Column, columns, isEmptyLine, lineTyped, type Sheet, type SheetLine } from './sheet';

/** What is wrong with which field: `customer.email`, `lines.2.rate`. */
export type Faults = Readonly<Record<string, string>>;

/** A field of the form by the column that it is typed in. */
const columnOf: Readonly<Record<string, Column>> = {
  ratePaise: 'rate',
  discountPercent: 'discount',
  gstPercent: 'gst',
};

const readLine = (line: SheetLine) => ({
  description: line.description,
  sac: line.sac.replaceAll(' ', ''),
  quantity: readNumber(line.quantity),
  unit: line.unit,
  // Nothing is asked for it as long as no rate is typed.
  ratePaise: line.rate.trim() === '' ? 0 : readPaise(line.rate),
  // Left out it would be no discount: what cannot be read is a fault.
  discountPercent: line.discount.trim() === '' ? 0 : (readNumber(line.discount) ?? Number.NaN),
  gstPercent: readNumber(line.gst),
  optional: line.optional,
  section: line.section,
  note: line.note,
});

const written = quotationEdit.omit({ version: true }).required();

/** What was typed as the server takes it, by the server's own rules; or why it does not. */
export function readSheet({ customer, lines, validUntil, terms }: Sheet) {
  const filled = lines.flatMap((line, index) => (isEmptyLine(line) ? [] : [{ line, index }]));
  const read = written.safeParse({
    customer,
    lines: filled.map(({ line }) => readLine(line)),
    validUntil,
    terms,
  });
  if (read.success) return { form: read.data, faults: {} };
  const faults: Record<string, string> = {};
  for (const { path, message } of read.error.issues) {
    const [part, at, field] = path;
    const placed = part === 'lines' && typeof at === 'number' ? filled[at] : undefined;
    if (!placed) {
      faults[path.join('.')] ??= message;
      continue;
    }
    const column = columnOf[String(field)] ?? String(field);
    faults[`lines.${placed.index}.${column}`] ??= lineFault(placed.line, column) ?? message;
  }
  return { form: undefined, faults };
}

/** A number that cannot be read is named, so that it is found. */
function lineFault(line: SheetLine, column: string) {
  if (column !== 'rate' && column !== 'quantity' && column !== 'discount' && column !== 'gst')
    return undefined;
  const typed = line[column].trim();
  const read = column === 'rate' ? readPaise(typed) : readNumber(typed);
  if (typed === '') return `${columns[column]} is missing.`;
  return read === undefined ? `“${typed}” cannot be read as a number.` : undefined;
}

/** The lines that can be priced already, whatever is wrong with the others. */
export function linesOf({ lines }: Pick<Sheet, 'lines'>): (Line | undefined)[] {
  return lines.map((line) => {
    const { description, ...numbers } = readLine(line);
    // Its price is told before its words are.
    return lineForm.safeParse({ description: description.trim() || '–', ...numbers }).data;
  });
}

/** As it comes back from the server, where it can be read at all. */
export function asStored(sheet: Sheet): Sheet {
  const { form } = readSheet(sheet);
  return form ? { ...form, lines: form.lines.map(lineTyped) } : sheet;
}

/** The first of them in words, with where it is. */
export function firstFault(faults: Faults) {
  const [[path, words] = ['', '']] = Object.entries(faults);
  const [, index] = /^lines\.(\d+)/.exec(path) ?? [];
  return index === undefined ? words : `Line ${Number(index) + 1}: ${words}`;
}
