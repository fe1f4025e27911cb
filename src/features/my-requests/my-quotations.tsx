import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { z } from 'zod';
import type { myQuotationsCall, openMyQuotationCall } from '~/features/quotation/public-calls';
import { callApi } from '~/lib/api';
import { dateInWords } from '~/lib/time';
import { useCall } from '~/lib/use-call';
import { inRupees } from '~/model/money/rupees';
import { showFailed } from '~/records/ui/list/outcomes';
import { Button } from '~/ui/button';
import { Mark } from '~/ui/mark';
import { LoadFault, Panel, rowLook } from '~/ui/panel';
import { quotationWords } from './quotation-words';

type MyQuotation = z.output<typeof myQuotationsCall.answer>['items'][number];

/** What we have offered to somebody, what it comes to and how it stands; nothing where there is none. */
export function MyQuotations() {
  const quotations = useCall<typeof myQuotationsCall>(['my-quotations'], '/my/quotations');
  if (!quotations.isError && !quotations.data?.items.length) return null;
  return (
    <Panel title="Your quotations">
      {quotations.isError && (
        <div className="p-4 sm:px-5">
          <LoadFault words="Your quotations could not be loaded." onRetry={() => quotations.refetch()} />
        </div>
      )}
      <ul className="divide-y divide-line empty:hidden">
        {quotations.data?.items.map((quotation) => (
          <li key={quotation._id}>
            <QuotationCard quotation={quotation} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function QuotationCard({ quotation }: { quotation: MyQuotation }) {
  const { _id, number, about, sentAt, validUntil, totalPaise, status } = quotation;
  const [words, tone] = quotationWords[status];
  const navigate = useNavigate();
  const [opening, setOpening] = useState(false);
  const open = async () => {
    setOpening(true);
    try {
      const made = await callApi<typeof openMyQuotationCall>('POST', `/my/quotations/${_id}/link`);
      await navigate(new URL(made.url).pathname);
    } catch (fault) {
      showFailed(fault, { words: 'The quotation could not be opened.', about: `open ${_id}` });
      setOpening(false);
    }
  };
  return (
    <article aria-label={`Quotation ${number}`} className={`${rowLook} grid gap-3`}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
        <div className="min-w-0">
          <h3 className="font-text text-sm font-medium wrap-anywhere">{about}</h3>
          <p className="text-xs text-muted tabular-nums">
            {number}, {dateInWords(sentAt)}, valid until {dateInWords(validUntil)}
          </p>
        </div>
        <Mark tone={tone}>{words}</Mark>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="font-semibold tabular-nums">{inRupees(totalPaise)}</p>
        <Button
          size="sm"
          variant="secondary"
          aria-label={`Open quotation ${number}`}
          busy={opening}
          busyLabel="Opening..."
          onClick={open}
        >
          Open
        </Button>
      </div>
    </article>
  );
}
