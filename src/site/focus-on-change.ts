import { useEffect, useRef } from 'react';

/** Whoever has just decided is led to what became of it. */
export function useFocusOnChange(status: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(status);
  useEffect(() => {
    if (before.current === status) return;
    before.current = status;
    heading.current?.focus();
  }, [status]);
  return heading;
}
