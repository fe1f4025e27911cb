import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { callApi } from '~/lib/api';
import type { Stage } from '~/model/leads/stages';
import { attempts, mayWorkLater, showFailed } from '~/records/ui/list/outcomes';
import { refresh } from '~/records/ui/list/refresh';
import { showWithUndo, type Undo } from '~/records/ui/list/undo';
import { toast } from '~/ui/toast/toast';
import type { stepCall } from '../calls/step-call';
import { followup } from '../followup';
import type { Lead } from './card-body';

export interface Move {
  stage: Stage;
  lostReason?: string | null;
  valuePaise?: number | null;
}

const NOT_MOVED = 'Not moved:';
const aboutMove = (lead: Lead) => attempts(NOT_MOVED, [lead])[0] ?? NOT_MOVED;

/** A lead is at its new stage at once, and back where it was if the server says no. */
export function useMoves(focusOn: RefObject<string>) {
  const queries = useQueryClient();
  const [moved, setMoved] = useState<readonly Lead[]>([]);
  const [said, setSaid] = useState('');

  const without = (id: string) => (leads: readonly Lead[]) => leads.filter(({ _id }) => _id !== id);
  /** What a version of a lead became by a move of ours: the next one is from there, also if it was asked for before the answer came. */
  const became = useRef(new Map<string, Promise<Lead>>());
  /** Of several moves of a lead the last is what is shown. */
  const latest = useRef(new Map<string, Move>());
  const show = (lead: Lead) => setMoved((leads) => [...without(lead._id)(leads), lead]);

  async function post(lead: Lead, move: Move): Promise<Lead> {
    const from = `${lead._id} ${lead.version}`;
    const before = became.current.get(from);
    if (before) return post(await before.catch(() => lead), move);
    const body = { ...move, version: lead.version };
    const sending = callApi<typeof stepCall>('POST', `/followup/step/${followup.name}/${lead._id}`, {
      body,
    }).then((answer) => answer.followup);
    became.current.set(from, sending);
    // Whoever waits for it tries from where the lead has stayed.
    sending.catch(() => became.current.delete(from));
    return sending;
  }

  async function send(lead: Lead, move: Move) {
    focusOn.current = lead._id;
    latest.current.set(lead._id, move);
    const isLatest = () => latest.current.get(lead._id) === move;
    show({ ...lead, ...move });
    setSaid(`${lead.name} moved from ${lead.stage} to ${move.stage}.`);
    try {
      const saved = await post(lead, move);
      if (isLatest()) show(saved);
      return saved;
    } catch (fault) {
      if (isLatest()) {
        focusOn.current = lead._id;
        setMoved(without(lead._id));
        setSaid(`${lead.name} stays in ${lead.stage}.`);
      }
      showFailed(fault, { words: `${NOT_MOVED} ${lead.name}.`, about: aboutMove(lead) });
      throw fault;
    }
  }

  /** What the server has is on the screen before the card that stood in for it goes. */
  async function settle(shown: Lead) {
    await refresh(queries, followup.name);
    // It may be on its way again.
    setMoved((leads) => leads.filter((lead) => lead !== shown));
    if (focusOn.current === shown._id) focusOn.current = '';
  }

  async function move(lead: Lead, to: Move) {
    const saved = await send(lead, to).catch(() => undefined);
    if (saved) {
      showWithUndo(`Moved to ${saved.stage}`, () => takeBack(saved, lead), {
        // Of several moves of a lead the words about the last are enough.
        id: aboutMove(lead),
        detail: `(${lead.name})`,
        about: [aboutMove(lead)],
      });
    }
    await settle(saved ?? lead);
  }

  async function takeBack(lead: Lead, { stage, lostReason, valuePaise }: Lead): Promise<Undo | undefined> {
    let again: Undo | undefined;
    let shown = lead;
    try {
      shown = await send(lead, { stage, lostReason, valuePaise });
      toast.success(`Back in ${stage}`, { detail: `(${lead.name})`, about: [aboutMove(lead)] });
    } catch (fault) {
      if (mayWorkLater(fault)) again = () => takeBack(lead, { ...lead, stage, lostReason, valuePaise });
    }
    await settle(shown);
    return again;
  }

  return { moved, said, move };
}
