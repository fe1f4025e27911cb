import { Bell } from '~/features/notifications/ui/bell';
import { PaletteButton } from '~/features/search/ui/palette-button';
import { usePalette } from '~/features/search/ui/use-palette';
import type { User } from '~/platform/auth/ui/session';
import { IconButton } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { type Theme, useTheme } from '~/ui/shell/theme';
import { PersonMenu } from './person-menu';

interface TopBarProps {
  user: User;
  menuOpen: boolean;
  onMenu: () => void;
}

export function TopBar({ user, menuOpen, onMenu }: TopBarProps) {
  const { dialogs, ...palette } = usePalette(user);
  return (
    <>
      <header className="sticky top-0 z-5 flex min-h-14 items-center gap-1 border-b border-line bg-surface px-4 print:hidden sm:px-6 2xl:px-8">
        <IconButton
          label={menuOpen ? 'Close menu' : 'Open menu'}
          aria-expanded={menuOpen}
          aria-controls="sidebar"
          onClick={onMenu}
          className="-ml-2 md:hidden"
        >
          <Icon name="menu" />
        </IconButton>
        <PaletteButton {...palette} />
        <Bell role={user.role} />
        <ThemeSwitch />
        <PersonMenu user={user} />
      </header>
      {dialogs}
    </>
  );
}

const NEXT: Record<Theme, Theme> = { system: 'dark', dark: 'light', light: 'system' };

function ThemeSwitch() {
  const [theme, choose] = useTheme();
  const next = NEXT[theme];
  return (
    <IconButton label={`Theme: ${theme}. Change to ${next}`} onClick={() => choose(next)}>
      <Icon name={theme === 'system' ? 'contrast' : theme === 'dark' ? 'moon' : 'sun'} />
    </IconButton>
  );
}
