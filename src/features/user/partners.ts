import type { Role } from '~/model/permissions';

/** The partners of the contract: users by role, under the name that their list and their figure have. */
export const partners = { rp: 'refferal', cp: 'corporate', bp: 'business' } as const satisfies Record<
  string,
  Role
>;
