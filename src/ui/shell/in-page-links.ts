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
      const link = clickedLink(event);
      const place = link && isHere(link) && document.getElementById(link.hash.slice(1));
      if (!place) return;
      event.preventDefault();
      takeKeyboardTo(place);
      navigate(location.pathname + location.search + link.hash, { replace: link.hash === location.hash });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}

/** The link that a plain click, which nobody has taken yet, is to be followed on. */
export function clickedLink(event: MouseEvent) {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.defaultPrevented || event.button !== 0 || modified ? null : linkOf(event.target);
}

export const linkOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('a') : null;

/** Whether it leads to a place of the page that is open. */
export const isHere = ({ hash, href }: HTMLAnchorElement) =>
  hash !== '' && withoutPlace(href) === withoutPlace(location.href);

const withoutPlace = (address: string) => address.split('#')[0];

/** What is no stop of the keyboard becomes one until it is left. */
function takeKeyboardTo(place: HTMLElement) {
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}
