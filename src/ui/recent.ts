/** A page or a record that was opened from the palette. */
interface RecentChoice {
  to: string;
  title: string;
  detail: string;
}

const KEPT = 5;

/** They may name people: in memory alone, and nobody who logs in after sees them. */
let kept: { userId: string; choices: RecentChoice[] } | undefined;

export const recentChoices = (userId: string) => (kept?.userId === userId ? kept.choices : []);

export function rememberChoice(userId: string, { to, title, detail }: RecentChoice) {
  const others = recentChoices(userId).filter((one) => one.to !== to);
  kept = { userId, choices: [{ to, title, detail }, ...others].slice(0, KEPT) };
}

export function forgetChoices() {
  kept = undefined;
}
