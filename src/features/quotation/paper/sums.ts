import { isExport } from '~/model/money/gst';
import { inRupees } from '~/model/money/rupees';
import { isUnderLut, taxesByRate } from '../price';
import type { Paper } from './content';
import { DARK, INNER, MUTED, PAGE, type Sheet, TINT, WHITE } from './sheet';
import { taxTable } from './tax-table';

const CARD = { width: 214, pad: 12, total: 30 };
const ROW = 15;
const GAP = 24;

/** What is taxed at which rate, what it comes to, and that in words. Answers where it ends. */
export function sumsOf(sheet: Sheet, paper: Paper, from: number) {
  const { totals, seller, lines, placeOfSupply } = paper;
  const amounts = amountsOf(paper);
  const height = amounts.length * ROW + CARD.total + 14;
  const y = sheet.roomFor(from + 14, height);
  const end = card(sheet, { amounts, totalPaise: totals.totalPaise, height }, y);
  const left = isExport(placeOfSupply)
    ? y
    : sheet.within('Table', () => taxTable(sheet, taxesByRate(lines), y));
  // Rates that went over the page leave the sums behind.
  const isBroken = left < y;
  const side = INNER - CARD.width - GAP;
  let said = sheet.write('In words', PAGE.margin, sheet.roomFor(left + 6, 40), side, {
    size: 8,
    color: MUTED,
  });
  said = sheet.write(totals.inWords, PAGE.margin, said, side, { weight: 'bold' });
  if (seller.lut && isUnderLut(paper))
    said = sheet.write(seller.lut, PAGE.margin, said + 3, side, { size: 8.5, color: MUTED });
  return isBroken ? said : Math.max(said, end);
}

/** Of the taxes those that there are. */
function amountsOf({ totals, placeOfSupply }: Paper) {
  const { taxablePaise, cgstPaise, sgstPaise, igstPaise, roundOffPaise } = totals;
  const amounts = [
    [isExport(placeOfSupply) ? 'Amount' : 'Taxable value', taxablePaise],
    ['CGST', cgstPaise],
    ['SGST', sgstPaise],
    ['IGST', igstPaise],
    ['Round off', roundOffPaise],
  ] as const;
  return amounts.filter(([, paise], index) => paise !== 0 || index === 0);
}

interface Card {
  amounts: ReturnType<typeof amountsOf>;
  totalPaise: number;
  height: number;
}

function card(sheet: Sheet, { amounts, totalPaise, height }: Card, from: number) {
  const { doc } = sheet;
  const x = PAGE.width - PAGE.margin - CARD.width;
  const inside = CARD.width - 2 * CARD.pad;
  doc.roundedRect(x, from, CARD.width, height, 5).fill(TINT);
  let y = from + 8;
  for (const [label, paise] of amounts) {
    sheet.write(label, x + CARD.pad, y, inside, { color: MUTED });
    sheet.write(inRupees(paise), x + CARD.pad, y, inside, { align: 'right' });
    y += ROW;
  }
  const end = from + height;
  doc.roundedRect(x, end - CARD.total, CARD.width, CARD.total, 5).fill(DARK);
  const style = { weight: 'bold', color: WHITE } as const;
  sheet.write('Total', x + CARD.pad, end - CARD.total + 7, inside, { ...style, size: 11 });
  sheet.write(inRupees(totalPaise), x + CARD.pad, end - CARD.total + 4, inside, {
    ...{ ...style, size: 14, align: 'right' },
  });
  return end;
}
