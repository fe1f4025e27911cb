import { useQuery } from '@tanstack/react-query';

/** Every page that the site has says so to search engines. */
export const usePages = () =>
  useQuery({
    queryKey: ['pages of the site'],
    async queryFn({ signal }) {
      const answer = await fetch('/sitemap.xml', { signal });
      if (!answer.ok) return [];
      const map = new DOMParser().parseFromString(await answer.text(), 'application/xml');
      return Array.from(map.querySelectorAll('loc'), ({ textContent }) => pathIn(textContent));
    },
  }).data ?? [];

function pathIn(address: string) {
  const { pathname, search } = new URL(address);
  return pathname + search;
}
