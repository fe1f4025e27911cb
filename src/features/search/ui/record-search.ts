import { keepPreviousData } from '@tanstack/react-query';
import type { z } from 'zod';
import { resources } from '~/features/resources';
import { SHORTEST_SEARCH } from '~/features/search/search-rules';
import { formatDate } from '~/lib/time';
import { useCall } from '~/lib/use-call';
import { usePaused } from '~/lib/use-paused';
import type { searchCall } from '../search-call';
import type { Group } from './choices';

const TYPING_PAUSE_MS = 120;

/** Records that match what was typed, by kind. What was found before stays until there is something newer. */
export function useRecordSearch(typed: string) {
  const text = usePaused(typed, TYPING_PAUSE_MS);
  const long = [...typed].length >= SHORTEST_SEARCH;
  const found = useCall<typeof searchCall>(['search', text], `/search?${new URLSearchParams({ q: text })}`, {
    enabled: [...text].length >= SHORTEST_SEARCH,
    placeholderData: keepPreviousData,
  });
  const settled = long && text === typed && !found.isFetching;
  const items = long ? (found.data?.items ?? []) : [];
  return {
    groups: grouped(settled ? items : items.filter((item) => stillFits(item, typed))),
    nothing: settled && found.data?.items.length === 0,
    fault: settled && found.isError ? found.error.message : undefined,
    tooShort: typed !== '' && !long,
  };
}

type Found = z.output<(typeof searchCall)['answer']>['items'][number];

/** Of what was found before: Enter must not open what no longer fits. */
const stillFits = ({ title, detail }: Found, typed: string) =>
  `${title} ${detail}`.toLowerCase().includes(typed.toLowerCase());

const grouped = (items: readonly Found[]): Group[] =>
  resources.flatMap(({ name, path, title }) => {
    const choices = items
      .filter(({ resource }) => resource === name)
      .map((item) => {
        const to =
          name === 'person' ? `/dashboard/${path}/${item._id}` : `/dashboard/${path}?record=${item._id}`;
        const subject = [item.date && formatDate(item.date), item.subject].filter(Boolean).join(' · ');
        return { id: to, to, title: item.title, detail: item.detail, subject, icon: 'file' as const };
      });
    return choices.length > 0 ? [{ title, choices }] : [];
  });
