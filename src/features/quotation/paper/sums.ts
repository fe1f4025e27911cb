import { inRupees } from '~/model/money/rupees';
import { taxesByRate } from '../price';
import type { Paper } from './content';
import { ACCENT, BOTTOM, INNER, MUTED, PAGE, type Sheet } from './sheet';

const RIGHT = 220;

/** What is taxed at which rate, what it comes to, and that in words. Answers where it ends. */
export function sumsOf(sheet: Sheet, paper: Paper, from: number) {
  const { totals, seller } = paper;
  const rates = taxesByRate(paper.lines);
  const height = 24 + Math.max(rates.length, 6) * 14 + 40;
  let y = from + 14;
  if (y + height > BOTTOM) {
    sheet.doc.addPage();
    y = PAGE.margin;
  }
  const left = taxTable(sheet, rates, y);
  const right = amounts(sheet, paper, y);
  y = Math.max(left, right) + 10;
  y = sheet.write(totals.inWords, PAGE.margin, y, INNER, { weight: 'bold', size: 9 });
  if (taxless(paper) && seller.lut)
    y = sheet.write(seller.lut, PAGE.margin, y + 3, INNER, { size: 8.5, color: MUTED });
  return y;
}

const taxless = ({ placeOfSupply, customer }: Paper) => placeOfSupply === '96' || customer.sez;

function taxTable(sheet: Sheet, rates: ReturnType<typeof taxesByRate>, from: number) {
  const widths = [36, 70, 58, 58, 58];
  const line = (cells: readonly string[], y: number, style: { color?: string }) => {
    let x = PAGE.margin;
    for (const [index, width] of widths.entries()) {
      sheet.write(cells[index] ?? '', x, y, width - 4, {
        size: 8,
        align: index ? 'right' : 'left',
        ...style,
      });
      x += width;
    }
  };
  line(['GST', 'Taxable ₹', 'CGST ₹', 'SGST ₹', 'IGST ₹'], from, { color: MUTED });
  let y = from + 14;
  for (const { rate, taxablePaise, cgstPaise, sgstPaise, igstPaise } of rates) {
    const cells = [taxablePaise, cgstPaise, sgstPaise, igstPaise].map((paise) =>
      inRupees(paise).replace('₹', ''),
    );
    line([`${rate}%`, ...cells], y, {});
    y += 13;
  }
  return y;
}

function amounts(sheet: Sheet, { totals }: Paper, from: number) {
  const { taxablePaise, cgstPaise, sgstPaise, igstPaise, roundOffPaise, totalPaise } = totals;
  const x = PAGE.width - PAGE.margin - RIGHT;
  let y = from;
  const shown = [
    ['Taxable', taxablePaise],
    ['CGST', cgstPaise],
    ['SGST', sgstPaise],
    ['IGST', igstPaise],
    ['Rounding', roundOffPaise],
  ] as const;
  for (const [label, paise] of shown) {
    if (paise === 0 && label !== 'Taxable') continue;
    sheet.write(label, x, y, RIGHT / 2, { color: MUTED });
    y = sheet.write(inRupees(paise), x + RIGHT / 2, y, RIGHT / 2, { align: 'right' }) + 2;
  }
  const big = { size: 13, weight: 'bold', color: ACCENT } as const;
  sheet.write('Total', x, y + 4, RIGHT / 2, big);
  return sheet.write(inRupees(totalPaise), x + RIGHT / 2 - 40, y + 4, RIGHT / 2 + 40, {
    ...big,
    align: 'right',
  });
}
