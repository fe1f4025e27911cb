import type { Role } from '~/model/permissions';

const MOST = 20;

/** Who hears of a new submission by mail: the admins. Everybody else on the staff sees it in the dashboard. */
export const mailedStaff = (staff: readonly { role: Role; email: string }[]) =>
  staff
    .filter(({ role }) => role === 'admin')
    .slice(0, MOST)
    .map(({ email }) => email);
