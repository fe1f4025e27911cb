import { createElement } from 'react';
import type { Popup } from '~/features/content/types/popups/entry';
import { LEAF_OUTLINE } from '~/ui/leaf/leaf-paths';
import { Picture } from '../picture.server';
import { usePicture, useWords } from '../words.server';
import { PopupDrawing } from './popup-drawing.server';

/** Without the capital that it has by itself; what begins with letters of a name, such as HR, keeps them. */
const withinSentence = (name: string) =>
  name.replace(/^\p{Lu}(?=\p{Ll}*(?:\s|$))/u, (first) => first.toLowerCase());

/** What an agent's summary looks like. Nothing in it can be pressed: it is a sample. */
export function SampleCard({ popup: { card }, level }: { popup: Popup; level: 2 | 3 }) {
  const { samples } = useWords('home');
  const picture = usePicture(card.picture.media);
  return (
    <div className="slide-in rounded-leaf bg-surface p-5 shadow-float sm:p-7 lg:max-w-xl lg:justify-self-end">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm text-muted">
        <span className="flex items-center gap-2 font-medium text-accent">
          <AgentMark />
          {samples.by} {withinSentence(card.agent)}
        </span>
        <span>{card.subject}</span>
      </p>
      {createElement(
        `h${level + 1}`,
        { className: 'mt-4 font-heading text-xl font-semibold text-balance' },
        card.title,
      )}
      {picture ? (
        <Picture
          of={card.picture}
          sizes="(width >= 64rem) 33rem, 90vw"
          className="my-5 aspect-3/2 w-full rounded-lg object-cover"
        />
      ) : (
        <div aria-hidden="true" className="my-5 rounded-lg bg-sunken p-4">
          <PopupDrawing of={card.drawing} />
        </div>
      )}
      <p className="text-muted">{card.found}</p>
      <p className="mt-4 border-l-2 border-leaf-500 pl-4">
        <span className="block text-sm text-muted">{samples.suggests}</span>
        <strong className="font-semibold">{card.suggests}</strong>
      </p>
      <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2 border-t border-line pt-4 text-sm text-muted">
        {reactions.map(({ label, path }) => (
          <span key={label} className="inline-flex items-center gap-1.5">
            <svg
              aria-hidden="true"
              viewBox="0 0 24 24"
              className="size-4"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.75"
              strokeLinecap="round"
              strokeLinejoin="round"
            >
              <path d={path} />
            </svg>
            {label}
          </span>
        ))}
      </p>
    </div>
  );
}

const reactions = [
  {
    label: 'Like',
    path: 'M4 11h3v9H4zM7 12l4-8c1.7 0 2.6 1 2.3 2.7L12.7 10H18.5c1.2 0 2 1 1.7 2.2l-1.5 6A2.3 2.3 0 0 1 16.5 20H7',
  },
  {
    label: 'Dislike',
    path: 'M4 13h3V4H4zM7 12l4 8c1.7 0 2.6-1 2.3-2.7L12.7 14H18.5c1.2 0 2-1 1.7-2.2l-1.5-6A2.3 2.3 0 0 0 16.5 4H7',
  },
  { label: 'Comment', path: 'M4 5h16v11h-9l-4.5 4v-4H4z' },
];

const AgentMark = () => (
  <svg aria-hidden="true" viewBox="0 0 48 64" className="h-4" fill="currentColor">
    <path d={LEAF_OUTLINE} />
  </svg>
);
