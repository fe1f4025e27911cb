import { isStaff } from '~/model/permissions';
import { useUser } from '~/platform/auth/ui/session';
import { ClientHome } from './home/client-home';
import { StaffHome } from './home/staff-home';

/** What there is and what to do about it: of everything for the staff, of their own for a client. */
export default function DashboardHome() {
  const { role } = useUser();
  return isStaff(role) ? <StaffHome /> : <ClientHome />;
}
