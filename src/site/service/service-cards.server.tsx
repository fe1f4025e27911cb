import type { ReactNode } from 'react';
import type { Service } from '~/features/content/types/services/entry';
import { classNames } from '~/ui/class-names';
import { Icon } from '~/ui/icon';
import { LitLeaf, TraceLine } from './service-traces.server';

/** Where the cards stand, in their order. */
const grids = {
  six: [
    'md:col-span-6 lg:row-span-2',
    'md:col-span-3 lg:col-span-6',
    'md:col-span-3',
    'md:col-span-3',
    'md:col-span-3 lg:col-span-4',
    'md:col-span-6 lg:col-span-8',
  ],
  mirrored: [
    'md:col-span-6 lg:col-[6/13] lg:row-[1/3]',
    'md:col-span-3 lg:col-[1/6] lg:row-start-1',
    'md:col-span-3 lg:col-[1/6] lg:row-start-2',
    'md:col-span-3 lg:col-[7/10] lg:row-start-3',
    'md:col-span-3 lg:col-[10/13] lg:row-start-3',
    'md:col-span-6 lg:col-[1/7] lg:row-start-3',
  ],
  five: [
    'md:col-span-6 lg:col-span-7',
    'md:col-span-6 lg:col-span-5',
    'md:col-span-3 lg:col-span-4',
    'md:col-span-3',
    'md:col-span-6 lg:col-span-5',
  ],
};

interface ServiceCardsProps {
  grid: keyof typeof grids;
  cards: Service['cards'];
  /** Which trace of the leaf is lit: the place of the service among its own. */
  lit: number;
}

/** Cards of different weight: the first speaks loudest, the last closes. A card with an address leads there. */
export const ServiceCards = ({ grid, cards, lit }: ServiceCardsProps) => (
  <div className="grid gap-4 md:grid-cols-6 lg:grid-cols-12 lg:gap-5">
    {cards.map((card, index) => (
      <Tile
        key={card.title}
        {...card}
        weight={weightOf(index, cards.length)}
        className={grids[grid][index] ?? ''}
        drawing={
          index === 0 ? (
            <LitLeaf
              lit={lit}
              className="absolute -top-16 -right-20 h-96 md:-top-24 md:right-0 md:h-[32rem] lg:-right-4 lg:h-[36rem]"
            />
          ) : (
            <TraceLine
              index={lit + index}
              className={classNames(
                '-ml-6 self-start text-control lg:-ml-8',
                index === 1 ? 'h-16 lg:h-24' : 'h-12 lg:h-16',
              )}
            />
          )
        }
      />
    ))}
  </div>
);

const weightOf = (index: number, count: number) => {
  if (index === 0) return 'first';
  if (index === 1) return 'second';
  return index === count - 1 ? 'last' : 'small';
};

/** What a card's weight changes: its ground and the size of its words. */
const looks = {
  first: {
    card: 'lg:min-h-[29rem]',
    words: 'relative mt-auto max-w-xl pt-52 md:pt-60 lg:pt-56',
    title: 'text-3xl',
    text: 'mt-4 text-lg text-muted',
  },
  second: {
    card: 'bg-surface lg:min-h-72',
    words: 'mt-auto',
    title: 'text-2xl',
    text: 'mt-3 max-w-lg text-lg text-muted',
  },
  small: { card: 'bg-surface', words: '', title: 'text-xl', text: 'mt-2.5 text-muted' },
  last: {
    card: 'border-transparent bg-accent-soft',
    words: 'mt-auto grid gap-x-10 gap-y-3 @2xl:grid-cols-[1fr_1.25fr] @2xl:items-end',
    title: 'text-2xl',
    text: 'max-w-2xl @2xl:text-lg',
  },
};

type Card = Service['cards'][number];

interface TileProps extends Card {
  weight: keyof typeof looks;
  drawing: ReactNode;
  className: string;
}

function Tile({ title, text, to, weight, drawing, className }: TileProps) {
  const look = looks[weight];
  return (
    <article
      data-reveal=""
      data-scheme={weight === 'first' ? 'dark' : undefined}
      className={classNames(
        'group @container relative flex flex-col gap-6 lg:gap-7 overflow-hidden rounded-leaf border border-line p-6 lg:p-8',
        look.card,
        className,
      )}
    >
      {drawing}
      <div className={look.words}>
        <h3 className={look.title}>{to ? <CardLink to={to}>{title}</CardLink> : title}</h3>
        <p className={look.text}>{text}</p>
      </div>
    </article>
  );
}

/** As large as its card. */
const CardLink = ({ to, children }: { to: string; children: string }) => (
  <a href={to} className="after:absolute after:inset-0 group-hover:text-accent">
    {children}
    <Icon
      name="arrow"
      className="ml-2.5 inline-block size-[0.8em] text-accent transition-transform group-hover:translate-x-1"
    />
  </a>
);
