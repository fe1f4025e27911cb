import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** The page is awake and what the reader sees is drawn; who waits longer sees no more. */
const FIRST_MS = 1000;
const NEXT_MS = 50;

/**
 * What is laid out only when somebody comes near is laid out in the end all the same, one part at a time, while there is
 * nothing else to do: a phone scrolls to its end without a pause, and whoever finds, prints or pictures the whole page has all of it.
 */
export function useLayOutLater() {
  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other parts
  useEffect(() => {
    const parts = [...document.querySelectorAll<HTMLElement>('.until-near')];
    const next = () => {
      const part = parts.shift();
      if (!part) return;
      part.style.contentVisibility = 'visible';
      timer = setTimeout(next, NEXT_MS);
    };
    let timer = setTimeout(next, FIRST_MS);
    return () => clearTimeout(timer);
  }, [pathname, search]);
}
