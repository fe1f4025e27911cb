import { useEffect, useRef } from 'react';
import { data, useNavigationType } from 'react-router';
import type { PortfolioTab } from '~/features/content/types/portfolio/entry';
import { headFor } from '../head/head.server';
import { pageMeta } from '../head/page-head';
import { tellMissing } from '../lead-on.server';
import { Reading } from '../reading';
import { readOnce } from '../reading.server';
import { unmarked, wordsContext } from '../words.server';
import type { Route } from './+types/portfolio';
import { PortfolioHead } from './portfolio-head.server';
import { PortfolioProjects } from './portfolio-projects.server';

export { richLinks as links } from '../rich-links';
export const meta = pageMeta;

const labelsOf = (all: readonly PortfolioTab[]) => all.map(({ label }) => label);
const tabCalled = (asked: string | undefined) => (all: readonly PortfolioTab[]) =>
  all.find(({ label }) => label === asked);

export const loader = (args: Route.LoaderArgs) => {
  const words = args.context.get(wordsContext);
  const labels = words('portfolio', labelsOf);
  const { title, described } = words('site').portfolio;
  const asked = args.url.searchParams.get('tab');
  // The first is shown where the address names none, or none that there is.
  const named = labels.find((label) => unmarked(label) === asked);
  if (asked !== null && named === undefined) tellMissing(args.context);
  const tab = words('portfolio', tabCalled(named ?? labels[0]));
  if (!tab) throw data(null, { status: 404 });
  const home = tab.label === labels[0];
  const path = home ? '/portfolio' : `/portfolio?tab=${encodeURIComponent(tab.label)}`;
  return {
    head: headFor(args.context, {
      path,
      title: home ? title : `${tab.label} portfolio`,
      description: `${tab.line} ${tab.projects.length} ${described}`,
      share: 'portfolio',
      crumbs: [['Portfolio', '/portfolio'], ...(home ? [] : [[tab.label, path] as const])],
    }),
    current: tab.label,
    tabs: labels.map((label) => ({ label, to: `/portfolio?tab=${encodeURIComponent(label)}` })),
    top: readOnce(args, `portfolio-head ${tab.label}`, () => <PortfolioHead current={tab} />),
    projects: readOnce(args, `portfolio ${tab.label}`, () => <PortfolioProjects tab={tab} />),
  };
};

export default function Portfolio({ loaderData: { current, tabs, top, projects } }: Route.ComponentProps) {
  const list = useStartOfList(current);
  const row = useTabInSight(current);
  return (
    <>
      <Reading of={top} />
      <nav
        aria-label="Industries"
        data-scheme="dark"
        className="sticky top-[calc(4.5rem+1px)] z-10 border-y border-line"
      >
        <ul
          ref={row}
          className="wrap flex scroll-px-16 gap-x-6 overflow-x-auto [scrollbar-width:none] max-lg:[mask-image:linear-gradient(to_right,black_calc(100%-1.25rem),transparent)] lg:gap-x-8"
        >
          {tabs.map(({ label, to }) => (
            <li key={label} className={label === current ? '[scroll-initial-target:nearest]' : undefined}>
              <a
                href={to}
                data-keep-scroll=""
                aria-current={label === current ? 'page' : undefined}
                className="-mx-2 flex min-h-13 items-center border-b-2 border-transparent px-2 whitespace-nowrap text-muted transition-colors hover:text-text focus-visible:-outline-offset-2 aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-text forced-colors:not-aria-[current]:border-[Canvas]"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div ref={list} className="scroll-mt-8">
        <Reading of={projects} />
      </div>
    </>
  );
}

/** On a phone the row of tabs is wider than the screen: the chosen one is pushed into sight, and the page stays where it is. */
function useTabInSight(current: string) {
  const row = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is chosen
  useEffect(() => {
    const tab = row.current?.querySelector('[aria-current]');
    if (!row.current || !tab) return;
    const { left, width } = row.current.getBoundingClientRect();
    const place = tab.getBoundingClientRect();
    if (place.left < left || place.right > left + width)
      row.current.scrollLeft += place.left + place.width / 2 - left - width / 2;
  }, [current]);
  return row;
}

/** Whoever has scrolled down and chooses another tab begins at its first project. */
function useStartOfList(current: string) {
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef(current);
  const chosen = useNavigationType() !== 'POP';
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    if (chosen && list.current && list.current.getBoundingClientRect().top < 0) list.current.scrollIntoView();
  }, [current, chosen]);
  return list;
}
