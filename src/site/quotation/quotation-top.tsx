import { totalsWith } from '~/features/quotation/price';
import { dateInWords } from '~/lib/time';
import { inRupees } from '~/model/money/rupees';
import { buttonLook } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { Veins } from '~/ui/leaf/veins';
import { isOpen, pdfOf, type ReadProps } from './quotation-read';

/** What it is, what it comes to, until when; and the way to the answer. */
export function QuotationTop({ quotation, token, options, daysLeft }: ReadProps & { daysLeft: number }) {
  const { number, customer, seller, lines } = quotation;
  const total = inRupees(totalsWith(lines, options).totalPaise);
  return (
    <section data-scheme="dark" className="relative isolate overflow-clip print:hidden">
      <Veins className="pointer-events-none absolute -top-40 right-0 -z-10 h-[46rem] w-auto max-w-none translate-x-1/3 opacity-40 lg:translate-x-0" />
      <div className="wrap grid gap-6 pt-10 pb-12 lg:pt-16 lg:pb-16">
        <div className="grid gap-3">
          <h1 className="text-3xl wrap-anywhere">
            Quotation <span className="text-accent">{number}</span>
          </h1>
          <p className="max-w-2xl text-lg text-muted wrap-anywhere">
            For {customer.company || customer.name}, from {seller.legalName}
          </p>
        </div>
        <p className="grid gap-1">
          <span className="font-heading text-2xl tabular-nums">{total}</span>
          <span className="text-muted">{validity(quotation, daysLeft)}</span>
        </p>
        <p className="flex flex-wrap gap-3">
          <a href="#answer" className={buttonLook({ size: 'lg' })}>
            {isOpen(quotation) ? 'Accept or answer' : 'How it stands'}
          </a>
          <a href={pdfOf(token)} download className={buttonLook({ size: 'lg', variant: 'secondary' })}>
            <Icon name="download" />
            Download PDF
          </a>
        </p>
      </div>
    </section>
  );
}

const left = (days: number) =>
  days <= 0 ? 'today is the last day' : days === 1 ? 'one day left' : `${days} days left`;

/** Where the desk's word for it says little to others. */
const ENDED: Partial<Record<ReadProps['quotation']['status'], string>> = {
  Void: 'Taken back',
  Superseded: 'There is a newer version',
};

function validity(quotation: ReadProps['quotation'], daysLeft: number) {
  const { status, validUntil, decidedAt } = quotation;
  if (isOpen(quotation)) return `Valid until ${dateInWords(validUntil)}: ${left(daysLeft)}`;
  if (status === 'Expired') return `It was valid until ${dateInWords(validUntil)}`;
  const words = ENDED[status] ?? status;
  return decidedAt ? `${words} on ${dateInWords(decidedAt)}` : words;
}
