import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isForPanel } from './panel-key';

/** Keys that something within a panel answers to while it is open, unless somebody types; `onKey` says whether it was one of its own. */
export function usePanelKeys(within: RefObject<HTMLElement | null>, onKey: (key: string) => boolean) {
  const latest = useRef(onKey);
  latest.current = onKey;
  // With the panel, not after it: the first key may come in between.
  useLayoutEffect(() => {
    function listen(event: KeyboardEvent) {
      const panel = within.current?.closest('dialog');
      if (panel && isForPanel(panel, event) && latest.current(event.key)) event.preventDefault();
    }
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [within]);
}
