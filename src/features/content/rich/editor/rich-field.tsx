import { lazy, Suspense, useId, useRef, useState } from 'react';
import { orReload } from '~/lib/browser/or-reload';
import { Icon } from '~/ui/icon';
import type { FieldProps } from '../../ui/fields/field';
import { hintOf } from '../../ui/fields/text-fields';
import { measure } from '../measure';
import { insertPictures } from './insert-pictures';
import './rich-field.css';
import { Toolbar } from './toolbar';
import { useRichEditor } from './use-rich-editor';

const PictureUpload = lazy(orReload(() => import('~/features/media/picture-upload')));

/** A text with headings, lists and links, as the page shows it. */
export default function RichField({ field: { path, label, schema }, value, onChange, error }: FieldProps) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const editor = useRichEditor({
    place,
    value,
    onChange,
    onFiles: setFiles,
    attributes: {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': `${id}-label`,
      'aria-describedby': `${id}-note`,
      ...(error ? { 'aria-invalid': 'true' } : {}),
    },
  });
  return (
    <div data-path={path} className="col-span-full grid min-w-0 grid-cols-1 gap-1.5">
      <span id={`${id}-label`} className="text-sm font-medium">
        {label}
      </span>
      <div className="rich-frame">
        <Toolbar ref={bar} editor={editor} label={label} />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: what is written in lies within */}
        <div
          ref={place}
          className="rich-place"
          onKeyDown={(event) => {
            // In a list Tab moves the point: so there is another way out.
            if (event.key === 'Escape') bar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
          }}
        />
      </div>
      {editor && files.length > 0 && (
        <Suspense>
          <PictureUpload
            files={files}
            onAdded={(added) => insertPictures(editor, added)}
            onClose={() => setFiles([])}
          />
        </Suspense>
      )}
      <p id={`${id}-note`} className={error ? 'flex gap-1.5 text-sm text-danger' : 'text-sm text-muted'}>
        {error && <Icon name="alert" className="mt-0.5 size-4 shrink-0" />}
        {error ??
          (hintOf(schema, measure(value).letters) ||
            'Esc leads to the buttons. “## ” begins a heading, “- ” a list, “> ” a quote.')}
      </p>
    </div>
  );
}
