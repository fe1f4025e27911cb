import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { z } from 'zod';
import { resources } from '~/features/resources';
import { callApi } from '~/lib/api';
import { useCall } from '~/lib/use-call';
import { useMay } from '~/platform/auth/ui/session';
import { mayWorkLater, showFailed } from '~/records/ui/list/outcomes';
import { refresh } from '~/records/ui/list/refresh';
import { hideUndo, showWithUndo, type Undo, withdrawUndo } from '~/records/ui/list/undo';
import { useIsHere } from '~/ui/shell/own-address';
import { toast } from '~/ui/toast/toast';
import type { dismissCall, mergeCall, personCall, splitCall, undoMergeCall } from '../person';

export type WholePerson = z.output<typeof personCall.answer>;
type Merged = z.input<typeof mergeCall.body>;
export type Parted = z.input<typeof splitCall.body>['records'];

const wholeKey = (id: string) => ['person', 'whole', id];

/** Who was merged is answered by the one who they are now. */
export const usePerson = (id: string) => useCall<typeof personCall>(wholeKey(id), `/people/${id}`);

export const addressOf = (id: string) => `/dashboard/people/${id}`;

/** Whoever was merged has another address now, which is the one to be sent on and bookmarked. What was answered is shown there at once. */
export function useMoved(id: string, person: WholePerson | undefined) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { search } = useLocation();
  const isHere = useIsHere();
  useEffect(() => {
    if (!person || person._id === id) return;
    queries.setQueryData(wholeKey(person._id), person);
    if (isHere()) void navigate(addressOf(person._id) + search, { replace: true, state: { hasMoved: true } });
  }, [person, id, queries, navigate, search, isHere]);
}

const aboutPerson = (id: string) => `person ${id}`;
const aboutMerge = (undo: string) => `merge ${undo}`;

/** What is done with whole people; all that tells of them follows. */
export function usePersonActions({ _id, name }: Pick<WholePerson, '_id' | 'name'>) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const mayUndo = useMay()('leads:delete');
  const about = aboutPerson(_id);
  const refreshAll = () => refresh(queries, 'known', ...resources.map((resource) => resource.name));

  async function undoMerge(undo: string): Promise<Undo | undefined> {
    let again: Undo | undefined;
    try {
      const { message } = await callApi<typeof undoMergeCall>('POST', `/people/undo/${undo}`);
      withdrawUndo(aboutMerge(undo));
      toast.success(message, { about: [about] });
    } catch (fault) {
      showFailed(fault, { words: 'The merge was not taken back.', about });
      if (mayWorkLater(fault)) again = () => undoMerge(undo);
      else withdrawUndo(aboutMerge(undo));
    }
    await refreshAll();
    return again;
  }

  async function merge(body: Merged) {
    const { message, undo } = await callApi<typeof mergeCall>('POST', `/people/${_id}/merge`, { body });
    const options = { about: [about, aboutMerge(undo)], detail: `(${name})` };
    // Whoever was merged into them before comes back after them.
    hideUndo(aboutPerson(body.from));
    if (mayUndo) showWithUndo(message, () => undoMerge(undo), options);
    else toast.success(message, { ...options, detail: 'An admin can undo it for 30 days.' });
    await refreshAll();
  }

  /** Answers whether it worked. */
  async function split(records: Parted) {
    try {
      const { message, person } = await callApi<typeof splitCall>('POST', `/people/${_id}/split`, {
        body: { records },
      });
      // That they are one is not true any more; on their page a merge can still be taken back.
      withdrawUndo(about);
      toast.success(message, {
        about: [about],
        duration: 8000,
        action: { label: 'Open', run: () => navigate(addressOf(person._id)) },
      });
    } catch (fault) {
      showFailed(fault, { words: 'Nothing was taken apart.', about });
      return false;
    }
    await refreshAll();
    return true;
  }

  async function dismiss(other: string) {
    try {
      await callApi<typeof dismissCall>('POST', `/people/${_id}/suggestions/${other}/dismiss`);
    } catch (fault) {
      showFailed(fault, { words: 'That they are not the same was not saved.', about });
    }
    await refreshAll();
  }

  return { merge, undoMerge, split, dismiss };
}
