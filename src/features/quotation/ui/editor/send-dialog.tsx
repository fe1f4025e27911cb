import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { callApi } from '~/lib/api';
import { dateInWords } from '~/lib/time';
import { inRupees } from '~/model/money/rupees';
import { useMay } from '~/platform/auth/ui/session';
import { inWords } from '~/records/ui/list/outcomes';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog/dialog';
import { type Business, missingIn } from '../../business';
import type { sendQuotationCall } from '../../quotation-calls';
import { unprintedParts } from '../../unprinted-parts';
import { type Quotation, useTakeAnswer } from '../quotation-queries';

interface SendDialogProps {
  quotation: Quotation;
  ours: Business;
  totalPaise: number;
  open: boolean;
  onClose: () => void;
  onSent: (url: string) => void;
}

/** The last look before it has a number: to whom it goes, what it comes to, and what is missing. */
export function SendDialog({ quotation, ours, totalPaise, open, onClose, onSent }: SendDialogProps) {
  const { _id, customer, validUntil, lines } = quotation;
  const takeAnswer = useTakeAnswer();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const go = useRef<HTMLButtonElement>(null);
  // Once it is open: what is asked for while it is shut gets no focus.
  useEffect(() => {
    if (open) go.current?.focus();
  }, [open]);
  const lacking = missingIn(ours);
  const boxes = open ? unprintedParts(quotation, ours) : [];
  const free = lines.flatMap(({ ratePaise }, index) => (ratePaise === 0 ? [index + 1] : []));

  async function send() {
    setBusy(true);
    setFault('');
    try {
      const answer = await callApi<typeof sendQuotationCall>('POST', `/quotations/${_id}/send`);
      onSent(answer.url);
      takeAnswer(answer);
    } catch (failed) {
      setFault(inWords('It was not sent.', failed));
      setBusy(false);
    }
  }

  return (
    <Dialog open={open} onClose={onClose} title="Send the quotation?" size="question">
      <div className="grid gap-4">
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
          <dt className="text-muted">To</dt>
          <dd className="wrap-anywhere">
            {customer.name}
            {customer.company && `, ${customer.company}`}
            <br />
            {customer.email}
          </dd>
          <dt className="text-muted">Total</dt>
          <dd className="font-semibold tabular-nums">{inRupees(totalPaise)}</dd>
          <dt className="text-muted">Valid until</dt>
          <dd className="tabular-nums">{dateInWords(validUntil)}</dd>
        </dl>
        {lacking.length === 0 && (
          <p className="text-sm text-muted">
            It gets its number now, and goes to them by mail. What they have read does not change any more: to
            change it, revise it.
          </p>
        )}
        {free.length > 0 && (
          <p className="text-sm font-medium">
            {free.length === 1 ? `Line ${free[0]} costs` : `Lines ${free.join(', ')} cost`} nothing.
          </p>
        )}
        {boxes.length > 0 && (
          <p role="alert" className="text-sm">
            <span className="font-medium text-danger">The PDF cannot print every letter. </span>
            Boxes would stand in the place of{' '}
            {boxes.map(({ part, letters }) => `${inFew(letters)} of ${part}`).join('; ')}.
          </p>
        )}
        {lacking.length > 0 && <Missing lacking={lacking} />}
        {fault && (
          <p role="alert" className="text-sm text-danger">
            {fault}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Not yet
          </Button>
          {lacking.length === 0 && (
            <Button busy={isBusy} busyLabel="Sending…" onClick={send} ref={go}>
              Send it
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

const MOST_NAMED = 8;
const inFew = (letters: readonly string[]) =>
  letters.slice(0, MOST_NAMED).join(' ') + (letters.length > MOST_NAMED ? ' …' : '');

/** Before the first one: a paper says whose it is. */
function Missing({ lacking }: { lacking: readonly string[] }) {
  const maySettle = useMay()('settings:edit');
  return (
    <p role="alert" className="text-sm">
      <span className="font-medium text-danger">Our own {lacking.join(', ')} is missing. </span>
      {maySettle ? (
        <Link to="/dashboard/settings" className="underline underline-offset-4">
          Settle who we are on paper
        </Link>
      ) : (
        'An admin settles that in the settings.'
      )}
    </p>
  );
}
