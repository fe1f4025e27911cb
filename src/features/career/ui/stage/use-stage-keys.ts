import { type RefObject, useEffect, useRef } from 'react';
import { keysOf } from '~/model/fields';
import { isForPanel } from '~/records/ui/panel/panel-key';
import { stages } from '../../stages';
import type { Stage } from '../application';

/** `1` is the first stage. */
export const keyOf = (stage: Stage) => String(keysOf(stages).indexOf(stage) + 1);

/** The figures lead to the stages while the panel is open, unless somebody types. */
export function useStageKeys(within: RefObject<HTMLElement | null>, onKey: (stage: Stage) => void) {
  const latest = useRef(onKey);
  latest.current = onKey;
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      const panel = within.current?.closest('dialog');
      const stage = keysOf(stages).find((one) => keyOf(one) === event.key);
      if (!panel || !stage || !isForPanel(panel, event)) return;
      event.preventDefault();
      latest.current(stage);
    }
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [within]);
}
