import { diffWords } from 'diff';

/** In every script: where words are not parted by spaces too. */
const intlSegmenter = new Intl.Segmenter('en', { granularity: 'word' });
/** Two texts with less in common are better read one after the other. */
const maxEditLength = 2000;
/** So much of what stayed is shown around what did not. */
const AROUND = 120;

/** What was taken out and what was put in, word by word, within what stayed. */
export function WordDiff({ before, after }: { before: string; after: string }) {
  const parts = diffWords(before, after, { intlSegmenter, maxEditLength }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
  return (
    <p className="whitespace-pre-line wrap-anywhere">
      {parts.map(({ value, added, removed }, index) => {
        const key = `${index} ${value.slice(0, 20)}`;
        if (removed) return <Removed key={key}>{value}</Removed>;
        if (added) return <Added key={key}>{value}</Added>;
        return shortened(value, index === 0, index === parts.length - 1);
      })}
    </p>
  );
}

function shortened(text: string, isFirst: boolean, isLast: boolean) {
  const [start, end] = [isFirst ? 0 : AROUND, isLast ? 0 : AROUND];
  if (text.length <= start + end + AROUND) return text;
  return `${text.slice(0, start)} … ${end > 0 ? text.slice(-end) : ''}`;
}

export const Added = ({ children }: { children: string }) => (
  <ins className="rounded-sm bg-accent-soft text-on-accent-soft decoration-2 underline-offset-2">
    <span className="sr-only">Added: </span>
    {children}
  </ins>
);

export const Removed = ({ children }: { children: string }) => (
  <del className="rounded-sm bg-danger-soft text-on-danger-soft">
    <span className="sr-only">Removed: </span>
    {children}
  </del>
);
