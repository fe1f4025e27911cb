import { isExport } from '~/model/money/gst';
import { inRupees } from '~/model/money/rupees';
import type { SetLine } from '~/platform/typesetting/set-text';
import type { Paper } from './content';
import { ACCENT, BOTTOM, DARK, INK, INNER, LINE, MUTED, PAGE, type Sheet, type Style, WHITE } from './sheet';

type Line = Paper['lines'][number];

interface Column {
  title: string;
  align: 'left' | 'right';
  cell: (line: Line, at: number) => string;
  /** No wider, however long a cell is: it is broken. */
  most?: number;
}
interface Placed extends Column {
  x: number;
  width: number;
}

const TEXT = { size: 8.5 };
const HEAD = { as: 'TH', size: 8, weight: 'bold', color: WHITE } as const;
const PAD = 5;
/** Between two columns, and at either end. */
const GUTTER = 9;
/** Who has more lines than this may begin on one page and end on another. */
const WHOLE = 12;

const plain = (paise: number) => inRupees(paise).replace('₹', '');
const figure = (value: number) => value.toLocaleString('en-IN', { maximumFractionDigits: 3 });

const NUMBER: Column = { title: '#', align: 'left', cell: (_line, at) => String(at + 1) };
const DESCRIPTION: Column = { title: 'Description', align: 'left', cell: ({ description }) => description };
const CODE: Column = { title: 'SAC/HSN', align: 'left', cell: ({ sac }) => sac };
const QUANTITY: Column = { title: 'Qty', align: 'right', cell: ({ quantity }) => figure(quantity) };
const UNIT: Column = { title: 'Unit', align: 'left', most: 46, cell: ({ unit }) => unit };
const RATE: Column = { title: 'Rate ₹', align: 'right', cell: ({ ratePaise }) => plain(ratePaise) };
const DISCOUNT: Column = {
  ...{ title: 'Disc.', align: 'right' },
  cell: ({ discountPercent }) => (discountPercent ? `${discountPercent}%` : ''),
};
const TAX: Column = { title: 'GST', align: 'right', cell: ({ gstPercent }) => `${gstPercent}%` };
const amountOf = (title: string): Column => ({
  ...{ title, align: 'right' },
  cell: ({ taxablePaise }) => plain(taxablePaise),
});

/** The lines, with their heads on every page. Answers where they end. */
export function tableOf(sheet: Sheet, paper: Paper, from: number) {
  const columns = columnsOf(sheet, paper);
  // Not the heads alone.
  const start = sheet.roomFor(from, 200);
  return sheet.within('Table', () => rowsOf(sheet, paper, columns, start));
}

function rowsOf(sheet: Sheet, paper: Paper, columns: readonly Placed[], from: number) {
  const height = sheet.lineHeight(TEXT);
  let y = sheet.within('TR', () => headOf(sheet, columns, from));
  const again = () => sheet.unread(() => headOf(sheet, columns, sheet.nextPage()));
  for (const [at, line] of paper.lines.entries()) {
    const cells = columns.map((column) => inLines(sheet, column, line, at));
    const count = Math.max(...cells.map(({ length }) => length));
    const section = sheet.linesOf(line.section, INNER - 2 * GUTTER, SECTION);
    const above = section.length > 0 ? section.length * sheet.lineHeight(SECTION) + 10 : 0;
    const together = count > WHOLE ? 3 : count;
    if (y + above + together * height + 2 * PAD > BOTTOM) y = again();
    if (above) {
      const at = y + 8;
      y = sheet.within('TR', () => sheet.writeLines(section, PAGE.margin + GUTTER, at, INNER, SECTION)) + 2;
    }
    // What is longer than a page goes on on the next.
    for (let done = 0; done < count; ) {
      if (done > 0) y = again();
      const room = Math.max(1, Math.floor((BOTTOM - y - 2 * PAD) / height));
      const [top, first] = [y + PAD, done];
      sheet.within('TR', () => {
        for (const [index, column] of columns.entries()) {
          const lines = cells[index]?.slice(first, first + room) ?? [];
          sheet.within('TD', () => writeCell(sheet, column, lines, top));
        }
      });
      y += Math.min(room, count - done) * height + 2 * PAD;
      done += room;
    }
    sheet.rule(y, { color: LINE });
  }
  return y;
}

const SECTION = { as: 'TH', size: 10, weight: 'display', color: ACCENT } as const;

interface ColouredLine {
  line: SetLine;
  color: string;
}

/** A cell in lines. What can be left out is paler, and says so; what is said below a line is paler, too. */
function inLines(sheet: Sheet, column: Placed, line: Line, at: number): ColouredLine[] {
  const inColour = (text: string, color: string) =>
    sheet.linesOf(text, column.width, TEXT).map((set) => ({ line: set, color }));
  const color = line.optional ? MUTED : INK;
  const first = inColour(column.cell(line, at), color);
  if (column.title !== DESCRIPTION.title) return first;
  const option = line.optional ? inColour('Optional: not in the total', ACCENT) : [];
  return [...first, ...option, ...inColour(line.note, MUTED)];
}

function writeCell(sheet: Sheet, { x, width, align }: Placed, lines: readonly ColouredLine[], from: number) {
  let y = from;
  for (const { line, color } of lines) y = sheet.writeLines([line], x, y, width, { ...TEXT, color, align });
}

/** Each as wide as what stands in it, the description as wide as that leaves; those that say nothing are left out. */
function columnsOf(sheet: Sheet, { lines, placeOfSupply }: Paper): Placed[] {
  const isTaxed = !isExport(placeOfSupply);
  const wanted = [
    ...[NUMBER, DESCRIPTION, CODE, QUANTITY, UNIT, RATE, DISCOUNT],
    ...(isTaxed ? [TAX, amountOf('Taxable ₹')] : [amountOf('Amount ₹')]),
  ].filter(({ cell }) => lines.some((line, at) => cell(line, at)));
  const widest = ({ title, cell, most = Number.POSITIVE_INFINITY }: Column) => {
    const widths = lines.map((line, at) => Math.min(most, sheet.widthOf(cell(line, at), TEXT)));
    return Math.ceil(Math.max(sheet.widthOf(title, HEAD), ...widths));
  };
  const widths = new Map(
    wanted.filter((column) => column !== DESCRIPTION).map((column) => [column, widest(column)]),
  );
  const taken = [...widths.values()].reduce((sum, width) => sum + width, 0);
  const left = INNER - taken - (wanted.length + 1) * GUTTER;
  let x = PAGE.margin + GUTTER;
  return wanted.map((column) => {
    const width = widths.get(column) ?? left;
    const placed = { ...column, x, width };
    x += width + GUTTER;
    return placed;
  });
}

function headOf(sheet: Sheet, columns: readonly Placed[], y: number) {
  sheet.doc.roundedRect(PAGE.margin, y, INNER, 20, 3).fill(DARK);
  for (const { title, x, width, align } of columns) {
    const style: Style = { ...HEAD, align };
    sheet.write(title, x, y + 4, width, style);
  }
  return y + 20;
}
