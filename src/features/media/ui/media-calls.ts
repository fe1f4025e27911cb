import { keepPreviousData } from '@tanstack/react-query';
import { callApi } from '~/lib/api';
import { fetchWithProgress } from '~/lib/browser/fetch-with-progress';
import { useCall } from '~/lib/use-call';
import type { ListCall } from '~/model/resource';
import { media } from '../media';
import type { addMediaCall, editMediaCall, namedMediaCall, spaceCall, usesCall } from '../media-call';

const PAGE_SIZE = 24;

/** One page of the library. */
export function usePictures({ q, page }: { q: string; page: number }) {
  const query = new URLSearchParams({ page: String(page), pageSize: String(PAGE_SIZE) });
  if (q) query.set('q', q);
  return useCall<ListCall>([media.name, 'list', query.toString()], `${media.endpoints.list}?${query}`, {
    placeholderData: keepPreviousData,
  });
}

/** The one that the words of the site call so. */
export const useNamedPicture = (name: string) =>
  useCall<typeof namedMediaCall>(
    [media.name, 'named', name],
    `/media/named?${new URLSearchParams({ name })}`,
    {
      enabled: name !== '',
    },
  );

export const useUses = (id: string) =>
  useCall<typeof usesCall>([media.name, 'uses', id], `/media/${id}/uses`);

export const useSpace = () => useCall<typeof spaceCall>([media.name, 'space'], '/media/space');

interface Described {
  alt: string;
  decorative: boolean;
}

export function addPicture(file: File, { alt, decorative }: Described, onProgress: (part: number) => void) {
  const form = new FormData();
  form.set('alt', alt);
  form.set('decorative', String(decorative));
  form.set('file', file);
  return callApi<typeof addMediaCall>('POST', '/media', { form, fetch: fetchWithProgress(onProgress) });
}

export function replacePicture(id: string, file: File, onProgress: (part: number) => void) {
  const form = new FormData();
  form.set('file', file);
  return callApi<typeof editMediaCall>('PUT', `/media/${id}`, { form, fetch: fetchWithProgress(onProgress) });
}
