import { useQuery } from '@tanstack/react-query';
import { PAGES_LIST } from '../fields/text-fields';

/** Every page that the site has says so to search engines; a link may lead to each of them. */
export function PagesList() {
  const { data = [] } = useQuery({
    queryKey: ['pages of the site'],
    async queryFn({ signal }) {
      const answer = await fetch('/sitemap.xml', { signal });
      if (!answer.ok) return [];
      const map = new DOMParser().parseFromString(await answer.text(), 'application/xml');
      return Array.from(map.querySelectorAll('loc'), ({ textContent }) => pathIn(textContent));
    },
  });
  return (
    <datalist id={PAGES_LIST}>
      {data.map((path) => (
        <option key={path} value={path} />
      ))}
    </datalist>
  );
}

function pathIn(address: string) {
  const { pathname, search } = new URL(address);
  return pathname + search;
}
