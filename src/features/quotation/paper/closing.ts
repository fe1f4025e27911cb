import { isExport } from '~/model/money/gst';
import type { Paper } from './content';
import { drawCode } from './qr-code';
import { BOTTOM, INNER, LINE, MUTED, PAGE, type Sheet } from './sheet';

const CODE = 84;
const GAP = 24;
const PAY = 214;
const TERMS = { size: 8.5 };
const HEADING = { as: 'H2', size: 10, weight: 'display' } as const;
const SIGNING = 76;

/** How to pay, the terms beside it where they are short, and where one signs if there is room for it. */
export function closing(sheet: Sheet, paper: Paper, from: number) {
  const pay = payOf(sheet, paper);
  const side = INNER - (pay ? PAY + GAP : 0);
  const beside = Math.max(pay?.height ?? 0, heightOfTerms(sheet, paper.terms, side));
  let y = from + 18;
  if (beside <= BOTTOM - PAGE.margin) {
    y = sheet.roomFor(y, beside);
    // Those who pay look for it where the sums are: on the right.
    pay?.draw(PAGE.width - PAGE.margin - PAY, y);
    termsOf(sheet, paper.terms, y, side);
    y += beside;
  } else {
    y = pay ? pay.draw(PAGE.margin, sheet.roomFor(y, pay.height)) + 16 : y;
    y = termsOf(sheet, paper.terms, sheet.roomFor(y, 60), INNER);
  }
  const isAsked = !paper.notice && y + 16 + SIGNING <= BOTTOM;
  if (isAsked) signingOf(sheet, paper, y + 16);
}

const heightOfTerms = (sheet: Sheet, terms: string, width: number) =>
  terms
    .split('\n')
    .reduce((sum, paragraph) => sum + (sheet.heightOf(paragraph.trim(), width, TERMS) || 4) + 2, 20);

function termsOf(sheet: Sheet, terms: string, from: number, width: number) {
  if (!terms) return from;
  let y = sheet.write('Terms', PAGE.margin, from, width, HEADING) + 3;
  for (const paragraph of terms.split('\n'))
    y = paragraph.trim() ? sheet.flow(paragraph.trim(), PAGE.margin, y, width, TERMS) + 2 : y + 6;
  return y;
}

/** The bank, and a code for the telephone; abroad nobody pays by UPI. */
function payOf(sheet: Sheet, paper: Paper) {
  const { bank } = paper.seller;
  const upi = isExport(paper.placeOfSupply) ? '' : paper.seller.upi;
  if (!bank && !upi) return undefined;
  const lines = bank.split(/\r?\n/).filter((line) => line.trim());
  const account = lines.join(lines.length > 10 ? ', ' : '\n');
  const width = PAY - (upi ? CODE + 12 : 0);
  const words = [account, upi && `UPI ${upi}`].filter(Boolean).join('\n');
  const height = 20 + Math.max(upi ? CODE : 0, sheet.heightOf(words, width, TERMS));
  const draw = (x: number, from: number) => {
    const y = sheet.write('To pay', x, from, PAY, HEADING) + 3;
    if (upi) drawCode(sheet, upiAddress(paper), { x, y: y + 2, size: CODE });
    sheet.write(words, x + PAY - width, y, width, TERMS);
    return from + height;
  };
  return { height, draw };
}

/** What an app for payments reads: to whom and what for. How much is asked for is said by a proforma alone: an advance may be less. */
function upiAddress({ seller, totals, number, notice }: Paper) {
  const asked = new URLSearchParams({
    ...{ pa: seller.upi, pn: seller.legalName, cu: 'INR', tn: number },
    ...(notice ? { am: (totals.totalPaise / 100).toFixed(2) } : {}),
  });
  return `upi://pay?${asked.toString().replaceAll('+', '%20')}`;
}

/** For whom it is quicker to print and sign. */
function signingOf(sheet: Sheet, { customer }: Paper, y: number) {
  const { doc } = sheet;
  const label = { size: 7.5, color: MUTED };
  const width = (INNER - 4 * 14) / 3;
  doc.roundedRect(PAGE.margin, y, INNER, SIGNING, 5).lineWidth(0.8).strokeColor(LINE).stroke();
  const whose = `Accepted for ${customer.company || customer.name}`;
  const style = { size: 9, weight: 'bold' } as const;
  const lines = sheet.linesOf(whose, INNER / 2 - 28, style).slice(0, 2);
  sheet.writeLines(lines, PAGE.margin + 14, y + 8, INNER / 2, style);
  const how = 'Accept online by the link in our mail, or sign here and send it back.';
  sheet.write(how, PAGE.margin + INNER / 2, y + 9, INNER / 2 - 14, { ...label, align: 'right' });
  for (const [index, name] of ['Name', 'Signature and stamp', 'Date'].entries()) {
    const x = PAGE.margin + 14 + index * (width + 14);
    sheet.rule(y + SIGNING - 20, { x, width });
    sheet.write(name, x, y + SIGNING - 18, width, label);
  }
}
