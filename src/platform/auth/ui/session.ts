import { redirect, useNavigate, useOutletContext } from 'react-router';
import { callApi, clearToken, storedToken } from '~/lib/api';
import { forgetStaff, noteStaff } from '~/lib/browser/staff-here';
import { AppError } from '~/lib/errors';
import { isStaff, type Permission, type Role, reach } from '~/model/permissions';
import { isForStaff, type Resource } from '~/model/resource';
import type { logoutCall, meCall } from '~/platform/auth/session-call';
import { clearAllDrafts } from '~/ui/forms/memory-shelf';
import { clearRecentChoices } from '~/ui/recent';
import { toast } from '~/ui/toast/toast';

export interface User {
  _id: string;
  name: string;
  email: string;
  role: Role;
  emailVerified: boolean;
  secondFactor: 'on' | 'off' | 'needed';
  passwordExpiresAt: string | null;
  draftKey: string;
  /** Whose dashboard it is. */
  firm: string;
}

const MY_ACCOUNT = '/dashboard/account';
const loginPath = (next: string) => `/login?next=${encodeURIComponent(next)}`;

export const whoAmI = () => callApi<typeof meCall>('GET', '/user/me');

/** Whose dashboard is open; the frame says so while it stands. */
let present: User | undefined;
export function stayFor(user: User) {
  present = user;
  return () => {
    present = undefined;
  };
}

/** Who is logged in, asked of the server; nobody is sent to the login and comes back here after it. */
export async function requireUser(url: string): Promise<User> {
  const { pathname, search } = new URL(url);
  if (!storedToken() && !present) throw redirect(loginPath(pathname + search));
  try {
    const user = await whoAmI();
    // Somebody else may have been here before, or the same person with another role.
    if (reach(user.role, 'content:read') !== 'none') noteStaff();
    else forgetStaff();
    if (user.secondFactor === 'needed' && pathname !== MY_ACCOUNT) throw redirect(MY_ACCOUNT);
    return user;
  } catch (fault) {
    if (!(fault instanceof AppError) || fault.status !== 401) throw fault;
    // An open dashboard asks for the password in place: what was typed there is not thrown away.
    if (present) return present;
    clearToken();
    throw redirect(loginPath(pathname + search));
  }
}

export const useUser = () => useOutletContext<User>();

/** The browser only shows or hides by this; the server decides. */
export const useMay = () => {
  const { role } = useUser();
  return (permission: Permission) => reach(role, permission) !== 'none';
};

/** Which columns of a resource this person is told. */
export const useIsVisible = (resource: Resource) => {
  const { role } = useUser();
  return ({ field }: { field: string }) => isStaff(role) || !isForStaff(resource, field);
};

export function useLogOut() {
  const navigate = useNavigate();
  return async () => {
    const answer = callApi<typeof logoutCall>('POST', '/user/logout');
    // Whatever the server says, this browser forgets.
    clearToken();
    clearRecentChoices();
    clearAllDrafts();
    await answer.catch(() => {});
    // They name people, for half a minute, and offer what only the one who leaves may do.
    await toast.clear();
    toast.success('Logout successfully.');
    await navigate('/');
  };
}
