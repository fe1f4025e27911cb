import { STATES } from '~/model/money/gstin';
import { LEAF_OUTLINE } from '~/ui/leaf/leaf-paths';
import type { Paper } from './content';
import { ACCENT, INNER, MUTED, PAGE, type Sheet } from './sheet';

const GAP = 24;
const LOGO = 40;
const LEAF = 38;
const OVERSEAS = '96';

const stateWords = (code: string) =>
  code === OVERSEAS ? 'Outside India (96)' : `${STATES[code] ?? code} (${code})`;

/** The head: who offers, what it is called, from when to when, and to whom. Answers where it ends. */
export function buyerAndSeller(sheet: Sheet, paper: Paper) {
  const { seller, customer, title, notice = '', number, placeOfSupply } = paper;
  const { margin } = PAGE;
  const half = INNER / 2 - GAP / 2;
  const right = margin + INNER / 2 + GAP / 2;
  const { x, y, width } = markOf(sheet, paper, half);

  let left = sheet.write(seller.legalName, x, y, width, { size: 13, weight: 'bold' });
  left = sheet.write(seller.address, x, left + 2, width, { size: 8.5, color: MUTED });
  const ids = [seller.gstin && `GSTIN ${seller.gstin}`, seller.pan && `PAN ${seller.pan}`].filter(Boolean);
  left = sheet.write(ids.join(' · '), x, left + 2, width, { size: 8.5, color: MUTED });

  let facts = sheet.write(title, right, margin - 3, half, {
    size: 18,
    weight: 'bold',
    color: ACCENT,
    align: 'right',
  });
  facts = sheet.write(notice, right, facts, half, { weight: 'bold', align: 'right' });
  for (const [label, value] of [['Number', number], ...paper.facts])
    facts = sheet.write(`${label}  ${value}`, right, facts + 1, half, { align: 'right' });

  const top = Math.max(left, facts) + 14;
  sheet.rule(top);
  let to = sheet.write('For', margin, top + 10, half, { size: 8, color: MUTED });
  const names = [customer.company, customer.name].filter(Boolean);
  to = sheet.write(names[0] ?? '', margin, to + 1, half, { size: 11, weight: 'bold' });
  to = sheet.write(names[1] ?? '', margin, to, half);
  to = sheet.write(customer.address, margin, to + 1, half, { size: 8.5 });
  const reach = [customer.email, customer.phone].filter(Boolean).join(' · ');
  to = sheet.write(reach, margin, to + 1, half, { size: 8.5, color: MUTED });

  let supply = sheet.write('Place of supply', right, top + 10, half, { size: 8, color: MUTED });
  supply = sheet.write(stateWords(placeOfSupply), right, supply + 1, half);
  if (customer.gstin) supply = sheet.write(`GSTIN ${customer.gstin}`, right, supply + 3, half);
  if (customer.sez) supply = sheet.write('Special economic zone', right, supply + 3, half);
  return Math.max(to, supply) + 16;
}

/** The logo above who offers, or our leaf beside it. Answers where the words go. */
function markOf({ doc }: Sheet, { logo }: Paper, width: number) {
  const { margin } = PAGE;
  if (logo) {
    doc.image(Buffer.from(logo), margin, margin - 4, { fit: [width, LOGO] });
    return { x: margin, y: margin + LOGO + 4, width };
  }
  doc
    .save()
    .translate(margin, margin - 4)
    .scale(0.62)
    .path(LEAF_OUTLINE)
    .fill(ACCENT)
    .restore();
  return { x: margin + LEAF, y: margin, width: width - LEAF };
}
