const KEY = 'staff';

/** Says to public pages that whoever reads them may edit them. It is no right: the server asks for the token. */
export const noteStaff = () => localStorage.setItem(KEY, '1');

export const forgetStaff = () => localStorage.removeItem(KEY);

export function isStaffHere() {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    // A browser that stores nothing for this site.
    return false;
  }
}
