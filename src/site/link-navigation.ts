import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/**
 * Follows the links of HTML that React did not make, without a new document. A link marked `data-keep-scroll` leaves the
 * reader where they are.
 */
export function useLinkNavigation() {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (event.defaultPrevented || event.button !== 0 || modified) return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !isPage(link)) return;
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash, {
        preventScrollReset: link.dataset.keepScroll !== undefined,
        state: { from: location.pathname + location.search },
      });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}

/** A place on the page itself is the browser's own business: it moves the focus as well. */
function isPage(link: HTMLAnchorElement) {
  const here = link.pathname === location.pathname && link.search === location.search;
  return (
    link.origin === location.origin &&
    !link.target &&
    !(here && link.hash) &&
    !/^\/(api|files|assets)\//.test(link.pathname)
  );
}
