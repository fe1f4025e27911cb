import { encode } from 'uqr';
import type { Paper } from './content';
import { BOTTOM, INK, INNER, MUTED, PAGE, type Sheet } from './sheet';

const CODE = 78;

/** The terms, paragraph by paragraph over as many pages as they need, then how to pay. */
export function closing(sheet: Sheet, paper: Paper, from: number) {
  const { terms, seller } = paper;
  let y = from + 18;
  const room = (height: number) => {
    if (y + height <= BOTTOM) return;
    sheet.doc.addPage();
    y = PAGE.margin;
  };
  if (terms) {
    room(40);
    y = sheet.write('Terms', PAGE.margin, y, INNER, { size: 8, color: MUTED }) + 2;
    for (const paragraph of terms.split('\n')) {
      const style = { size: 8.5 };
      room(sheet.heightOf(paragraph || ' ', INNER, style));
      y = paragraph ? sheet.write(paragraph, PAGE.margin, y, INNER, style) + 2 : y + 6;
    }
    y += 12;
  }
  if (!seller.bank && !seller.upi) return;
  room(CODE + 16);
  const beside = seller.upi ? CODE + 14 : 0;
  if (seller.upi) drawCode(sheet, upiAddress(paper), PAGE.margin, y);
  let text = sheet.write('To pay', PAGE.margin + beside, y, INNER - beside, { size: 8, color: MUTED });
  text = sheet.write(seller.bank, PAGE.margin + beside, text + 2, INNER - beside, { size: 8.5 });
  if (seller.upi)
    sheet.write(`UPI ${seller.upi}`, PAGE.margin + beside, text + 2, INNER - beside, { size: 8.5 });
}

/** What an app for payments reads: to whom, how much, what for. */
function upiAddress({ seller, totals, number }: Paper) {
  const asked = new URLSearchParams({
    pa: seller.upi,
    pn: seller.legalName,
    am: (totals.totalPaise / 100).toFixed(2),
    cu: 'INR',
    tn: number,
  });
  return `upi://pay?${asked.toString().replaceAll('+', '%20')}`;
}

function drawCode({ doc }: Sheet, text: string, x: number, y: number) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const cell = CODE / size;
  for (const [down, line] of data.entries())
    for (const [across, isDark] of line.entries())
      if (isDark) doc.rect(x + across * cell, y + down * cell, cell, cell);
  doc.fill(INK);
}
