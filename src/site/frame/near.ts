/** How far below the screen it may still be. */
const AHEAD = '600px';

/** Calls back once, when the element comes near the screen. */
export function onceNear(element: Element, act: () => void) {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      act();
    },
    { rootMargin: AHEAD },
  );
  observer.observe(element);
  return observer;
}

/**
 * Settles when that part of a page comes near the screen: till then it is the server's HTML, without a script. Settles at
 * once where the part is not there, on the server and on the way from another page; and whoever leaves before may return.
 */
export function whenNear(id: string) {
  const element = typeof document === 'undefined' ? null : document.getElementById(id);
  if (!element) return Promise.resolve();
  return new Promise<void>((resolve) => {
    onceNear(element, resolve);
    for (const sign of ['click', 'popstate']) window.addEventListener(sign, () => resolve(), { once: true });
  });
}
