import type { RefObject } from 'react';
import { keysOf } from '~/model/fields';
import { usePanelKeys } from '~/records/ui/panel/use-panel-keys';
import { stages } from '../../stages';
import type { Stage } from '../application';

/** `1` is the first stage. */
export const keyOf = (stage: Stage) => String(keysOf(stages).indexOf(stage) + 1);

/** The figures lead to the stages. */
export function useStageKeys(within: RefObject<HTMLElement | null>, onKey: (stage: Stage) => void) {
  usePanelKeys(within, (key) => {
    const stage = keysOf(stages).find((one) => keyOf(one) === key);
    if (stage) onKey(stage);
    return stage !== undefined;
  });
}
