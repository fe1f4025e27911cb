import type { Service } from '~/features/content/types/services/entry';
import { Icon } from '~/ui/icon';
import { Closing } from '../closing.server';
import { useWords } from '../words.server';
import { ServiceCards } from './service-cards.server';
import { ServiceHead } from './service-head.server';

/** What stands under an address of services without a title: all of them, and where to begin. */
export function ServiceOverview({ page }: { page: Service }) {
  const { cards, cardsHeading, complaints } = page;
  const heading = useWords('site').services.complaints;
  return (
    <>
      <ServiceHead {...page} crumbs={[[page.title, page.path]]} />
      <section className="wrap py-20 lg:py-28">
        <h2 className="mb-10 text-3xl lg:mb-14">
          {cardsHeading.plain} <span className="text-accent">{cardsHeading.green}</span>
        </h2>
        <ServiceCards grid="six" cards={cards} lit={cards.length - 2} />
      </section>
      <section className="bg-paper-100 py-20 lg:py-28">
        <div className="wrap grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr]">
          <h2 className="text-3xl">
            {heading.plain} <span className="text-accent">{heading.green}</span>
          </h2>
          <ul className="border-b border-paper-200">
            {complaints.map(({ said, title, to }) => (
              <li
                key={said}
                data-reveal=""
                className="group relative grid gap-x-8 gap-y-2 border-t border-paper-200 py-6 sm:grid-cols-[1.7fr_1fr] sm:items-center"
              >
                <p className="font-heading text-xl font-semibold tracking-[0.01em]">"{said}"</p>
                <a
                  href={to}
                  className="flex min-h-6 items-center gap-2.5 font-semibold text-accent underline-offset-4 after:absolute after:inset-0 group-hover:underline sm:justify-end"
                >
                  {title}
                  <Icon name="arrow" className="size-5 transition-transform group-hover:translate-x-1" />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <Closing />
    </>
  );
}
