import { Editor } from '@tiptap/core';
import { type RefObject, useEffect, useReducer, useRef, useState } from 'react';
import { extensions } from './extensions';
import { pastedHtml } from './pasted';
import { richOf, stored } from './tidy';

interface Edited {
  place: RefObject<HTMLDivElement | null>;
  value: unknown;
  onChange: (next: unknown) => void;
  /** Of the element that is written in. */
  attributes: Record<string, string>;
}

/** The editor in its place; drawn anew with every key, since its buttons tell what stands under the cursor. */
export function useRichEditor({ place, value, onChange, attributes }: Edited) {
  const [editor, setEditor] = useState<Editor>();
  const [, drawAnew] = useReducer((count: number) => count + 1, 0);
  const latest = useRef({ value, onChange, attributes });
  latest.current.onChange = onChange;

  useEffect(() => {
    const made = new Editor({
      element: place.current,
      extensions,
      // The policy of our pages takes no style from a script: it stands in rich-field.css.
      injectCSS: false,
      content: richOf(latest.current.value),
      editorProps: { attributes: latest.current.attributes, transformPastedHTML: pastedHtml },
      onUpdate({ editor: changed }) {
        const next = stored(changed.getJSON());
        // What the editor does by itself, as to make room for the cursor, is no change.
        if (isSame(next, latest.current.value)) return;
        latest.current.value = next;
        latest.current.onChange(next);
      },
      onTransaction: drawAnew,
    });
    setEditor(made);
    return () => made.destroy();
  }, [place]);

  // What somebody else has written, or a version that was brought back; our own words come back as they went.
  useEffect(() => {
    if (!editor || value === latest.current.value) return;
    const same = isSame(value, latest.current.value);
    latest.current.value = value;
    if (!same) editor.commands.setContent(richOf(value), { emitUpdate: false });
  }, [editor, value]);

  const spoken = JSON.stringify(attributes);
  useEffect(() => {
    editor?.setOptions({ editorProps: { attributes: JSON.parse(spoken), transformPastedHTML: pastedHtml } });
  }, [editor, spoken]);

  return editor;
}

const isSame = (one: unknown, other: unknown) => inOrder(one) === inOrder(other);

/** PostgreSQL gives the parts of what it stores back in an order of its own. */
const inOrder = (value: unknown) =>
  JSON.stringify(value, (_name, part) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
