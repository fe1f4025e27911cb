/** A page or a record that was opened from the palette. */
interface RecentChoice {
  to: string;
  title: string;
  detail: string;
}

const MOST_CHOICES = 5;

/** They may name people: in memory alone, and nobody who logs in after sees them. */
let recent: { userId: string; choices: RecentChoice[] } | undefined;

export const recentChoices = (userId: string) => (recent?.userId === userId ? recent.choices : []);

export function addRecentChoice(userId: string, { to, title, detail }: RecentChoice) {
  const others = recentChoices(userId).filter((one) => one.to !== to);
  recent = { userId, choices: [{ to, title, detail }, ...others].slice(0, MOST_CHOICES) };
}

export function clearRecentChoices() {
  recent = undefined;
}
