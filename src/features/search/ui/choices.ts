import { resources } from '~/features/resources';
import { type Role, reach } from '~/model/permissions';
import type { IconName } from '~/ui/icon';
import { recentChoices } from '~/ui/recent';
import type { Theme } from '~/ui/shell/theme';
import { backPlaces, workPlaces } from '../../places';

export interface Choice {
  id: string;
  title: string;
  detail: string;
  /** When a record came in, and what it is about. */
  subject?: string;
  icon: IconName;
  /** A place to go to … */
  to?: string;
  /** … or something to do. */
  run?: () => void;
}

export interface Group {
  title: string;
  choices: Choice[];
}

const place = (to: string, title: string, icon: IconName, detail = ''): Choice => ({
  id: to,
  to,
  title,
  icon,
  detail,
});

export const pagesFor = (role: Role): Group => ({
  title: 'Pages',
  choices: [...workPlaces(role), ...backPlaces(role)].map(({ to, title }) => place(to, title, 'arrow')),
});

export const recentGroup = (userId: string): Group => ({
  title: 'Recent',
  choices: recentChoices(userId).map(({ to, title, detail }) => ({
    ...place(to, title, 'clock', detail),
    id: `recent ${to}`,
  })),
});

interface Deeds {
  theme: Theme;
  chooseTheme: (theme: Theme) => void;
  showHelp: () => void;
  logOut: () => void;
}

const THEMES: Record<Theme, string> = {
  dark: 'Use the dark theme',
  light: 'Use the light theme',
  system: 'Use the theme of the system',
};

export function actionsFor(role: Role, { theme, chooseTheme, showHelp, logOut }: Deeds): Group {
  const deed = (title: string, icon: IconName, run: () => void): Choice => ({
    id: title,
    title,
    icon,
    run,
    detail: '',
  });
  const added = resources
    .filter(({ area, endpoints }) => endpoints.create && reach(role, `${area}:create`) !== 'none')
    .map(({ path, messages }) => place(`/dashboard/${path}?add=1`, messages.add, 'plus'));
  const themes = Object.entries(THEMES).flatMap(([name, title]) => {
    if (name === theme || (name !== 'dark' && name !== 'light' && name !== 'system')) return [];
    return [deed(title, 'contrast', () => chooseTheme(name))];
  });
  return {
    title: 'Actions',
    choices: [
      ...added,
      ...themes,
      place('/', 'Visit the site', 'outside'),
      deed('Keyboard shortcuts', 'table', showHelp),
      deed('Logout', 'logout', logOut),
    ],
  };
}

/** Every word that was typed stands somewhere in the title. */
export function narrowed({ title, choices }: Group, typed: string): Group {
  const words = typed.toLowerCase().split(/\s+/);
  const fits = (choice: Choice) => words.every((word) => choice.title.toLowerCase().includes(word));
  return { title, choices: choices.filter(fits) };
}
