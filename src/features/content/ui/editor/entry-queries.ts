import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { z } from 'zod';
import { callApi } from '~/lib/api';
import type { OutdatedError } from '~/lib/errors';
import { SECOND } from '~/lib/time';
import { useCall } from '~/lib/use-call';
import type { Side } from '~/ui/autosave/autosave';
import type { Data } from '~/ui/autosave/unsaved-words';
import type { editingCall, entryCall, leaveEditingCall, saveDraftCall } from '../../content-call';

export type WholeEntry = z.output<typeof entryCall.answer>;
export type ChangedEntry = z.output<typeof saveDraftCall.answer>['entry'];

export interface EntryPlace {
  collection: string;
  id: string;
}

export const pathOf = ({ collection, id }: EntryPlace) => `/content/${collection}/${id}` as const;

const keyOf = ({ collection, id }: EntryPlace) => ['content', 'entry', collection, id];

/** Asked once for each time that the editor opens: what comes later comes by saving, or as the other side of a conflict. */
export const useEntry = (place: EntryPlace) =>
  useCall<typeof entryCall>(keyOf(place), pathOf(place), {
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** What a change has made of it; all that lists it is asked anew. */
export function takeAnswer(queries: QueryClient, place: EntryPlace, entry: ChangedEntry) {
  queries.setQueryData<WholeEntry>(keyOf(place), (before) => before && { ...before, ...entry });
  void queries.invalidateQueries({
    predicate: ({ queryKey: [area, kind] }) => area === 'content' && kind !== 'entry',
  });
}

/** What is built upon: the draft, or what is published where there is none. */
export const newestOf = ({ draft, published }: Pick<ChangedEntry, 'draft' | 'published'>): Side =>
  draft ?? published ?? { version: 0, data: {}, userId: null, userName: '' };

/** The other side, as the refusal to save tells it. */
export function sideIn({ current }: OutdatedError): Side | undefined {
  const side = ('draft' in current && current.draft) || ('published' in current && current.published);
  return isSide(side) ? side : undefined;
}

const isSide = (side: unknown): side is Side =>
  typeof side === 'object' && side !== null && 'version' in side && 'data' in side && 'userName' in side;

export const saveDraft = (place: EntryPlace, data: Data, basedOn: number) =>
  callApi<typeof saveDraftCall>('PUT', `${pathOf(place)}/draft`, { body: { data, basedOn } });

const SAID_EVERY_MS = 15 * SECOND;

/** Who else has this open; says of us that we have, while the window is in sight. */
export function useOthers(place: EntryPlace) {
  const { collection, id } = place;
  const { data } = useQuery({
    queryKey: ['content', 'editing', collection, id],
    queryFn: ({ signal }) =>
      callApi<typeof editingCall>('POST', `${pathOf({ collection, id })}/editing`, { signal }),
    refetchInterval: SAID_EVERY_MS,
    gcTime: 0,
    retry: false,
  });
  useEffect(
    () => () => {
      callApi<typeof leaveEditingCall>('DELETE', `${pathOf({ collection, id })}/editing`).catch(() => {});
    },
    [collection, id],
  );
  return data?.others ?? [];
}
