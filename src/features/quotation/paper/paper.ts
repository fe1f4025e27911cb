import { certificatePage } from './certificate';
import { closing } from './closing';
import type { Paper } from './content';
import { buyerAndSeller } from './parties';
import { BOTTOM, type Fonts, INK, INNER, MUTED, newSheet, PAGE, type Sheet } from './sheet';
import { sumsOf } from './sums';
import { tableOf } from './table';

/** A quotation as a PDF. */
export function drawPaper(paper: Paper, fonts: Fonts): Promise<Buffer> {
  const { title, number, seller, at } = paper;
  const sheet = newSheet(fonts, { title: `${title} ${number}`, author: seller.legalName, at });
  const { doc } = sheet;
  const done = new Promise<Buffer>((resolve, reject) => {
    const pieces: Buffer[] = [];
    doc.on('data', (piece: Buffer) => pieces.push(piece));
    doc.on('end', () => resolve(Buffer.concat(pieces)));
    doc.on('error', reject);
  });

  let y = buyerAndSeller(sheet, paper);
  y = tableOf(sheet, paper, y);
  y = sumsOf(sheet, paper, y);
  closing(sheet, paper, y);
  if (paper.certificate) certificatePage(sheet, paper.certificate);

  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page);
    if (paper.isDraft) drawAcross(sheet, 'DRAFT');
    sheet.rule(BOTTOM + 10);
    const foot = { size: 7.5, color: MUTED };
    sheet.write(`${seller.legalName} · ${number}`, PAGE.margin, BOTTOM + 16, INNER / 2, foot);
    const which = `Page ${page + 1} of ${count}`;
    sheet.write(which, PAGE.margin + INNER / 2, BOTTOM + 16, INNER / 2, { ...foot, align: 'right' });
  }
  doc.end();
  return done;
}

function drawAcross({ doc }: Sheet, word: string) {
  const middle = [PAGE.width / 2, PAGE.height / 2] as const;
  doc.save().rotate(-50, { origin: [...middle] });
  doc.font('bold').fontSize(150).fillColor(INK).fillOpacity(0.07);
  doc.text(word, middle[0] - doc.widthOfString(word) / 2, middle[1], {
    lineBreak: false,
    baseline: 'middle',
  });
  doc.restore();
}
