import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Plays the reveal once on everything marked `data-reveal` as it first enters the screen. Nothing is hidden beforehand:
 * what is in sight when the page wakes stays as it is, and without JavaScript all of it is simply there.
 */
export function useScrollReveal() {
  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other elements to watch
  useEffect(() => {
    const below = new Set<Element>();
    // It also tells where everything stands at first; to measure that here would lay out the page once more.
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, boundingClientRect, target } of entries) {
        if (!isIntersecting && boundingClientRect.top > 0) {
          below.add(target);
          continue;
        }
        if (below.has(target)) target.classList.add('reveal');
        observer.unobserve(target);
      }
    });
    for (const element of document.querySelectorAll('[data-reveal]')) observer.observe(element);
    return () => observer.disconnect();
  }, [pathname, search]);
}
