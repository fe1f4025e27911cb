import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, useId, useState } from 'react';
import { Button } from '~/ui/button';
import { PAGES_LIST } from '../../ui/fields/text-fields';
import { mayLead } from './extensions';

/** As one says it: www.example.com, example.com/prices. */
const DOMAIN = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?:[/?#]\S*)?$/i;

interface LinkToolProps {
  editor: Editor;
  onDone: () => void;
}

/** Where the words that are chosen lead. */
export function LinkTool({ editor, onDone }: LinkToolProps) {
  const id = useId();
  const [to, setTo] = useState(String(editor.getAttributes('link').href ?? ''));
  const [isRefused, setRefused] = useState(false);

  function lead() {
    const address = DOMAIN.test(to) ? `https://${to}` : to;
    if (!mayLead(address)) return setRefused(true);
    const chain = editor.chain().focus().extendMarkRange('link');
    // Without words the address is what is read.
    if (editor.state.selection.empty && !editor.isActive('link'))
      chain
        .insertContent({ type: 'text', text: to, marks: [{ type: 'link', attrs: { href: address } }] })
        .run();
    else chain.setLink({ href: address }).run();
    onDone();
  }

  function unlink() {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onDone();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') event.preventDefault();
    if (event.key === 'Enter') lead();
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    editor.commands.focus();
    onDone();
  }

  return (
    <div className="rich-link">
      <label htmlFor={id} className="text-sm font-medium">
        Leads to
      </label>
      <input
        id={id}
        className="control"
        // It was just asked for.
        // biome-ignore lint/a11y/noAutofocus: whoever presses Link goes on by typing where to
        autoFocus
        value={to}
        inputMode="url"
        list={PAGES_LIST}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? `${id}-note` : undefined}
        onChange={({ target }) => setTo(target.value.trim())}
        onKeyDown={onKeyDown}
      />
      <Button size="sm" onClick={lead}>
        Set link
      </Button>
      {editor.isActive('link') && (
        <Button size="sm" variant="quiet" onClick={unlink}>
          Remove link
        </Button>
      )}
      {isRefused && (
        <p id={`${id}-note`} role="alert" className="text-sm text-danger">
          It must be a page of this site, such as /about-us, or begin with https://, mailto: or tel:.
        </p>
      )}
    </div>
  );
}
