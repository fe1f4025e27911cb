import { phoneWords } from '~/lib/phone-words';
import { inRupees } from '~/model/money/rupees';
import { LEAF_OUTLINE, MARK_VEINS } from '~/ui/leaf/leaf-paths';
import { placeName } from '../place-words';
import type { Paper } from './content';
import { ACCENT, INNER, MUTED, PAGE, type Sheet, TINT, WHITE } from './sheet';

const GAP = 24;
const LOGO = 46;
const LEAF = { width: 42, scale: 0.66 };
const PAD = 12;
const LABEL = { size: 7.5, color: MUTED };
const SMALL = { size: 8.5, color: MUTED };
const MOST_LINES = 10;

/** The head: who offers, what it is called, to whom, from when to when, and what it comes to. Answers where it ends. */
export function buyerAndSeller(sheet: Sheet, paper: Paper) {
  const { seller, title, notice = '', number } = paper;
  const half = INNER / 2 - GAP / 2;
  const right = PAGE.margin + INNER / 2 + GAP / 2;
  const { x, y, width } = markOf(sheet, paper, half);

  let left = sheet.write(seller.legalName, x, y, width, { size: 14, weight: 'display' });
  left = sheet.write(inFewLines(seller.address), x, left + 2, width, SMALL);
  const ids = [seller.gstin && `GSTIN ${seller.gstin}`, seller.pan && `PAN ${seller.pan}`].filter(Boolean);
  left = sheet.write(ids.join(' · '), x, left + 2, width, SMALL);

  const asTitle = { as: 'H1', size: 26, weight: 'display', color: ACCENT, align: 'right' } as const;
  let called = sheet.write(title, right, PAGE.margin - 8, half, asTitle);
  called = sheet.write(number, right, called - 4, half, { size: 11, weight: 'bold', align: 'right' });
  called = sheet.write(notice, right, called + 2, half, { weight: 'bold', align: 'right' });

  return bandOf(sheet, paper, buyerOf(sheet, paper, Math.max(left, called) + 18));
}

function buyerOf(sheet: Sheet, { customer }: Paper, from: number) {
  const half = INNER / 2 - GAP / 2;
  const right = PAGE.margin + INNER / 2 + GAP / 2;
  const [first = '', second = ''] = [customer.company, customer.name].filter(Boolean);
  const asName = { size: 12, weight: 'display' } as const;
  const country = customer.country === 'IN' ? '' : `\n${countryName(customer.country)}`;
  const address = inFewLines(customer.address) + country;
  const reach = [customer.email, phoneWords(customer.phone)].filter(Boolean).join('\n');
  const ids = [customer.gstin && `GSTIN ${customer.gstin}`, customer.sez && 'Special economic zone'];
  const named = sheet.heightOf(first, half, asName) + sheet.heightOf(`${second}\n${address.trim()}`, half);
  const y = sheet.roomFor(from, named + 16);

  let to = sheet.write('Prepared for', PAGE.margin, y, half, LABEL);
  to = sheet.write(first, PAGE.margin, to, half, asName);
  to = sheet.write(second, PAGE.margin, to, half);
  to = sheet.write(address.trim(), PAGE.margin, to, half, { size: 8.5 });
  let by = sheet.write('Contact', right, y, half, LABEL);
  by = sheet.write(reach, right, by + 2, half, { size: 8.5 });
  by = sheet.write(ids.filter(Boolean).join('\n'), right, by + 2, half, { size: 8.5 });
  return Math.max(to, by) + 14;
}

/** What one looks for first, side by side. */
function bandOf(sheet: Sheet, { facts, placeOfSupply, totals }: Paper, from: number) {
  const shown = [
    ...facts,
    ['Place of supply', placeName(placeOfSupply)],
    ['Total', inRupees(totals.totalPaise)],
  ];
  const width = (INNER - 2 * PAD) / shown.length;
  const styleOf = (index: number) =>
    index === shown.length - 1
      ? ({ size: 11, weight: 'bold', color: ACCENT } as const)
      : ({ size: 9, weight: 'bold' } as const);
  const highest = Math.max(
    ...shown.map(([, value = ''], index) => sheet.heightOf(value, width - 8, styleOf(index))),
  );
  const height = highest + sheet.lineHeight(LABEL) + 14;
  const y = sheet.roomFor(from, height);
  sheet.doc.roundedRect(PAGE.margin, y, INNER, height, 5).fill(TINT);
  for (const [index, [label = '', value = '']] of shown.entries()) {
    const x = PAGE.margin + PAD + index * width;
    const align = index === shown.length - 1 ? 'right' : 'left';
    const below = sheet.write(label, x, y + 6, width, { ...LABEL, align });
    sheet.write(value, x, below + 1, width, { ...styleOf(index), align });
  }
  return y + height + 12;
}

/** An address that somebody wrote with a line for every word would fill the page. */
function inFewLines(text: string) {
  const lines = text.split(/\r?\n/).filter((line) => line.trim());
  return lines.join(lines.length > MOST_LINES ? ', ' : '\n');
}

const countryName = (code: string) => new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code;

/** The logo above who offers, or our leaf beside it. Answers where the words go. */
function markOf({ doc }: Sheet, { logo }: Paper, width: number) {
  const { margin } = PAGE;
  if (logo) {
    doc.image(Buffer.from(logo), margin, margin - 6, { fit: [width, LOGO] });
    return { x: margin, y: margin + LOGO + 2, width };
  }
  doc
    .save()
    .translate(margin - 2, margin - 6)
    .scale(LEAF.scale);
  doc.path(LEAF_OUTLINE).fill(ACCENT);
  doc.path(MARK_VEINS).lineWidth(2.4).lineCap('round').lineJoin('round').strokeColor(WHITE).stroke();
  doc.restore();
  return { x: margin + LEAF.width, y: margin - 4, width: width - LEAF.width };
}
