import { inRupees } from '~/model/money/rupees';
import type { taxesByRate } from '../price';
import { BOTTOM, MUTED, PAGE, type Sheet, type Style } from './sheet';

type Rate = ReturnType<typeof taxesByRate>[number];
type Column = readonly [title: string, cell: (rate: Rate) => string];

const TEXT = { size: 8 };
const ROW = 14;
const GAP = 16;

const plain = (paise: number) => inRupees(paise).replace('₹', '');

const RATE: Column = ['GST', ({ rate }) => `${rate}%`];
const TAXABLE: Column = ['Taxable ₹', ({ taxablePaise }) => plain(taxablePaise)];
const BETWEEN: Column = ['IGST ₹', ({ igstPaise }) => plain(igstPaise)];
const WITHIN: readonly Column[] = [
  ['CGST ₹', ({ cgstPaise }) => plain(cgstPaise)],
  ['SGST ₹', ({ sgstPaise }) => plain(sgstPaise)],
];

/** What is taxed at which rate, over as many pages as that needs. Answers where it ends. */
export function taxTable(sheet: Sheet, rates: readonly Rate[], from: number) {
  const isBetween = rates.some(({ igstPaise }) => igstPaise > 0);
  const columns = [RATE, TAXABLE, ...(isBetween ? [BETWEEN] : WITHIN)];
  const widths = columns.map(([title, cell]) =>
    Math.max(...[title, ...rates.map(cell)].map((text) => sheet.widthOf(text, TEXT))),
  );
  const wide = widths.reduce((sum, width) => sum + width + GAP, -GAP);
  const write = (cells: readonly string[], y: number, style: Style = {}) => {
    let x = PAGE.margin;
    sheet.within('TR', () => {
      for (const [index, width] of widths.entries()) {
        const align = index > 0 ? 'right' : 'left';
        sheet.write(cells[index] ?? '', x, y, width, { as: 'TD', ...TEXT, ...style, align });
        x += width + GAP;
      }
    });
    sheet.rule(y + ROW - 0.5, { width: wide });
    return y + ROW + 2;
  };
  const heads = (y: number) =>
    write(
      columns.map(([title]) => title),
      y,
      { as: 'TH', color: MUTED },
    );
  let y = heads(from + 4);
  for (const rate of rates) {
    if (y + ROW > BOTTOM) y = heads(sheet.nextPage());
    y = write(
      columns.map(([, cell]) => cell(rate)),
      y,
    );
  }
  return y;
}
