import { Fragment, type ReactNode } from 'react';
import { LEADS } from '../link-target';
import type { Block, Inline, Mark, RichText } from './rich-text';

interface RichWordsProps {
  of: RichText;
  /** How the page shows a picture of the library. */
  picture: (of: { media: string; alt: string }) => ReactNode;
}

/** Rich text as a page shows it: every word of it is escaped by React, and only what stands here becomes an element. */
export const RichWords = ({ of, picture }: RichWordsProps) => <>{blocks(of.content, picture)}</>;

type Draw = RichWordsProps['picture'];

// What stands where it stands is known by its place: it is drawn once.
const blocks = (all: readonly Block[], picture: Draw) =>
  all.map((one, index) => <Fragment key={String(index)}>{block(one, picture)}</Fragment>);

function block(one: Block, picture: Draw): ReactNode {
  switch (one.type) {
    case 'paragraph':
      return one.content ? <p>{words(one.content)}</p> : null;
    case 'heading':
      return one.attrs.level === 2 ? <h2>{words(one.content)}</h2> : <h3>{words(one.content)}</h3>;
    case 'bulletList':
      return <ul>{items(one.content, picture)}</ul>;
    case 'orderedList':
      return <ol start={one.attrs?.start}>{items(one.content, picture)}</ol>;
    case 'blockquote':
      return <blockquote>{blocks(one.content, picture)}</blockquote>;
    case 'codeBlock':
      // Long lines are scrolled, by the keyboard too.
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled must be reached
        <pre tabIndex={0}>
          <code>{words(one.content)}</code>
        </pre>
      );
    case 'horizontalRule':
      return <hr />;
    case 'picture':
      return picture(one.attrs);
  }
}

const items = (all: readonly { content: Block[] }[], picture: Draw) =>
  all.map(({ content }, index) => <li key={String(index)}>{blocks(content, picture)}</li>);

const words = (all: readonly Inline[] = []) =>
  all.map((one, index) => (
    <Fragment key={String(index)}>{one.type === 'hardBreak' ? <br /> : marked(one.text, one.marks)}</Fragment>
  ));

const marked = (text: ReactNode, marks: readonly Mark[] = []) => marks.reduceRight(wrap, text);

function wrap(inner: ReactNode, mark: Mark): ReactNode {
  switch (mark.type) {
    case 'bold':
      return <strong>{inner}</strong>;
    case 'italic':
      return <em>{inner}</em>;
    case 'code':
      return <code>{inner}</code>;
    case 'link':
      return LEADS.test(mark.attrs.href) ? <a href={mark.attrs.href}>{inner}</a> : inner;
  }
}
