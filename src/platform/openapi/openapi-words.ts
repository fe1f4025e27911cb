import { type Permission, type Role, reach, roles, roleTitles } from '~/model/permissions';

/** What the groups of calls are about. The others are named after the records of a list. */
const GROUPS: Record<string, string> = {
  Account: 'Register, log in, and what everybody does with their own account.',
  Dashboard: 'Figures, search over everything, what was done of late, and what lies in the trash.',
  Files: 'Pictures of the site, and what only a session opens.',
  Health: 'Whether the server runs, and whether it can answer.',
  Notifications: 'The bell.',
  Outbox: 'The mails that were written, and whether they arrived.',
  Privacy: 'All that is held on a person: found, handed out, erased.',
};

interface Described {
  tags?: string[];
}

/** The groups that the calls name, each once, with what they are about. */
export function groupsOf(paths: Record<string, object | undefined>) {
  const operations: Described[] = Object.values(paths).flatMap((item) => Object.values(item ?? {}));
  const names = new Set(operations.flatMap(({ tags = [] }) => tags));
  return [...names].map((name) => ({
    name,
    description: GROUPS[name] ?? `The records of the list “${name}”.`,
  }));
}

const titles = (some: readonly Role[]) => some.map((role) => roleTitles[role]).join(', ');

/** Who may call it, in words. */
export function whoMay(access: 'public' | Permission | undefined) {
  if (access === undefined || access === 'public') return 'Open to everybody.';
  const of = (wanted: 'all' | 'own') => roles.filter((role) => reach(role, access) === wanted);
  const own = of('own').length > 0 ? ` What is their own: ${titles(of('own'))}.` : '';
  return `For: ${titles(of('all'))}.${own}`;
}
