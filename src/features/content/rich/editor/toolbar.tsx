import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, lazy, type Ref, Suspense, useState } from 'react';
import { orReload } from '~/lib/browser/or-reload';
import { classNames } from '~/ui/class-names';
import { insertPictures } from './insert-pictures';
import { LinkTool } from './link-tool';
import { PictureTool } from './picture-tool';
import { tools } from './rich-tools';

const PictureChoice = lazy(orReload(() => import('~/features/media/picture-choice')));

interface ToolbarProps {
  ref: Ref<HTMLDivElement>;
  editor: Editor | undefined;
  label: string;
}

/** One stop for Tab; the arrows lead from button to button. */
export function Toolbar({ ref, editor, label }: ToolbarProps) {
  const [at, setAt] = useState(0);
  const [linking, setLinking] = useState(false);
  const [choosing, setChoosing] = useState(false);

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const next = step === undefined ? undefined : (at + step + buttons.length) % buttons.length;
    if (event.key === 'Escape') editor?.commands.focus();
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
    buttons[next]?.focus();
  }

  const look = (isOn: boolean) => classNames('rich-tool', isOn && 'rich-tool-on');
  const isLink = editor?.isActive('link') ?? false;
  return (
    // While one writes far below it stays in sight, with what was asked for by a button.
    <div className="rich-head">
      <div
        ref={ref}
        role="toolbar"
        aria-label={`How “${label}” is written`}
        onKeyDown={move}
        className="rich-bar"
      >
        {tools.map(({ label: tool, sign, keys, run, isOn }, index) => {
          const on = editor && isOn ? isOn(editor) : undefined;
          return (
            <button
              key={tool}
              type="button"
              title={keys ? `${tool} (${keys})` : tool}
              aria-pressed={isOn ? (on ?? false) : undefined}
              tabIndex={index === at ? 0 : -1}
              onFocus={() => setAt(index)}
              // The cursor stays where it is in the text.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => editor && run(editor.chain().focus()).run()}
              className={look(on ?? false)}
            >
              <span aria-hidden="true">{sign}</span>
              <span className="sr-only">{tool}</span>
            </button>
          );
        })}
        <button
          type="button"
          aria-expanded={linking}
          aria-pressed={isLink}
          tabIndex={at === tools.length ? 0 : -1}
          onFocus={() => setAt(tools.length)}
          onClick={() => setLinking(!linking)}
          className={look(isLink)}
        >
          Link
        </button>
        <button
          type="button"
          tabIndex={at === tools.length + 1 ? 0 : -1}
          onFocus={() => setAt(tools.length + 1)}
          onClick={() => setChoosing(true)}
          className="rich-tool"
        >
          Picture
        </button>
      </div>
      {editor && choosing && (
        <Suspense>
          <PictureChoice
            open
            title="Choose a picture"
            onClose={() => setChoosing(false)}
            onChoose={(chosen) => {
              setChoosing(false);
              insertPictures(editor, [chosen]);
            }}
          />
        </Suspense>
      )}
      {editor && linking && <LinkTool editor={editor} onDone={() => setLinking(false)} />}
      {editor?.isActive('picture') && <PictureTool editor={editor} />}
    </div>
  );
}
