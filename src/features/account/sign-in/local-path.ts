/** Any site will do: a path leads to the one it is on. */
const SITE = 'https://site.invalid';

/**
 * Where to go after the login: a path of this site, never an address that a link smuggled in. A browser reads a backslash as
 * a slash and leaves out tabs and line ends, so that two slashes can hide behind either.
 */
export function localPath(next: string | null) {
  if (!next || !/^\/(?!\/)[^\p{Cc}\\]*$/u.test(next)) return '/dashboard';
  const { origin, pathname } = new URL(next, SITE);
  return origin === SITE && !pathname.startsWith('//') ? next : '/dashboard';
}

/** From the login to registering and back: where one wanted to go comes along. */
export const withNext = (page: '/login' | '/register', next: string | null) =>
  next ? `${page}?next=${encodeURIComponent(next)}` : page;
