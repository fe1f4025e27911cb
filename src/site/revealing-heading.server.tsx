import { createElement } from 'react';

interface RevealingHeadingProps {
  /** The phrase that is highlighted, then the rest. */
  green: string;
  plain: string;
  level?: 1 | 2;
  id?: string;
  className?: string;
}

const WORD_INTERVAL_MS = 60;

/** A heading whose words come in one after the other when it is first scrolled to. */
export function RevealingHeading({ green, plain, level = 2, id, className }: RevealingHeadingProps) {
  const greenWords = green.split(' ');
  const words = (text: string, from: number) =>
    text.split(' ').map((word, index) => [
      ' ',
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: the words of a heading never change place
        key={index}
        data-reveal=""
        className="inline-block"
        style={{ '--reveal-delay': `${100 + (from + index) * WORD_INTERVAL_MS}ms` }}
      >
        {word}
      </span>,
    ]);
  return createElement(
    `h${level}`,
    { id, className },
    <span className="text-accent">{words(green, 0)}</span>,
    plain && words(plain, greenWords.length),
  );
}
