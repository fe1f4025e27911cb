import { lazy, Suspense, useCallback, useState } from 'react';
import type { User } from '~/platform/auth/ui/session';
import { useShortcuts } from '~/ui/shortcut-keys';

const load = () => import('./palette');
const Palette = lazy(load);
const Shortcuts = lazy(() => import('./shortcuts'));

/** The palette and the list of keys: fetched when they are reached for, opened by key or by whoever calls `toggle`. */
export function usePalette(user: User) {
  const [open, setOpen] = useState<'palette' | 'help' | 'none'>();
  const close = useCallback(() => setOpen('none'), []);
  const help = useCallback(() => setOpen('help'), []);
  const toggle = useCallback(() => setOpen((now) => (now === 'palette' ? 'none' : 'palette')), []);
  useShortcuts({ onReach: load, onPalette: toggle, onHelp: help });
  const dialogs = (
    <Suspense>
      {open === 'palette' && <Palette user={user} onClose={close} onHelp={help} />}
      {/* It stays once it is there: a dialog that leaves the page cannot give the focus back. */}
      {open && <Shortcuts open={open === 'help'} onClose={close} />}
    </Suspense>
  );
  return { dialogs, toggle, reach: load };
}
