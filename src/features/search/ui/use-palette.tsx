import { lazy, type RefObject, Suspense, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { orReload } from '~/lib/browser/or-reload';
import type { User } from '~/platform/auth/ui/session';
import { useShortcuts } from '~/ui/keys/shortcut-keys';

const load = () => import('./palette');
const Palette = lazy(orReload(load));
const Shortcuts = lazy(orReload(() => import('./shortcuts')));

/** The palette and the list of keys: fetched when they are reached for, opened by key or by whoever calls `toggle`. */
export function usePalette(user: User) {
  const [open, setOpen] = useState<'palette' | 'help' | 'none'>();
  const close = useCallback(() => setOpen('none'), []);
  const help = useCallback(() => setOpen('help'), []);
  const toggle = useCallback(() => setOpen((now) => (now === 'palette' ? 'none' : 'palette')), []);
  useShortcuts({ onReach: load, onPalette: toggle, onHelp: help });
  const early = useRef('');
  const dialogs = (
    <>
      <Suspense fallback={<EarlyLetters letters={early} />}>
        {open === 'palette' && <Palette user={user} first={early} onClose={close} onHelp={help} />}
      </Suspense>
      {/* It stays once it is there: a dialog that leaves the page cannot give the focus back. */}
      <Suspense>{open && <Shortcuts open={open === 'help'} onClose={close} />}</Suspense>
    </>
  );
  return { dialogs, toggle, reach: load };
}

/** What is typed before the palette is there is meant for it, not for the page behind it. */
function EarlyLetters({ letters }: { letters: RefObject<string> }) {
  useLayoutEffect(() => {
    function take(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.key === 'Escape') return;
      if (event.key === 'Backspace') letters.current = letters.current.slice(0, -1);
      else if (event.key.length === 1) letters.current += event.key;
      event.preventDefault();
      event.stopPropagation();
    }
    addEventListener('keydown', take, { capture: true });
    return () => removeEventListener('keydown', take, { capture: true });
  }, [letters]);
  return null;
}
