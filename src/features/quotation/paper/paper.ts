import type { Fonts } from '~/platform/typesetting/font-of';
import { certificatePage } from './certificate';
import { closing } from './closing';
import type { Paper } from './content';
import { buyerAndSeller } from './parties';
import { ACCENT, BOTTOM, DARK, INK, INNER, MUTED, newSheet, PAGE, type Sheet } from './sheet';
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
    doc.markContent('Artifact', { type: 'Pagination' });
    sheet.unread(() => {
      if (paper.isDraft) drawAcross(sheet, 'DRAFT');
      edge(sheet);
      foot(sheet, `${seller.legalName} · ${number}`, `Page ${page + 1} of ${count}`);
    });
    doc.endMarkedContent();
  }
  sheet.close();
  doc.end();
  return done;
}

/** The colour along the top of every page. */
function edge({ doc }: Sheet) {
  doc.rect(0, 0, PAGE.width, 7).fill(DARK);
  doc.rect(PAGE.width - PAGE.margin - 96, 0, 96, 7).fill(ACCENT);
}

function foot(sheet: Sheet, whose: string, which: string) {
  const style = { size: 7.5, color: MUTED };
  const side = 80;
  const y = BOTTOM + 16;
  sheet.rule(BOTTOM + 10);
  const [line] = sheet.linesOf(whose, INNER - side, style);
  if (line) sheet.writeLines([line], PAGE.margin, y, INNER - side, style);
  sheet.write(which, PAGE.margin + INNER - side, y, side, { ...style, align: 'right' });
}

function drawAcross({ doc }: Sheet, word: string) {
  const middle = [PAGE.width / 2, PAGE.height / 2] as const;
  doc.save().rotate(-50, { origin: [...middle] });
  doc.font('display').fontSize(160).fillColor(INK).fillOpacity(0.07);
  doc.text(word, middle[0] - doc.widthOfString(word) / 2, middle[1], {
    lineBreak: false,
    baseline: 'middle',
  });
  doc.restore();
}
