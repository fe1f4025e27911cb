import { isDrawn, SIGNATURE_BOX } from '~/features/quotation/signature';
import { dateInWords, momentInWords } from '~/lib/time';
import { inRupees } from '~/model/money/rupees';
import { buttonLook } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { pdfOf, type ReadProps } from './quotation-read';

/** What was decided, by whom and when, or why nothing can be decided any more. */
export function Outcome({ quotation, token }: Pick<ReadProps, 'quotation' | 'token'>) {
  const { status, accepted, decidedAt, validUntil } = quotation;
  if (status === 'Accepted' && accepted) return <Accepted {...accepted} token={token} />;
  const words: Partial<Record<typeof status, string>> = {
    Declined: `You declined it${decidedAt ? ` on ${dateInWords(decidedAt)}` : ''}. If something has changed, write to us.`,
    Expired: `It was valid until ${dateInWords(validUntil)}. Ask for a renewal, and we send you a new one at today's prices.`,
    Void: 'We have taken it back, so it can no longer be accepted. Ask us what comes in its place.',
    Superseded: 'We have sent you a newer version of it: you find its link in our latest mail.',
  };
  return words[status] ? <p className="max-w-prose text-muted">{words[status]}</p> : null;
}

type AcceptedProps = NonNullable<ReadProps['quotation']['accepted']> & Pick<ReadProps, 'token'>;

function Accepted({ name, at, totals, signature, token }: AcceptedProps) {
  const drawn = signature && isDrawn(signature) ? signature : undefined;
  const { width, height } = SIGNATURE_BOX;
  return (
    <div className="grid gap-4">
      <p className="max-w-prose wrap-anywhere">
        By <strong className="font-semibold">{name}</strong>, {momentInWords(at)}
        {totals && `, for ${inRupees(totals.totalPaise)}`}. Thank you: we are in touch about the next step.
      </p>
      {drawn && (
        <svg
          role="img"
          aria-label={`Signature of ${name}`}
          viewBox={`0 0 ${width} ${height}`}
          className="h-auto w-full max-w-sm"
        >
          <path d={drawn} fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
        </svg>
      )}
      <p className="print:hidden">
        <a
          href={`${pdfOf(token)}?paper=certificate`}
          download
          className={buttonLook({ variant: 'secondary' })}
        >
          <Icon name="download" />
          Download with the certificate
        </a>
      </p>
    </div>
  );
}
