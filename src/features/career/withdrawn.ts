/** Why an application was closed that its applicant has taken back. */
export const WITHDRAWN = 'withdrawn';

export const isWithdrawn = ({ status, reason }: { status?: unknown; reason?: unknown }) =>
  status === 'Rejected' && reason === WITHDRAWN;
