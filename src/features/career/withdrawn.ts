/** What stands as the reason of an application that its applicant has taken back. Whoever types it has not withdrawn anything. */
export const WITHDRAWN = 'withdrawn';

export const isWithdrawn = ({ withdrawnAt }: { withdrawnAt?: unknown }) =>
  withdrawnAt !== null && withdrawnAt !== undefined;
