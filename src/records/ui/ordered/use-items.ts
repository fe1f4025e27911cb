import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { inFigures } from '~/lib/figures';
import { showWithUndo } from '../list/undo';

export interface Items<Item> {
  /** What a single one is called. */
  one: string;
  items: readonly Item[];
  /** What an entry is called by, if it says something by itself. */
  titleOf: (item: Item) => string;
  /** Before anybody has filled it in. */
  empty: () => Item;
  /** Changes the list, from what it is by then. */
  onChange: (update: (now: readonly Item[]) => readonly Item[]) => void;
}

const upperFirst = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** The entries of a list: each with a key of its own that moves along with it, and what can be done with them. */
export function useItems<Item>({ one, items, titleOf, empty, onChange }: Items<Item>) {
  const next = useRef(items.length);
  const [ownKeys, setKeys] = useState<readonly number[]>(() => items.map((_, index) => index));
  const [added, setAdded] = useState<number>();
  const [said, setSaid] = useState('');
  // Somebody else's change came, or one was taken back: whatever is too many or too few is so at the end.
  const keys = items.map((_, index) => ownKeys[index] ?? -1 - index);
  const latest = useRef({ onChange, keys });
  latest.current = { onChange, keys };

  const called = (index: number) => {
    const item = items[index];
    return (item !== undefined && titleOf(item)) || `${upperFirst(one)} ${inFigures(index + 1)}`;
  };

  function insert(index: number, item: Item) {
    const key = next.current;
    next.current += 1;
    setKeys(latest.current.keys.toSpliced(index, 0, key));
    latest.current.onChange((now) => now.toSpliced(index, 0, item));
    return key;
  }

  function move(from: number, to: number) {
    if (to < 0 || to >= items.length) return;
    const had = document.activeElement;
    flushSync(() => {
      setKeys(moved(keys, from, to));
      onChange((now) => moved(now, from, to));
      setSaid(`${called(from)} is now ${inFigures(to + 1)} of ${inFigures(items.length)}.`);
    });
    // The browser takes the focus from what is moved in the page.
    if (had instanceof HTMLElement) had.focus();
  }

  function remove(index: number) {
    const [item] = items.slice(index, index + 1);
    const words = called(index);
    setKeys(keys.toSpliced(index, 1));
    onChange((now) => now.toSpliced(index, 1));
    if (item === undefined) return;
    showWithUndo(
      'Removed',
      async () => {
        insert(index, item);
        return undefined;
      },
      { detail: `“${words.slice(0, 60)}”` },
    );
  }

  function copy(index: number) {
    const [item] = items.slice(index, index + 1);
    if (item !== undefined) setAdded(insert(index + 1, item));
  }

  return {
    keys,
    said,
    /** The one that was added last: it is opened and begun. */
    added,
    called,
    move,
    remove,
    add: () => setAdded(insert(items.length, empty())),
    copy,
  };
}

const moved = <One>(list: readonly One[], from: number, to: number) =>
  list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));
