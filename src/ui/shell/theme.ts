import { useSyncExternalStore } from 'react';
import { THEME_KEY } from './theme-script';

export type Theme = 'system' | 'light' | 'dark';

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function current(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

function choose(theme: Theme) {
  if (theme === 'system') {
    delete document.documentElement.dataset.theme;
    localStorage.removeItem(THEME_KEY);
  } else {
    document.documentElement.dataset.theme = theme;
    localStorage.setItem(THEME_KEY, theme);
  }
  for (const listener of listeners) listener();
}

/** What the reader chose for areas with data-scheme="auto". */
export function useTheme() {
  const theme = useSyncExternalStore<Theme>(subscribe, current, () => 'system');
  return [theme, choose] as const;
}
