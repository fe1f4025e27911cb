import { isDrawn, SIGNATURE_BOX } from '../signature';
import type { Certificate } from './content';
import { ACCENT, INK, INNER, LINE, MUTED, PAGE, type Sheet, TINT } from './sheet';

const LABEL = 130;
const SCALE = 0.45;
const BESIDE = INNER - LABEL - 28;

/** The page that says how a quotation was accepted. */
export function certificatePage(sheet: Sheet, { facts, agreed, signature, sha256 }: Certificate) {
  const { margin } = PAGE;
  let y = sheet.nextPage();
  const title = { as: 'H2', size: 26, weight: 'display', color: ACCENT } as const;
  y = sheet.write('Certificate of acceptance', margin, y - 8, INNER, title) + 10;
  const x = margin + 14;
  const pair = (name: string, value: string, at: number, size = 9) => {
    sheet.write(name, x, at, LABEL - 8, { color: MUTED });
    return sheet.flow(value, x + LABEL, at, BESIDE, { size });
  };
  const height = facts.reduce((sum, [, value]) => sum + sheet.heightOf(value, BESIDE) + 5, 20);
  if (y + height < PAGE.height / 2) sheet.doc.roundedRect(margin, y, INNER, height, 5).fill(TINT);
  y += 11;
  for (const [name, value] of facts) y = pair(name, value, y) + 5;
  y = sheet.roomFor(y + 16, 220);
  y = pair('Agreed to', agreed, y) + 12;
  sheet.write('Signature', x, y, LABEL, { color: MUTED });
  y = signatureOf(sheet, signature, x + LABEL, y) + 16;
  y = pair('SHA-256', sha256, y, 8.5) + 2;
  const of =
    'of the PDF that was accepted, which the pages before this one repeat. It was signed electronically.';
  sheet.write(of, x + LABEL, y, BESIDE, { size: 8.5, color: MUTED });
}

/** As it was drawn, or the name that was typed. */
function signatureOf(sheet: Sheet, signature: string, x: number, y: number) {
  const { doc } = sheet;
  const [width, height] = [SIGNATURE_BOX.width * SCALE, SIGNATURE_BOX.height * SCALE];
  if (!isDrawn(signature)) {
    const end = sheet.write(signature, x, y - 6, BESIDE, { size: 20, weight: 'display' });
    sheet.rule(end, { x, width });
    return end;
  }
  doc.rect(x, y, width, height).lineWidth(0.6).strokeColor(LINE).stroke();
  sheet.figure('As it was drawn', () => {
    doc.save().rect(x, y, width, height).clip().translate(x, y).scale(SCALE);
    doc.path(signature).lineWidth(3).lineCap('round').lineJoin('round').strokeColor(INK).stroke();
    doc.restore();
  });
  return y + height;
}
