import type { PortfolioTab } from '~/features/content/types/portfolio/entry';
import { useWords } from '../words.server';
import { Weeks } from './portfolio-weeks.server';

export function PortfolioHead({ current }: { current: PortfolioTab }) {
  const count = useWords('portfolio').reduce((sum, { projects }) => sum + projects.length, 0);
  return (
    <section data-scheme="dark" className="overflow-clip">
      <div className="wrap grid items-center gap-x-14 gap-y-8 pt-8 pb-10 lg:grid-cols-[1.1fr_1fr] lg:pt-14 lg:pb-16">
        <div>
          <h1 className="text-display">
            Every project ends <span className="text-accent">in a figure</span>
          </h1>
          <p className="mt-6 max-w-lg text-xl leading-snug text-muted">
            {count} of them in ten fields: what each did for the client, and how many weeks it took from the
            signed scope to the launch.
          </p>
        </div>
        <figure className="max-md:hidden">
          <Weeks current={current} className="w-full" />
          <figcaption className="mt-2 text-sm text-muted">
            Each vein is a project, as long as the weeks it took. Lit: {current.label}.
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
