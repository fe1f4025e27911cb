import { useEffect, useRef } from 'react';
import { Button } from '~/ui/button';
import type { Mail } from '../outbox-call';
import { useLetter } from './mails';

const unwritten: Record<Exclude<Mail['status'], 'sent'>, string> = {
  queued: 'It is written at the moment it is sent.',
  failed: 'It was not sent. A letter is written at the moment it is sent, so there is none to show.',
  dropped:
    'It was never written. When its turn came there was nobody to write to any more: the account was gone, blocked or had another address, or the address had been confirmed. Or three receipts had gone to the address within the hour.',
};

/** What was written, where a copy of it is kept. It tells about people, so it is opened by a click that the server may ask about. */
export function Letter({ mail }: { mail: Mail }) {
  if (mail.status !== 'sent') return <p className="text-muted">{unwritten[mail.status]}</p>;
  if (!mail.isStored) {
    return <p className="text-muted">It was handed to your mail server. No copy of it is kept here.</p>;
  }
  return <StoredLetter key={mail._id} mail={mail} />;
}

function StoredLetter({ mail }: { mail: Mail }) {
  const { data, error, isFetching, refetch } = useLetter(mail);
  const shown = useRef<HTMLDivElement>(null);
  const asked = useRef(false);
  // The button that had the focus has made room for the letter.
  useEffect(() => {
    if (data && asked.current) shown.current?.focus();
  }, [data]);
  if (!data) {
    const ask = () => {
      asked.current = true;
      void refetch();
    };
    return (
      <div className="grid justify-items-start gap-3">
        {error && (
          <p role="alert" className="text-muted">
            {error.message}
          </p>
        )}
        <Button size="sm" variant="secondary" busy={isFetching} busyLabel="Opening..." onClick={ask}>
          Show the letter
        </Button>
      </div>
    );
  }
  return (
    <div className="grid gap-3">
      <div ref={shown} tabIndex={-1} className="overflow-hidden rounded-md border border-line">
        <p className="border-b border-line bg-sunken px-4 py-2.5 font-medium wrap-anywhere">{data.subject}</p>
        <p className="px-4 py-3 whitespace-pre-line wrap-anywhere">{data.text.trim()}</p>
      </div>
      {data.withheld && <WithheldLink storedAs={data.storedAs} />}
    </div>
  );
}

/** How the person gets the link all the same, where no mail leaves the house. */
const WithheldLink = ({ storedAs }: { storedAs: string }) => (
  <p className="text-sm text-muted">
    The link is not shown here: it opens an account, and is for the person alone. Whoever runs the server
    finds the whole letter in its data folder, under{' '}
    <code className="rounded-sm bg-sunken px-1 py-0.5 wrap-anywhere">{storedAs}</code>, and can hand it on.
  </p>
);
