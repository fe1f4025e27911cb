import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Button } from '~/ui/button';

interface ShowOlderProps {
  /** The entries, which can take the focus. */
  list: RefObject<HTMLElement | null>;
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  className?: string;
  children: string;
}

/** The next page below the entries that are there. With the last one it goes, and the keyboard goes on at the first that is new. */
export function ShowOlder({ list, query, className = '', children }: ShowOlderProps) {
  const shown = useRef<number>(null);
  useLayoutEffect(() => {
    const entry = shown.current === null ? null : list.current?.children.item(shown.current);
    if (!entry) return;
    shown.current = null;
    if (entry instanceof HTMLElement && document.activeElement === document.body) entry.focus();
  });
  if (!query.hasNextPage) return null;
  return (
    <Button
      size="sm"
      variant="secondary"
      className={`w-fit ${className}`}
      busy={query.isFetchingNextPage}
      onClick={() => {
        shown.current = list.current?.children.length ?? null;
        query.fetchNextPage();
      }}
    >
      {children}
    </Button>
  );
}
