import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { callApi } from '~/lib/api';
import { inFigures } from '~/lib/figures';
import { type AnyRecord, type Resource, titleOf } from '~/model/resource';
import { isNotConfirmed } from '~/platform/auth/ui/not-confirmed';
import type { bulkCall, undoCall } from '~/records/bulk-call';
import { toast } from '~/ui/toast/toast';
import { inWords, mayWorkLater } from '../list/outcomes';
import { hideRows, refresh } from '../list/refresh';
import { NOTICE_MS, showWithUndo, type Undo } from '../list/undo';

type Answer = z.output<typeof bulkCall.answer>;
export type Skipped = Answer['skipped'];
/** The records that were ticked, whose names can be told later. */
type Known = ReadonlyMap<string, AnyRecord>;

/** What came of it, in the words of whoever asked for it. */
export type Said = (changed: number) => string;

interface Ticked {
  known: Known;
  /** Those that stayed ticked since they were skipped: what they were ticked for is taken back. */
  onUndone: (skipped: ReadonlySet<string>) => void;
  said: Said | undefined;
}

/** Which records: by name, or all that a query finds, as many as the list says. */
export type Which = { ids: string[] } | { query: string; expected: number | null };
export type BulkChange = { set: Record<string, unknown> } | { action: 'delete' | 'spam' | 'notSpam' };

/** One change of many records in one call. It says what came of it, which were skipped and why, and can be taken back. */
export function useBulk(resource: Resource) {
  const queries = useQueryClient();
  const { name } = resource;
  const [leftOut, setLeftOut] = useState<{ skipped: Skipped; known: Known }>();
  const [busy, setBusy] = useState(false);
  const about = [`bulk ${name}`];

  function tellFailed(words: string, fault: unknown) {
    if (isNotConfirmed(fault)) toast(inWords(words, fault));
    else toast.error(inWords(words, fault), { about, duration: NOTICE_MS });
  }

  function tellSkipped(skipped: Skipped, known: Known) {
    if (skipped.length === 0) return;
    const count = inFigures(skipped.length);
    const [first] = skipped;
    // One needs no list; of several the list says each its own reason.
    if (skipped.length === 1 && first) toast.error('1 record was skipped.', { detail: first.message, about });
    else
      toast.error(`${count} records were skipped.`, {
        about,
        duration: NOTICE_MS,
        action: { label: 'Show which', run: () => setLeftOut({ skipped, known }) },
      });
  }

  const takeBack =
    ({ undo, skipped }: Pick<Answer, 'undo' | 'skipped'>, ticked: Ticked): Undo =>
    async () => {
      let again: Undo | undefined;
      try {
        const done = await callApi<typeof undoCall>('POST', `/records/undo/${undo}`);
        toast.success(done.message, { about });
        tellSkipped(done.skipped, ticked.known);
        ticked.onUndone(new Set(skipped.map(({ _id }) => _id)));
      } catch (fault) {
        tellFailed('Not undone: ', fault);
        if (mayWorkLater(fault)) again = takeBack({ undo, skipped }, ticked);
      }
      await refresh(queries, name);
      return again;
    };

  /** Answers which were skipped; nothing when it failed as a whole. */
  async function run(which: Which, change: BulkChange, ticked: Ticked): Promise<Skipped | undefined> {
    const { known } = ticked;
    const ids = 'ids' in which ? which.ids : [];
    if ('action' in change) hideRows(queries, name, ids);
    setBusy(true);
    let answer: Answer | undefined;
    try {
      answer = await callApi<typeof bulkCall>('POST', `/records/${name}/bulk`, {
        body: { ...which, ...change },
      });
      const only = ids.length === 1 ? known.get(ids[0] ?? '') : undefined;
      const detail = only ? { detail: `(${titleOf(resource, only)})` } : {};
      const words = ticked.said?.(answer.changed) ?? answer.message;
      if (answer.undo) showWithUndo(words, takeBack(answer, ticked), { about, ...detail });
      else toast(answer.message);
      tellSkipped(answer.skipped, known);
    } catch (fault) {
      tellFailed(failedWords(resource, change), fault);
    }
    await refresh(queries, name);
    setBusy(false);
    return answer?.skipped;
  }

  return { run, busy, leftOut, closeLeftOut: () => setLeftOut(undefined) };
}

/** What did not happen. */
function failedWords({ messages }: Resource, change: BulkChange) {
  if ('set' in change) return messages.updateFailed;
  if (change.action === 'delete') return messages.deleteFailed;
  return change.action === 'spam' ? 'Not moved to spam: ' : 'Not moved to the list: ';
}
