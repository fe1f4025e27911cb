import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const PATIENCE_MS = 5000;

/**
 * On another page the keyboard begins at its heading, and a screen reader says where it is; so it does for whoever has returned to one
 * that stands anew.
 */
export function useFocusOnHeading({ returned }: { returned: boolean }) {
  const { pathname } = useLocation();
  const followed = useNavigationType() === 'PUSH';
  const before = useRef(returned ? undefined : pathname);
  // Ended with the page itself: what comes after it is not the heading that was waited for.
  useLayoutEffect(() => {
    if (before.current === pathname) return;
    const isReturn = before.current === undefined;
    before.current = pathname;
    const content = document.getElementById('content');
    if ((!followed && !isReturn) || !content) return;
    // The page itself may still be on its way; then its heading is met when it comes.
    const settled = headingFollower(content);
    const observer = new MutationObserver(() => settled() && observer.disconnect());
    if (!settled()) observer.observe(content, { subtree: true, childList: true });
    const timer = setTimeout(() => observer.disconnect(), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [pathname, followed]);
}

/**
 * Focuses the heading, and that which takes its place once what the page is about has come. Tells whether there is nothing left to do: a
 * dialog keeps its focus, and so does a reader who has gone on meanwhile.
 */
function headingFollower(content: HTMLElement) {
  let heading: HTMLElement | null = null;
  return () => {
    const { activeElement, body } = document;
    if (heading?.isConnected) return activeElement !== heading;
    // What had the focus has left the page, and it with it.
    const isLost = heading !== null && activeElement === body;
    const elsewhere = activeElement !== content && content.contains(activeElement);
    if ((heading && !isLost) || elsewhere || document.querySelector('dialog:modal')) return true;
    heading = content.querySelector('h1');
    if (heading) heading.tabIndex = -1;
    (heading ?? content).focus({ preventScroll: true });
    return false;
  };
}
