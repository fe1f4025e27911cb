import type { Editor } from '@tiptap/core';
import { useId } from 'react';
import { LONGEST_ALT } from '~/features/media/media-call';
import { Button } from '~/ui/button';

/** What the picture that is chosen shows, in this text. */
export function PictureTool({ editor }: { editor: Editor }) {
  const id = useId();
  return (
    <div className="rich-link">
      <label htmlFor={id} className="text-sm font-medium">
        What it shows here
      </label>
      <input
        id={id}
        className="control"
        value={String(editor.getAttributes('picture').alt ?? '')}
        maxLength={LONGEST_ALT}
        autoComplete="off"
        onChange={({ target }) => editor.commands.updateAttributes('picture', { alt: target.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          event.preventDefault();
          event.stopPropagation();
          editor.commands.focus();
        }}
      />
      <Button size="sm" variant="quiet" onClick={() => editor.chain().focus().deleteSelection().run()}>
        Remove picture
      </Button>
    </div>
  );
}
