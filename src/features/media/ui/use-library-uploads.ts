import { useQueryClient } from '@tanstack/react-query';
import { refresh } from '~/records/ui/list/refresh';
import { toast } from '~/ui/toast/toast';
import { type Media, media } from '../media';
import { useUploads } from './use-uploads';

/** Uploads that all who look at the library see, and that are said. */
export function useLibraryUploads(
  onAdded: ((added: readonly Media[]) => void) | undefined,
  start: readonly File[] = [],
) {
  const queries = useQueryClient();
  return useUploads(async (added) => {
    toast.success(added.length === 1 ? 'Picture added' : `${added.length} pictures added`);
    onAdded?.(added);
    await refresh(queries, media.name);
  }, start);
}
