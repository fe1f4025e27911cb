import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '~/lib/api';
import { mayWorkLater, showFailed } from '~/records/ui/list/outcomes';
import { showWithUndo, type Undo } from '~/records/ui/list/undo';
import type { Colleague, setAwayCall } from './away';

/** Under which who is away is asked for. */
export const AWAY = 'away';
/** What tells it as well: whose turn it can be, and what I have said of myself. */
const ALSO_SHOWN = ['owners', 'my-notices'];

/** Says of a colleague when they are away, or that they are back; either can be taken back. */
export function useSetAway() {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);

  async function put(id: string, away: Colleague['away']) {
    const body = { away };
    const { message } = await callApi<typeof setAwayCall>('PUT', `/settings/away/${id}`, { body });
    await Promise.all([AWAY, ...ALSO_SHOWN].map((key) => queries.invalidateQueries({ queryKey: [key] })));
    return message;
  }

  /** Fails where it is refused. */
  async function set({ _id, name, away: before }: Colleague, away: Colleague['away']) {
    const about = `${AWAY} ${_id}`;
    async function putBack(): Promise<Undo | undefined> {
      try {
        await put(_id, before);
      } catch (fault) {
        showFailed(fault, { words: 'It was not taken back.', about });
        if (mayWorkLater(fault)) return putBack;
      }
      return undefined;
    }
    const message = await put(_id, away);
    showWithUndo(message, putBack, { detail: `(${name})`, about: [about] });
  }

  async function end(colleague: Colleague) {
    setBusy(true);
    try {
      await set(colleague, null);
    } catch (fault) {
      showFailed(fault, { words: 'It was not saved.', about: `${AWAY} ${colleague._id}` });
    }
    setBusy(false);
  }

  return { busy, set, end };
}
