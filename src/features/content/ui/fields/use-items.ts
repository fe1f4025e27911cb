import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { inFigures } from '~/lib/figures';
import { showWithUndo } from '~/records/ui/list/undo';
import { type Field, useChangeField } from './field';
import { emptyOf, listOf, titleOf } from './field-schema';

const upperFirst = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** The entries of a list: each with a key of its own that moves along with it, and what can be done with them. */
export function useItems(field: Field, items: readonly unknown[]) {
  const change = useChangeField();
  const next = useRef(items.length);
  const [ownKeys, setKeys] = useState<readonly number[]>(() => items.map((_, index) => index));
  const [added, setAdded] = useState<number>();
  const [said, setSaid] = useState('');
  // Somebody else's change came, or one was taken back: whatever is too many or too few is so at the end.
  const keys = items.map((_, index) => ownKeys[index] ?? -1 - index);
  const latest = useRef({ path: field.path, keys });
  latest.current = { path: field.path, keys };

  const { schema } = field;
  const item = schema.item ?? schema;
  const called = (index: number, value = items[index]) =>
    titleOf(item, value) || `${upperFirst(schema.one)} ${inFigures(index + 1)}`;

  function insert(index: number, value: unknown) {
    const key = next.current;
    next.current += 1;
    const { path, keys: before } = latest.current;
    setKeys(before.toSpliced(index, 0, key));
    change(path, (now) => listOf(now).toSpliced(index, 0, value));
    return key;
  }

  function move(from: number, to: number) {
    if (to < 0 || to >= items.length) return;
    const had = document.activeElement;
    const moved = <One>(list: readonly One[], one: One) => list.toSpliced(from, 1).toSpliced(to, 0, one);
    flushSync(() => {
      const key = keys[from];
      if (key !== undefined) setKeys(moved(keys, key));
      change(field.path, (now) => moved(listOf(now), listOf(now)[from]));
      setSaid(`${called(from)} is now ${inFigures(to + 1)} of ${inFigures(items.length)}.`);
    });
    // The browser takes the focus from what is moved in the page.
    if (had instanceof HTMLElement) had.focus();
  }

  function remove(index: number) {
    const value = items[index];
    const words = called(index);
    setKeys(keys.toSpliced(index, 1));
    change(field.path, (now) => listOf(now).toSpliced(index, 1));
    showWithUndo(
      'Removed',
      async () => {
        insert(index, value);
        return undefined;
      },
      { detail: `“${words.slice(0, 60)}”` },
    );
  }

  return {
    keys,
    said,
    /** The one that was added last: it is opened and begun. */
    added,
    called,
    move,
    remove,
    add: () => setAdded(insert(items.length, emptyOf(item))),
    copy: (index: number) => setAdded(insert(index + 1, items[index])),
  };
}
