import { inRupees } from '~/model/money/rupees';
import type { Paper } from './content';
import { BOTTOM, INNER, LINE, MUTED, PAGE, type Sheet } from './sheet';

type Line = Paper['lines'][number];

interface Column {
  title: string;
  width: number;
  align: 'left' | 'right';
  cell(line: Line, at: number): string;
}

const plain = (paise: number) => inRupees(paise).replace('₹', '');
const percent = (value: number) => (value ? `${value}%` : '');

const FIXED: readonly Column[] = [
  { title: 'SAC/HSN', width: 44, align: 'left', cell: ({ sac }) => sac },
  { title: 'Qty', width: 50, align: 'right', cell: ({ quantity, unit }) => `${quantity} ${unit}`.trim() },
  { title: 'Rate ₹', width: 68, align: 'right', cell: ({ ratePaise }) => plain(ratePaise) },
  { title: 'Disc.', width: 36, align: 'right', cell: ({ discountPercent }) => percent(discountPercent) },
  { title: 'GST', width: 36, align: 'right', cell: ({ gstPercent }) => `${gstPercent}%` },
  { title: 'Taxable ₹', width: 76, align: 'right', cell: ({ taxablePaise }) => plain(taxablePaise) },
];
const NUMBER: Column = { title: '#', width: 22, align: 'left', cell: (_line, at) => String(at + 1) };
const PAD = 5;

const taken = [NUMBER, ...FIXED].reduce((sum, { width }) => sum + width, 0);
const described = ({ description, note, optional }: Line) =>
  [optional ? `${description} (optional, not in the total)` : description, note].filter(Boolean).join('\n');
const COLUMNS: readonly Column[] = [
  NUMBER,
  { title: 'Description', width: INNER - taken, align: 'left', cell: described },
  ...FIXED,
];

/** The lines, with their heads on every page. Answers where they end. */
export function tableOf(sheet: Sheet, { lines }: Paper, from: number) {
  let y = headOf(sheet, from);
  for (const [at, line] of lines.entries()) {
    const cells = COLUMNS.map(({ cell }) => cell(line, at));
    const height = Math.max(
      ...COLUMNS.map(({ width }, index) => sheet.heightOf(cells[index] ?? '', width - PAD, { size: 8.5 })),
    );
    const section = line.section ? sheet.heightOf(line.section, INNER, { weight: 'bold' }) + 8 : 0;
    if (y + section + height + 2 * PAD > BOTTOM) {
      sheet.doc.addPage();
      y = headOf(sheet, PAGE.margin);
    }
    if (line.section) y = sheet.write(line.section, PAGE.margin, y + 6, INNER, { weight: 'bold' }) + 2;
    row(sheet, y + PAD, cells, { size: 8.5 });
    y += height + 2 * PAD;
    sheet.rule(y, LINE);
  }
  return y;
}

function headOf(sheet: Sheet, y: number) {
  const { doc } = sheet;
  doc.rect(PAGE.margin, y, INNER, 18).fill('#eef3f0');
  row(
    sheet,
    y + 4,
    COLUMNS.map(({ title }) => title),
    { size: 8, color: MUTED },
  );
  return y + 18;
}

function row(sheet: Sheet, y: number, cells: readonly string[], style: { size: number; color?: string }) {
  let x = PAGE.margin;
  for (const [index, { width, align }] of COLUMNS.entries()) {
    const inset = align === 'left' ? 4 : 0;
    sheet.write(cells[index] ?? '', x + inset, y, width - PAD, { ...style, align });
    x += width;
  }
}
