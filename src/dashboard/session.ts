import { redirect, useOutletContext } from 'react-router';
import type { meCall } from '~/account/contract';
import { callApi, forgetToken, storedToken } from '~/lib/api';
import { AppError } from '~/lib/errors';
import { type Permission, type Role, reach } from '~/resources/permissions';

export interface User {
  _id: string;
  name: string;
  email: string;
  role: Role;
  emailVerified: boolean;
}

export const loginPath = (next: string) => `/login?next=${encodeURIComponent(next)}`;

/** Who is logged in, asked of the server; nobody is sent to the login and comes back here after it. */
export async function requireUser(url: string): Promise<User> {
  const { pathname, search } = new URL(url);
  if (!storedToken()) throw redirect(loginPath(pathname + search));
  try {
    return await callApi<typeof meCall>('GET', '/user/me');
  } catch (fault) {
    if (!(fault instanceof AppError) || fault.status !== 401) throw fault;
    forgetToken();
    throw redirect(loginPath(pathname + search));
  }
}

export const useUser = () => useOutletContext<User>();

/** The browser only shows or hides by this; the server decides. */
export const useMay = () => {
  const { role } = useUser();
  return (permission: Permission) => reach(role, permission) !== 'none';
};
