import { useEffect, useRef } from 'react';

/** Called when what was read differs from what was read before. */
export function useChange(read: object | undefined, onChange: () => void) {
  const before = useRef(read);
  useEffect(() => {
    if (before.current && read && before.current !== read) onChange();
    before.current = read;
  });
}
