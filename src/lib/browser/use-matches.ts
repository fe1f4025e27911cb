import { useSyncExternalStore } from 'react';

/** Whether the window answers to a media query, also after it has changed. The server takes it for a phone. */
export const useMatches = (query: string) =>
  useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
    () => false,
  );
