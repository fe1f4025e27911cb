import { lazy, Suspense } from 'react';
import { PasswordExpiry } from '~/features/account/password-expiry';
import { LatestActivity } from '~/features/activity/latest-activity';
import { DueStrip } from '~/features/followup/due-strip';
import { Waiting } from '~/features/followup/waiting';
import { MailTroubleNote } from '~/features/outbox/mail-trouble';
import { useMailTrouble } from '~/features/outbox/use-mail-trouble';
import { SystemCard } from '~/features/system/system-card';
import { orReload } from '~/lib/browser/or-reload';
import { useMatches } from '~/lib/browser/use-matches';
import { useUser } from '~/platform/auth/ui/session';
import { Cards } from '../ui/cards';
import { usePeriod } from '../ui/period';
import { PlotsLoading } from '../ui/plots/plots-loading';
import { useInsights } from '../ui/queries';

/** Fetched after what is read first. */
const Plots = lazy(orReload(() => import('../ui/plots/plots')));

/** Where what waits has something beside it. */
const WIDE = '(min-width: 48rem)';

export function StaffHome() {
  const { role, passwordExpiresAt } = useUser();
  const trouble = useMailTrouble(role);
  const insights = useInsights(usePeriod());
  const isWide = useMatches(WIDE);
  return (
    <>
      <h1 className="mb-4 text-2xl">Dashboard</h1>
      <PasswordExpiry expiresAt={passwordExpiresAt} linked />
      {trouble && <MailTroubleNote trouble={trouble} />}
      <DueStrip />
      {/* On a phone the day's work comes before all figures, for the eye as for the keyboard. */}
      {!isWide && (
        <div className="mb-4">
          <Waiting />
        </div>
      )}
      <Cards weeks={insights.isError ? null : insights.data?.weeks} />
      <div className="mt-4 grid items-start gap-4 xl:grid-cols-[minmax(20rem,1fr)_minmax(0,2fr)]">
        <div className="grid gap-4 md:max-xl:grid-cols-2 md:max-xl:items-start">
          {isWide && <Waiting />}
          <LatestActivity />
          <div className="empty:hidden md:max-xl:col-span-2">
            <SystemCard />
          </div>
        </div>
        <Suspense fallback={<PlotsLoading />}>
          <Plots />
        </Suspense>
      </div>
    </>
  );
}
