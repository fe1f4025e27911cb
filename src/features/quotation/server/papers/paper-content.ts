import { inUnicode, unprintedIn } from '~/lib/printed-letters';
import { dateInWords, momentInWords, now } from '~/lib/time';
import { inRupees } from '~/model/money/rupees';
import { agreement } from '../../agreement';
import { business } from '../../business';
import type { Certificate, Paper } from '../../paper/content';
import { price } from '../../price';
import { quotation } from '../../quotation';
import type { StoredQuotation } from '../standing';

/** Each is drawn once and stored. */
export type PaperKind = 'quotation' | 'certificate' | 'proforma';

const NOT_AN_INVOICE = 'PROFORMA – not a tax invoice';

/** What stands on a quotation, by what was stored when it was sent: who we are by now changes nothing. */
export function quotationPaper(stored: StoredQuotation): Paper {
  const { number, sentAt, validUntil, placeOfSupply, terms } = stored;
  const at = sentAt ?? now();
  const { shape } = quotation.row;
  return {
    ...{ title: 'Quotation', number: number ?? 'not sent yet', at },
    facts: [
      ['Date', dateInWords(at)],
      ['Valid until', dateInWords(validUntil)],
    ],
    seller: business.parse(stored.seller),
    customer: shape.customer.parse(stored.customer),
    lines: shape.lines.parse(stored.lines),
    totals: shape.totals.parse(stored.totals),
    ...{ placeOfSupply, terms },
  };
}

/** The same with the page that says how it was accepted. */
export const certifiedPaper = (stored: StoredQuotation, sha256: string): Paper => ({
  ...quotationPaper(stored),
  certificate: certificateOf(stored, sha256),
});

/** Whether somebody has accepted it on its page: an order that came otherwise has no certificate. */
export const isCertified = ({ status, acceptance }: StoredQuotation) =>
  status === 'Accepted' && agreement.safeParse(acceptance).data?.text !== undefined;

function certificateOf(stored: StoredQuotation, sha256: string): Certificate {
  const { name, at, network = '', text = '', signature, options } = agreement.parse(stored.acceptance);
  const { totals, lines } = acceptedLines(stored);
  const taken = options.flatMap((place) => lines[place]?.description ?? []);
  const { customer } = quotationPaper(stored);
  const facts: Certificate['facts'] = [
    ['Quotation', stored.number ?? ''],
    ['Customer', [customer.company, customer.name].filter(Boolean).join(', ')],
    ...(taken.length > 0 ? [['Options taken', taken.join('\n')] as const] : []),
    ['Total', `${inRupees(totals.totalPaise)}\n${totals.inWords}`],
    ['Accepted by', name],
    // Boxes are nobody's name.
    ...(unprintedIn(name).length > 0 ? [['In Unicode', inUnicode(name)] as const] : []),
    ['Accepted on', momentInWords(at)],
    ['Network address', network],
  ];
  return { facts, agreed: text, signature: signature || name, sha256 };
}

/** What was ordered: the options that were taken count like the rest. */
function acceptedLines(stored: StoredQuotation) {
  const { customer, lines, seller } = quotationPaper(stored);
  const { options } = agreement.parse(stored.acceptance);
  const ordered = lines.map((line, place) => ({
    ...line,
    optional: line.optional && !options.includes(place),
  }));
  return price(customer, ordered, seller.stateCode);
}

export const acceptedTotals = (stored: StoredQuotation) => acceptedLines(stored).totals;

export function proformaPaper(stored: StoredQuotation): Paper {
  const { totals, lines } = acceptedLines(stored);
  const at = stored.proformaAt ?? now();
  return {
    ...quotationPaper(stored),
    ...{ title: 'Proforma', notice: NOT_AN_INVOICE, number: stored.proformaNumber ?? '', at },
    facts: [
      ['Date', dateInWords(at)],
      ['Quotation', stored.number ?? ''],
    ],
    ...{ totals, lines: lines.filter(({ optional }) => !optional) },
  };
}
