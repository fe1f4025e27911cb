import type { ReactNode } from 'react';
import type { Drawings } from '~/features/content/types/landing/drawings';
import type { LandingPage } from '~/features/content/types/landing/entry';
import { classNames } from '~/ui/class-names';
import { TileArt } from '../pictures/art.server';
import { useWords } from '../words.server';
import { Checkout, LineCounter, Pipeline, Ranking, Review, SocialPost } from './service-drawings.server';

const SMALL = '(width >= 64rem) 30rem, (width >= 48rem) 45vw, 92vw';

/** One large tile, two medium, three small: as the work divides itself. Each shows the thing that is delivered. */
const tiles = [
  {
    draw: (of: Drawings) => <Checkout {...of.checkout} />,
    className: 'md:col-span-6 lg:col-span-7 lg:row-span-2',
    sizes: '(width >= 64rem) 44rem, 92vw',
  },
  {
    draw: (of: Drawings) => <Pipeline {...of.pipeline} />,
    className: 'md:col-span-3 lg:col-span-5',
    sizes: SMALL,
  },
  {
    draw: (of: Drawings) => <LineCounter {...of.counter} />,
    className: 'md:col-span-3 lg:col-span-5',
    sizes: SMALL,
    dark: true,
  },
  {
    draw: (of: Drawings) => <Ranking {...of.ranking} />,
    className: 'md:col-span-3 lg:col-span-4',
    sizes: SMALL,
  },
  {
    draw: (of: Drawings) => <Review {...of.review} />,
    className: 'md:col-span-3 lg:col-span-4',
    sizes: SMALL,
  },
  {
    draw: (of: Drawings) => <SocialPost {...of.post} />,
    className: 'md:col-span-6 lg:col-span-4',
    sizes: '(width >= 64rem) 30rem, 92vw',
  },
];

/** What comes after the drawn ones has its words alone, or its picture. */
const plain = { draw: () => null, className: 'md:col-span-3 lg:col-span-4', sizes: SMALL, dark: false };

export function Services() {
  const { servicesHeading, services, drawings } = useWords('landing');
  return (
    <section id="services" className="until-near [--about:2350px] bg-paper-100 py-20 lg:py-28">
      <div className="wrap">
        <h2 className="max-w-2xl text-3xl">
          {servicesHeading.plain} <span className="text-accent">{servicesHeading.green}</span>
        </h2>
        <div className="mt-12 grid gap-4 md:grid-cols-6 lg:grid-cols-12 lg:gap-5">
          {services.map((service, index) => {
            const { draw, ...look } = tiles[index] ?? plain;
            return (
              <Tile key={service.title} {...service} {...look}>
                {draw(drawings)}
              </Tile>
            );
          })}
        </div>
      </div>
    </section>
  );
}

type TileProps = LandingPage['services'][number] & {
  className: string;
  sizes: string;
  dark?: boolean;
  children: ReactNode;
};

function Tile({ title, to, text, picture, className, sizes, dark, children }: TileProps) {
  return (
    <article
      data-reveal=""
      data-scheme={dark ? 'dark' : 'light'}
      className={classNames(
        'relative isolate flex flex-col justify-between gap-8 overflow-hidden rounded-leaf border border-line p-6 transition-colors hover:border-accent lg:p-8',
        !dark && 'bg-surface',
        className,
      )}
    >
      <div>
        {/* The whole tile is the link, its picture, too. */}
        <h3 className="text-xl">
          <a href={to} className="after:absolute after:inset-0 after:z-1">
            {title}
          </a>
        </h3>
        <p className="mt-2 max-w-md text-muted">{text}</p>
      </div>
      <TileArt picture={picture} sizes={sizes}>
        {children}
      </TileArt>
    </article>
  );
}
