import { useEffect, useRef } from 'react';

/**
 * What stays on top while the page is scrolled is as high as its words are long: what stays below it, and what is scrolled to,
 * keeps clear of it by this much. On a phone it is the bar alone.
 */
export function useRoomBelow() {
  const head = useRef<HTMLElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const measure = () => {
      const height = Math.max(head.current?.offsetHeight ?? 0, bar.current?.offsetHeight ?? 0);
      style.setProperty('--editor-head', `${height}px`);
      style.setProperty('scroll-padding-top', `${height}px`);
    };
    const observer = new ResizeObserver(measure);
    for (const { current } of [head, bar]) if (current) observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty('--editor-head');
      style.removeProperty('scroll-padding-top');
    };
  }, []);
  return [head, bar] as const;
}
