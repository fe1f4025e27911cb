import { useLayoutEffect, useRef } from 'react';

const TYPED_IN = 'input:not([type=checkbox]), textarea, select, dialog, [popover]';

/** A letter from anywhere on the page where it is not being typed. */
export function useSingleKey(letter: string, act: () => void) {
  const latest = useRef(act);
  latest.current = act;
  // As soon as what it acts upon can be seen: on a busy machine the effects of a drawing come a moment after it.
  useLayoutEffect(() => {
    function listen(event: KeyboardEvent) {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      const elsewhere = target instanceof Element && target.closest(TYPED_IN);
      if (key !== letter || elsewhere || ctrlKey || metaKey || altKey) return;
      event.preventDefault();
      latest.current();
    }
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [letter]);
}
