import { formatMoment } from '~/lib/time';
import { inRupees } from '~/model/money/rupees';
import { useMay } from '~/platform/auth/ui/session';
import { QuotationHead } from '../quotation-head';
import type { Quotation } from '../quotation-queries';
import { OrderFile } from './order-file';
import { QuotationSheet } from './quotation-sheet';
import { SentActions } from './sent-actions';

/** One that a customer has, or had: nothing of it changes any more, but what becomes of it. */
export function SentQuotation({ quotation }: { quotation: Quotation }) {
  const { sentAt, viewedAt, decidedAt, status, reason, acceptance, orderFile } = quotation;
  const mayEdit = useMay()('quotations:edit');
  const happened = [
    sentAt && `Sent ${formatMoment(sentAt)}`,
    viewedAt && `first read ${formatMoment(viewedAt)}`,
    decidedAt && `${status.toLowerCase()} ${formatMoment(decidedAt)}`,
  ];
  return (
    <>
      <QuotationHead quotation={quotation} aside={mayEdit && <SentActions quotation={quotation} />}>
        <p className="text-sm text-muted">{happened.filter(Boolean).join(', ')}</p>
        {acceptance && status === 'Accepted' && <AcceptedBy quotation={quotation} by={acceptance} />}
        {reason && <p className="text-sm wrap-anywhere">“{reason}”</p>}
        {orderFile && <OrderFile quotation={quotation} address={orderFile} />}
      </QuotationHead>
      <QuotationSheet quotation={quotation} />
    </>
  );
}

interface AcceptedByProps {
  quotation: Quotation;
  by: NonNullable<Quotation['acceptance']>;
}

/** By whom, for how much, with which of the options, and from where. */
function AcceptedBy({ quotation: { totalPaise, lines }, by: { name, network, options } }: AcceptedByProps) {
  const taken = options.flatMap((place) => lines[place]?.description ?? []);
  return (
    <p className="text-sm wrap-anywhere">
      Accepted by <strong className="font-semibold">{name}</strong> for {inRupees(totalPaise)}
      {taken.length > 0 && `, with ${taken.join(', ')}`}
      {network ? `, on its page from ${network}` : ', noted by us'}.
    </p>
  );
}
