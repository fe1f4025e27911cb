import type { ReactNode } from 'react';
import { classNames } from '~/ui/class-names';
import { useWords } from '../words.server';
import { Checkout, LineCounter, Pipeline, Ranking, Review, SocialPost } from './service-drawings.server';

/** One large tile, two medium, three small: as the work divides itself. Each shows the thing that is delivered. */
const tiles = [
  { Drawing: Checkout, className: 'md:col-span-6 lg:col-span-7 lg:row-span-2' },
  { Drawing: Pipeline, className: 'md:col-span-3 lg:col-span-5' },
  { Drawing: LineCounter, className: 'md:col-span-3 lg:col-span-5', dark: true },
  { Drawing: Ranking, className: 'md:col-span-3 lg:col-span-4' },
  { Drawing: Review, className: 'md:col-span-3 lg:col-span-4' },
  { Drawing: SocialPost, className: 'md:col-span-6 lg:col-span-4' },
];

/** What comes after the drawn ones has its words alone. */
const plain = { Drawing: () => null, className: 'md:col-span-3 lg:col-span-4', dark: false };

export function Services() {
  const { servicesHeading, services } = useWords('landing');
  return (
    <section id="services" className="until-near [--about:2350px] bg-paper-100 py-20 lg:py-28">
      <div className="wrap">
        <h2 className="max-w-2xl text-3xl">
          {servicesHeading.plain} <span className="text-accent">{servicesHeading.green}</span>
        </h2>
        <div className="mt-12 grid gap-4 md:grid-cols-6 lg:grid-cols-12 lg:gap-5">
          {services.map((service, index) => {
            const { Drawing, ...look } = tiles[index] ?? plain;
            return (
              <Tile key={service.title} {...service} {...look}>
                <Drawing />
              </Tile>
            );
          })}
        </div>
      </div>
    </section>
  );
}

interface TileProps {
  title: string;
  to: string;
  text: string;
  className: string;
  dark?: boolean;
  children: ReactNode;
}

function Tile({ title, to, text, className, dark, children }: TileProps) {
  return (
    <article
      data-reveal=""
      data-scheme={dark ? 'dark' : 'light'}
      className={classNames(
        'relative flex flex-col justify-between gap-8 overflow-hidden rounded-leaf border border-line p-6 transition-colors hover:border-accent lg:p-8',
        !dark && 'bg-surface',
        className,
      )}
    >
      <div>
        {/* The whole tile is the link. */}
        <h3 className="text-xl">
          <a href={to} className="after:absolute after:inset-0">
            {title}
          </a>
        </h3>
        <p className="mt-2 max-w-md text-muted">{text}</p>
      </div>
      <div aria-hidden="true">{children}</div>
    </article>
  );
}
