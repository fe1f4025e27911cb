/** A page or a record that was opened from the palette. */
interface RecentChoice {
  to: string;
  title: string;
  detail: string;
}

const KEY = 'palette';
const KEPT = 5;

/** They may name people, so they last no longer than the tab, and nobody who logs in after sees them. */
export function recentChoices(userId: string): RecentChoice[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return kept.userId === userId ? kept.choices : [];
  } catch {
    return []; // storage is forbidden, or holds what we did not write
  }
}

export function rememberChoice(userId: string, { to, title, detail }: RecentChoice) {
  const others = recentChoices(userId).filter((one) => one.to !== to);
  const choices = [{ to, title, detail }, ...others].slice(0, KEPT);
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ userId, choices }));
  } catch {
    // Without storage nothing is remembered; everything else works as ever.
  }
}

export function forgetChoices() {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
