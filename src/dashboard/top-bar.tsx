import { IconButton } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { type Theme, useTheme } from '~/ui/theme';
import type { User } from './session';

interface TopBarProps {
  user: User;
  menuOpen: boolean;
  onMenu: () => void;
}

export function TopBar({ user, menuOpen, onMenu }: TopBarProps) {
  return (
    <header className="flex min-h-16 items-center gap-3 border-b border-line bg-surface px-4 sm:px-6 2xl:px-8">
      <IconButton
        label={menuOpen ? 'Close menu' : 'Open menu'}
        aria-expanded={menuOpen}
        aria-controls="sidebar"
        onClick={onMenu}
        className="-ml-2 md:hidden"
      >
        <Icon name="menu" />
      </IconButton>
      <p className="min-w-0 flex-1 truncate text-right text-sm">
        <span className="font-medium">{user.name}</span>{' '}
        <span className="text-muted capitalize">{user.role}</span>
      </p>
      <ThemeSwitch />
    </header>
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
