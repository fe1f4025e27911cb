/** Where to go after the login: a path of this site, never an address that a link smuggled in. */
export const localPath = (next: string | null) => (next && /^\/(?![/\\])/.test(next) ? next : '/dashboard');
