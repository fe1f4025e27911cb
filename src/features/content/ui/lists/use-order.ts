import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { callApi } from '~/lib/api';
import { inFigures } from '~/lib/figures';
import { showWithUndo } from '~/records/ui/list/undo';
import type { orderCall } from '../../content-call';
import { entriesKey, type ListedEntry, sayFault } from './entries';

/** Another order is seen at once, here and on the site, with the way back. */
export function useOrder(collection: string, entries: readonly ListedEntry[]) {
  const queries = useQueryClient();
  const [said, setSaid] = useState('');
  const wanted = useRef<readonly ListedEntry[]>(undefined);
  const sending = useRef<Promise<void>>(undefined);

  /** One at a time, so that the last order that was asked for is the one that stays. */
  async function send() {
    while (wanted.current) {
      const ids = wanted.current.map(({ _id }) => _id);
      wanted.current = undefined;
      await callApi<typeof orderCall>('POST', `/content/${collection}/order`, { body: { ids } });
    }
  }

  async function put(order: readonly ListedEntry[]) {
    // What was asked for before would come after it.
    await queries.cancelQueries({ queryKey: entriesKey(collection) });
    queries.setQueryData(entriesKey(collection), order);
    wanted.current = order;
    sending.current ??= send().finally(() => {
      sending.current = undefined;
    });
    try {
      await sending.current;
      return true;
    } catch (fault) {
      wanted.current = undefined;
      sayFault(fault);
      await queries.invalidateQueries({ queryKey: entriesKey(collection) });
      return false;
    }
  }

  async function move(from: number, to: number) {
    const moved = entries[from];
    if (!moved || to < 0 || to >= entries.length) return;
    const order = entries.toSpliced(from, 1).toSpliced(to, 0, moved);
    setSaid(`${moved.title} is now ${inFigures(to + 1)} of ${inFigures(entries.length)}.`);
    if (!(await put(order))) return;
    const undo = async () => {
      await put(entries);
      return undefined;
    };
    showWithUndo('Put in order', undo, { id: `order ${collection}`, detail: `“${moved.title}” moved.` });
  }

  return { move, said };
}
