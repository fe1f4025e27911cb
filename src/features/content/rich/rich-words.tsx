import { Fragment, type ReactNode } from 'react';
import { LEADS_OR_CALLS } from '../link-target';
import type { Block, Inline, Mark, RichText } from './rich-text';

interface RichWordsProps extends Ways {
  of: RichText;
}

interface Ways {
  /** How the page shows a picture of the library. */
  picture: (of: { media: string; alt: string }) => ReactNode;
  /** The tags of its headings, below that of the place it stands in. */
  headings?: readonly [upper: HeadingTag, lower: HeadingTag];
}

type HeadingTag = 'h2' | 'h3' | 'h4' | 'h5';

/** Rich text as a page shows it: every word of it is escaped by React, and only what stands here becomes an element. */
export const RichWords = ({ of, ...ways }: RichWordsProps) => <>{blocks(of.content, ways)}</>;

// What stands where it stands is known by its place: it is drawn once.
const blocks = (all: readonly Block[], ways: Ways) =>
  all.map((one, index) => <Fragment key={String(index)}>{block(one, ways)}</Fragment>);

function block(one: Block, ways: Ways): ReactNode {
  switch (one.type) {
    case 'paragraph':
      return one.content ? <p>{words(one.content)}</p> : null;
    case 'heading': {
      const [Upper, Lower] = ways.headings ?? ['h2', 'h3'];
      const Heading = one.attrs.level === 2 ? Upper : Lower;
      return <Heading>{words(one.content)}</Heading>;
    }
    case 'bulletList':
      return <ul>{items(one.content, ways)}</ul>;
    case 'orderedList':
      return <ol start={one.attrs?.start}>{items(one.content, ways)}</ol>;
    case 'blockquote':
      return <blockquote>{blocks(one.content, ways)}</blockquote>;
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
      return ways.picture(one.attrs);
  }
}

const items = (all: readonly { content: Block[] }[], ways: Ways) =>
  all.map(({ content }, index) => <li key={String(index)}>{blocks(content, ways)}</li>);

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
      return LEADS_OR_CALLS.test(mark.attrs.href) ? <a href={mark.attrs.href}>{inner}</a> : inner;
  }
}
