import type { PortfolioTab } from '~/features/content/types/portfolio/entry';
import { useWords } from '../words.server';
import { Weeks } from './portfolio-weeks.server';

const countOf = (all: readonly PortfolioTab[]) => all.reduce((sum, { projects }) => sum + projects.length, 0);

export function PortfolioHead({ current }: { current: PortfolioTab }) {
  const count = useWords('portfolio', countOf);
  const { heading, lead, caption } = useWords('site').portfolio;
  return (
    <section data-scheme="dark" className="overflow-clip">
      <div className="wrap grid items-center gap-x-14 gap-y-8 pt-8 pb-10 lg:grid-cols-[1.1fr_1fr] lg:pt-14 lg:pb-16">
        <div>
          <h1 className="text-display">
            {heading.plain} <span className="text-accent">{heading.green}</span>
          </h1>
          <p className="mt-6 max-w-lg text-xl leading-snug text-muted">
            {count} {lead}
          </p>
        </div>
        <figure className="max-md:hidden">
          <Weeks current={current} className="w-full" />
          <figcaption className="mt-2 text-sm text-muted">
            {caption} {current.label}.
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
