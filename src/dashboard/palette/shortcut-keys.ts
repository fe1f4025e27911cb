import { useEffect } from 'react';

const onMac = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** The key that goes with K, as the keyboard in front of the reader has it. */
export const paletteKeys = () => (onMac() ? '⌘K' : 'Ctrl K');

interface Shortcuts {
  /** The first of two keys is down: the second will be, in a moment. */
  onReach: () => void;
  onPalette: () => void;
  onHelp: () => void;
}

/** Ctrl K works everywhere, in a form too; `?` only where it is not being typed. */
export function useShortcuts({ onReach, onPalette, onHelp }: Shortcuts) {
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key === (onMac() ? 'Meta' : 'Control')) onReach();
      const modified = onMac() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
      if (key.toLowerCase() === 'k' && modified && !altKey && !shiftKey) {
        event.preventDefault();
        onPalette();
      }
      const typing = target instanceof Element && target.closest('input, textarea, select, dialog');
      if (key === '?' && !typing && !ctrlKey && !metaKey && !altKey) onHelp();
    }
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [onReach, onPalette, onHelp]);
}
