import { isDrawn, SIGNATURE_BOX } from '../signature';
import type { Certificate } from './content';
import { ACCENT, INK, INNER, LINE, MUTED, PAGE, type Sheet } from './sheet';

const LABEL = 130;
const SCALE = 0.45;

/** The page that says how a quotation was accepted. */
export function certificatePage(sheet: Sheet, { facts, agreed, signature, sha256 }: Certificate) {
  const { doc } = sheet;
  const { margin } = PAGE;
  doc.addPage();
  let y = sheet.write('Certificate of acceptance', margin, margin, INNER, {
    ...{ size: 18, weight: 'bold', color: ACCENT },
  });
  sheet.rule(y + 6);
  y += 18;
  const label = (text: string, at: number) => sheet.write(text, margin, at, LABEL - 8, { color: MUTED });
  for (const [name, value] of facts) {
    label(name, y);
    y = sheet.write(value, margin + LABEL, y, INNER - LABEL) + 4;
  }
  label('Agreed to', y);
  y = sheet.write(agreed, margin + LABEL, y, INNER - LABEL) + 12;
  label('Signature', y);
  y = signatureOf(sheet, signature, margin + LABEL, y) + 14;
  label('SHA-256', y);
  y = sheet.write(sha256, margin + LABEL, y, INNER - LABEL, { size: 8.5 }) + 4;
  sheet.write(
    'of the PDF that was accepted, which the pages before this one repeat. It was signed electronically.',
    ...([margin + LABEL, y, INNER - LABEL, { size: 8.5, color: MUTED }] as const),
  );
}

/** As it was drawn, or the name that was typed. */
function signatureOf(sheet: Sheet, signature: string, x: number, y: number) {
  const { doc } = sheet;
  const [width, height] = [SIGNATURE_BOX.width * SCALE, SIGNATURE_BOX.height * SCALE];
  if (!isDrawn(signature)) return sheet.write(signature, x, y - 3, INNER - LABEL, { size: 15 });
  doc.rect(x, y, width, height).lineWidth(0.6).strokeColor(LINE).stroke();
  doc.save().rect(x, y, width, height).clip().translate(x, y).scale(SCALE);
  doc.path(signature).lineWidth(3).lineCap('round').lineJoin('round').strokeColor(INK).stroke();
  doc.restore();
  return y + height;
}
