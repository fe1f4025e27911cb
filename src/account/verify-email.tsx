import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { callApi } from '~/lib/api';
import { AppError } from '~/lib/errors';
import { ButtonLink } from '~/ui/button';
import { LeafMark } from '~/ui/leaf';
import type { Route } from './+types/verify-email';
import { AccountPage, NeedsScript, privatePage, textLink } from './account-page';
import type { verifyEmailCall } from './contract';
import { serverWords } from './server-words';

export const meta = () =>
  privatePage('Confirm your email address', 'Where the link of a verification mail leads.');

type Outcome = { state: 'asking' | 'confirmed' } | { state: 'failed'; reason: string };

/** Where the link of a verification mail leads: opening it is all there is to do. */
export default function VerifyEmail({ params: { token } }: Route.ComponentProps) {
  const [outcome, setOutcome] = useState<Outcome>({ state: 'asking' });
  const asked = useRef(false);

  useEffect(() => {
    // The link works once: asking twice would call a good one dead.
    if (asked.current) return;
    asked.current = true;
    callApi<typeof verifyEmailCall>('PUT', `/user/verify-email/${encodeURIComponent(token)}`).then(
      () => setOutcome({ state: 'confirmed' }),
      (fault: unknown) => {
        const otherwise = 'We could not reach the server. Load the page again in a minute.';
        const reason = fault instanceof AppError ? serverWords(fault, otherwise) : otherwise;
        setOutcome({ state: 'failed', reason });
      },
    );
  }, [token]);

  const lead = {
    asking: 'One moment, we are checking your link.',
    confirmed:
      'Your email address is confirmed. Your enquiries, quotes and applications are in your account.',
    failed: outcome.state === 'failed' && outcome.reason,
  }[outcome.state];
  return (
    <AccountPage title="Confirm your email address" lead={<p role="status">{lead}</p>}>
      <NeedsScript />
      {outcome.state === 'asking' && <LeafMark className="breathe h-12 justify-self-start text-accent" />}
      {outcome.state === 'confirmed' && (
        <p>
          <ButtonLink to="/login" size="lg">
            Sign in
          </ButtonLink>
        </p>
      )}
      {outcome.state === 'failed' && (
        <p>
          If you have confirmed it before, simply{' '}
          <Link to="/login" className={textLink}>
            sign in
          </Link>
          .
        </p>
      )}
    </AccountPage>
  );
}
