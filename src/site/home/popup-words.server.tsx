import { createElement, type ReactNode } from 'react';
import type { Popup } from '~/features/content/types/popups/entry';
import { buttonLook } from '~/ui/button';
import { SampleCard } from './popup-card.server';

/** One popup for itself. */
export const PopupWords = ({ popup }: { popup: Popup }) => (
  <PopupGround>
    <div className="wrap grid min-h-dvh content-center py-20">
      <PopupContent popup={popup} level={2} titleId="popup-title" />
    </div>
  </PopupGround>
);

/** The page behind shows through it, dark and blurred. */
export const PopupGround = ({ children }: { children: ReactNode }) => (
  <div className="min-h-full bg-ink-950/65 wrap-anywhere">{children}</div>
);

interface PopupContentProps {
  popup: Popup;
  level: 2 | 3;
  titleId: string;
}

export function PopupContent({ popup, level, titleId }: PopupContentProps) {
  const { before, green, after } = popup.headline;
  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[1.15fr_1fr] lg:items-center">
      <div data-scheme="dark" className="bg-transparent">
        {createElement(
          `h${level}`,
          { id: titleId, className: 'max-w-2xl text-3xl tracking-normal' },
          before && `${before} `,
          <span className="text-accent">{green}</span>,
          after && ` ${after}`,
        )}
        <p className="mt-5 max-w-xl text-lg text-muted">{popup.text}</p>
        <p className="mt-6">
          <a href={popup.learnMore} className={buttonLook({})}>
            Learn More<span className="sr-only"> about {popup.category}</span>
          </a>
        </p>
        <ul className="stagger mt-9">
          {popup.areas.map(({ name, line }, index) => (
            <li
              key={name}
              style={{ '--item': index + 1 }}
              className="grid gap-x-6 border-t border-line py-3.5 sm:grid-cols-[minmax(0,13rem)_1fr]"
            >
              <span className="font-heading text-lg leading-snug font-semibold text-balance">{name}</span>
              <span className="text-muted">{line}</span>
            </li>
          ))}
        </ul>
      </div>
      <SampleCard popup={popup} level={level} />
    </div>
  );
}
