import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/**
 * A link to a place of the page itself is followed by the router: it notes where the reader was before it scrolls, so that Back leads
 * there. Left to themselves, browsers scroll first, and then say that they did. The keyboard goes along, as it does with them.
 */
export function useInPageLinks() {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (event.defaultPrevented || event.button !== 0 || modified) return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const place = link && placeOnPage(link);
      if (!place) return;
      event.preventDefault();
      takeKeyboardTo(place);
      const { pathname, search, hash } = link;
      void navigate({ pathname, search, hash }, { replace: hash === location.hash });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}

function placeOnPage(link: HTMLAnchorElement) {
  const [here] = location.href.split('#');
  const [there, id] = link.href.split('#');
  return there === here && id && !link.target ? document.getElementById(decodeURIComponent(id)) : null;
}

/** What is no stop of the keyboard becomes one until it is left. */
function takeKeyboardTo(place: HTMLElement) {
  place.focus({ preventScroll: true });
  if (document.activeElement === place) return;
  place.tabIndex = -1;
  place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  place.focus({ preventScroll: true });
}
