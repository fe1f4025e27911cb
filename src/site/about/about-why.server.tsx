import type { ReactNode } from 'react';
import type { AboutPage } from '~/features/content/types/about/entry';
import { classNames } from '~/ui/class-names';
import { TileArt } from '../pictures/art.server';
import { RevealingHeading } from '../revealing-heading.server';
import { useWords } from '../words.server';
import { Decisions, Fridays, ThreeScreens } from './about-why-drawings.server';
import { Paragraphs } from './paragraphs.server';

const LIGHT = 'border-line bg-surface';
const SMALL = '(width >= 64rem) 36rem, 92vw';

type Drawings = AboutPage['whyChooseUs']['drawings'];

/** The first three are of different weight, each with the thing that proves it. */
const places = [
  {
    draw: (of: Drawings) => <Decisions {...of.decisions} />,
    dark: true,
    className: 'lg:col-span-7 lg:row-span-2',
    sizes: '(width >= 64rem) 44rem, 92vw',
  },
  {
    draw: (of: Drawings) => <ThreeScreens {...of.screens} />,
    className: `${LIGHT} lg:col-span-5`,
    sizes: SMALL,
  },
  {
    draw: (of: Drawings) => <Fridays {...of.fridays} />,
    className: 'border-leaf-500 bg-leaf-500 text-ink-950 lg:col-span-5',
    sizes: SMALL,
  },
];

/** What comes after the drawn ones has its words alone, or its picture. */
const plain = { draw: () => null, dark: false, className: `${LIGHT} lg:col-span-6`, sizes: SMALL };

export function WhyChooseUs() {
  const { whyChooseUs } = useWords('about');
  return (
    <section id="why-choose-us" className="until-near [--about:1745px] bg-paper-100 py-20 lg:py-28">
      <div className="wrap">
        <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[1.4fr_1fr] lg:items-end">
          <RevealingHeading {...whyChooseUs.heading} className="text-3xl" />
          <Paragraphs of={whyChooseUs.paragraphs} className="max-w-lg" />
        </div>
        <div className="mt-12 grid gap-4 lg:grid-cols-12 lg:gap-5">
          {whyChooseUs.cards.map((card, index) => {
            const { draw, ...look } = places[index] ?? plain;
            return (
              <Reason key={card.title} {...card} {...look}>
                {draw(whyChooseUs.drawings)}
              </Reason>
            );
          })}
        </div>
      </div>
    </section>
  );
}

type ReasonProps = AboutPage['whyChooseUs']['cards'][number] & {
  className: string;
  sizes: string;
  dark?: boolean;
  children: ReactNode;
};

const Reason = ({ title, text, picture, className, sizes, dark, children }: ReasonProps) => (
  <article
    data-reveal=""
    data-scheme={dark ? 'dark' : undefined}
    className={classNames(
      'flex flex-col justify-between gap-8 overflow-hidden rounded-leaf border p-6 lg:p-8',
      className,
    )}
  >
    <div>
      <h3 className={dark ? 'text-3xl' : 'text-2xl'}>{title}</h3>
      <p className={dark ? 'mt-4 max-w-xl text-lg text-muted' : 'mt-3'}>{text}</p>
    </div>
    <TileArt picture={picture} sizes={sizes}>
      {children}
    </TileArt>
  </article>
);
