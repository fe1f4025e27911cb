import { useEffect, useRef, useState } from 'react';

const TYPING_PAUSE_MS = 250;

/**
 * What stands in a search field, and is asked for when typing pauses. What was asked for comes back with the address, a
 * moment later: letters typed meanwhile stay. Only what comes from elsewhere, by a link or by Back, is put into the field.
 */
export function useTypedSearch(searched: string, search: (text: string) => void) {
  const [typed, setTyped] = useState(searched);
  const onItsWay = useRef(new Set<string>());
  const askedLast = useRef(searched);

  useEffect(() => {
    if (!onItsWay.current.delete(searched)) setTyped(searched);
  }, [searched]);

  useEffect(() => {
    if (typed === searched) return onItsWay.current.clear();
    // Asked for once more, it would undo what somebody has done with the list since: a page was turned, and turned back.
    if (typed === askedLast.current && onItsWay.current.has(typed)) return;
    const timer = setTimeout(() => {
      askedLast.current = typed;
      onItsWay.current.add(typed);
      search(typed);
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, searched, search]);

  return [typed, setTyped] as const;
}
