import { Editor } from '@tiptap/core';
import { Selection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { type RefObject, useEffect, useReducer, useRef, useState } from 'react';
import { pastedFiles } from '~/features/media/pasted-files';
import { extensions } from './extensions';
import { pastedHtml } from './pasted';
import { richOf, stored } from './tidy';

interface Edited {
  place: RefObject<HTMLDivElement | null>;
  value: unknown;
  onChange: (next: unknown) => void;
  /** What was dropped or pasted; where it is to stand, the cursor stands by then. */
  onFiles: (files: readonly File[]) => void;
  /** Of the element that is written in. */
  attributes: Record<string, string>;
}

/** The editor in its place; drawn anew with every key, since its buttons tell what stands under the cursor. */
export function useRichEditor({ place, value, onChange, onFiles, attributes }: Edited) {
  const [editor, setEditor] = useState<Editor>();
  const [, drawAnew] = useReducer((count: number) => count + 1, 0);
  const latest = useRef({ value, onChange, onFiles, attributes });
  const onItsWay = useRef<unknown[]>([]);
  Object.assign(latest.current, { onChange, onFiles });
  const [taking] = useState(() => takeFiles((files) => latest.current.onFiles(files)));

  useEffect(() => {
    const made = new Editor({
      element: place.current,
      extensions,
      // The policy of our pages takes no style from a script: it stands in rich-field.css.
      injectCSS: false,
      content: richOf(latest.current.value),
      editorProps: { ...taking, attributes: latest.current.attributes },
      onUpdate({ editor: changed }) {
        const next = stored(changed.getJSON());
        // What the editor does by itself, as to make room for the cursor, is no change.
        if (isSame(next, latest.current.value)) return;
        latest.current.value = next;
        onItsWay.current.push(next);
        latest.current.onChange(next);
      },
      onTransaction: drawAnew,
    });
    setEditor(made);
    return () => made.destroy();
  }, [place, taking]);

  // What somebody else has written, or a version that was brought back; our own words come back as they went, on a busy machine after
  // the next ones were typed.
  useEffect(() => {
    const ours = onItsWay.current.indexOf(value);
    onItsWay.current.splice(0, ours === -1 ? onItsWay.current.length : ours + 1);
    if (!editor || ours !== -1 || value === latest.current.value) return;
    const same = isSame(value, latest.current.value);
    latest.current.value = value;
    if (!same) editor.commands.setContent(richOf(value), { emitUpdate: false });
  }, [editor, value]);

  const spoken = JSON.stringify(attributes);
  useEffect(() => {
    editor?.setOptions({ editorProps: { ...taking, attributes: JSON.parse(spoken) } });
  }, [editor, spoken, taking]);

  return editor;
}

/** What comes from elsewhere: words in the way they are written here, pictures by way of the library. */
const takeFiles = (onFiles: (files: readonly File[]) => void) => ({
  transformPastedHTML: pastedHtml,
  handlePaste(_view: EditorView, { clipboardData }: ClipboardEvent) {
    const files = pastedFiles(clipboardData);
    if (files.length > 0) onFiles(files);
    return files.length > 0;
  },
  handleDrop(view: EditorView, event: DragEvent) {
    const files = Array.from(event.dataTransfer?.files ?? []);
    if (files.length === 0) return false;
    event.preventDefault();
    const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
    if (at) view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(at.pos))));
    onFiles(files);
    return true;
  },
});

const isSame = (one: unknown, other: unknown) => inOrder(one) === inOrder(other);

/** PostgreSQL gives the parts of what it stores back in an order of its own. */
const inOrder = (value: unknown) =>
  JSON.stringify(value, (_name, part) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
