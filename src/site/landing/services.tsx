import type { ReactNode } from 'react';
import { classNames } from '~/ui/class-names';
import { servicePath } from '../content/services/titles';
import { Checkout, LineCounter, Pipeline, Ranking, Review, SocialPost } from './service-drawings';

/** One large tile, two medium, three small: as the work divides itself. Each shows the thing that is delivered. */
export function Services() {
  return (
    <section id="services" className="until-near [--about:2350px] bg-paper-100 py-20 lg:py-28">
      <div className="wrap">
        <h2 className="max-w-2xl text-3xl">
          One team for <span className="text-accent">the product and the people who find it</span>
        </h2>
        <div className="mt-12 grid gap-4 md:grid-cols-6 lg:grid-cols-12 lg:gap-5">
          <Tile
            title="Websites and online shops"
            to={servicePath('/development', 'Web Development')}
            text="Static and dynamic sites, E-Commerce and appointment booking. Pages open in under a second on an everyday phone."
            className="md:col-span-6 lg:col-span-7 lg:row-span-2"
          >
            <Checkout />
          </Tile>
          <Tile
            title="Software, CRM and HRM"
            to={servicePath('/development', 'CRM Development')}
            text="Built around how your people sell, hire and bill, with agents for the routine part."
            className="md:col-span-3 lg:col-span-5"
          >
            <Pipeline />
          </Tile>
          <Tile
            title="Apps, IoT and production"
            to="/Iot-products"
            text="Counters, sensors and screens that a shop floor reads at a glance."
            className="md:col-span-3 lg:col-span-5"
            dark
          >
            <LineCounter />
          </Tile>
          <Tile
            title="SEO, Google and Meta ads"
            to={servicePath('/digitalMarketing', 'SEO SEM')}
            text="Reported as enquiries and their cost."
            className="md:col-span-3 lg:col-span-4"
          >
            <Ranking />
          </Tile>
          <Tile
            title="Online reputation"
            to={servicePath('/brand', 'ORM')}
            text="Every review read, every fair complaint answered."
            className="md:col-span-3 lg:col-span-4"
          >
            <Review />
          </Tile>
          <Tile
            title="Brand and social media"
            to={servicePath('/brand', 'Social Media Presence')}
            text="A name, a look and a calendar that is kept."
            className="md:col-span-6 lg:col-span-4"
          >
            <SocialPost />
          </Tile>
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
