/** How far an application is. */
export const stages = {
  New: 'New',
  'In Review': 'In Review',
  Interview: 'Interview',
  Offered: 'Offered',
  Hired: 'Hired',
  Rejected: 'Rejected',
} as const;
