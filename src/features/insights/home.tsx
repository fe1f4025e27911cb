import { lazy, Suspense } from 'react';
import { orReload } from '~/lib/browser/or-reload';
import { isStaff } from '~/model/permissions';
import { useUser } from '~/platform/auth/ui/session';
import { StaffHome } from './home/staff-home';

/** Staff, who open the dashboard all day, do not fetch it. */
const ClientHome = lazy(orReload(() => import('./home/client-home')));

/** What there is and what to do about it: of everything for the staff, of their own for a client. */
export default function DashboardHome() {
  const { role } = useUser();
  if (isStaff(role)) return <StaffHome />;
  return (
    <Suspense>
      <ClientHome />
    </Suspense>
  );
}
