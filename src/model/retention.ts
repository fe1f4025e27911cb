/** How long things are kept. The policy tells visitors these figures, and the server erases by them. */
export const retentionMonths = { requests: 24, applications: 12, withdrawn: 1 } as const;
export const retentionDays = {
  spam: 30,
  trash: 30,
  mails: 90,
  notifications: 90,
  backups: 35,
  imports: 30,
} as const;

/** The end of what is not erased by itself. */
export const FOR_GOOD = '9999-12-31T00:00:00.000Z';

/** The same day of a later, or earlier, month; its last where it has no such day. */
export function addMonths(iso: string, months: number): string {
  const date = new Date(iso);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months, 1);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.toISOString();
}
