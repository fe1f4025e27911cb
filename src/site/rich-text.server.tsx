import type { ComponentProps } from 'react';
import { RichWords } from '~/features/content/rich/rich-words';
import { classNames } from '~/ui/class-names';
import { Picture } from './picture.server';

interface RichTextProps extends Pick<ComponentProps<typeof RichWords>, 'of' | 'headings'> {
  /** How wide its pictures stand in the page. */
  sizes: string;
  className: string;
}

/** What people have written in the editor, in the look of rich.css. */
export const RichText = ({ sizes, className, ...words }: RichTextProps) => (
  <div className={classNames('rich', className)}>
    <RichWords
      {...words}
      picture={(of) => (
        <Picture of={of} sizes={sizes} className="h-auto w-full rounded-leaf border border-line" />
      )}
    />
  </div>
);
