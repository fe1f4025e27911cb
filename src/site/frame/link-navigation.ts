import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { clickedLink, isHere, linkOf } from '~/ui/shell/in-page-links';

/**
 * Follows the links of HTML that React did not make, without a new document. A link marked `data-keep-scroll` leaves the
 * reader where they are.
 */
export function useLinkNavigation() {
  const navigate = useNavigate();
  const { state } = useLocation();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = clickedLink(event);
      if (!link || !isPage(link)) return;
      event.preventDefault();
      // From one overlay of a page to another: closing either leads back to the page.
      const onward = link.closest('dialog') !== null && link.pathname === location.pathname;
      navigate(link.pathname + link.search + link.hash, {
        preventScrollReset: link.dataset.keepScroll !== undefined,
        replace: onward,
        state: onward ? state : { from: location.pathname + location.search },
      });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate, state]);
}

/** On another page the keyboard begins at its content, as it does in a new document. */
export function useFocusOnContent() {
  const { pathname, hash } = useLocation();
  const followed = useNavigationType() === 'PUSH';
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const place = hash || document.querySelector('dialog[open]') ? null : document.getElementById('content');
    if (followed) place?.focus({ preventScroll: true });
  }, [pathname, hash, followed]);
}

/** The link to a page of ours that an event happened on. */
export function linkedPage(target: EventTarget | null) {
  const link = linkOf(target);
  return link && isPage(link) ? link : undefined;
}

/** Places on the page itself: see `useInPageLinks`. */
function isPage(link: HTMLAnchorElement) {
  return (
    link.origin === location.origin &&
    !link.target &&
    !isHere(link) &&
    !/^\/(api|files|assets)\//.test(link.pathname)
  );
}
