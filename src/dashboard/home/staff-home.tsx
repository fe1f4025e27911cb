import { lazy, Suspense } from 'react';
import { PasswordExpiry } from '~/account/password-expiry';
import { MailTroubleNote } from '../mail-trouble/mail-trouble';
import { useMailTrouble } from '../mail-trouble/use-mail-trouble';
import { useUser } from '../session';
import { Activity } from './activity';
import { Cards } from './cards';
import { usePeriod } from './period';
import { PlotsLoading } from './plots-loading';
import { useInsights } from './queries';
import { Waiting } from './waiting';

/** Fetched after what is read first. */
const Plots = lazy(() => import('./plots'));

export function StaffHome() {
  const { role, passwordExpiresAt } = useUser();
  const trouble = useMailTrouble(role);
  const insights = useInsights(usePeriod());
  return (
    <>
      <h1 className="mb-4 text-2xl">Dashboard</h1>
      <PasswordExpiry expiresAt={passwordExpiresAt} linked />
      {trouble && <MailTroubleNote trouble={trouble} />}
      <Cards weeks={insights.isError ? null : insights.data?.weeks} />
      <div className="mt-4 grid items-start gap-4 xl:grid-cols-[minmax(20rem,1fr)_minmax(0,2fr)]">
        <div className="grid gap-4 md:max-xl:grid-cols-2 md:max-xl:items-start">
          <Waiting />
          <Activity />
        </div>
        <Suspense fallback={<PlotsLoading />}>
          <Plots />
        </Suspense>
      </div>
    </>
  );
}
