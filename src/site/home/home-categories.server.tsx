import type { Popup } from '~/features/content/types/popups/entry';
import { Icon } from '~/ui/icon';
import { useWords } from '../words.server';

const widths: Record<Popup['slug'], string> = {
  it: 'lg:col-span-4',
  crm: 'lg:col-span-5',
  secuirity: 'lg:col-span-3',
  finance: 'lg:col-span-5',
  human: 'lg:col-span-4',
  appdev: 'lg:col-span-3',
};

/** The six buttons. Each opens its popup over the page, which stays where it is. */
export function Categories() {
  const { categoriesHeading, toSlider } = useWords('home');
  const tiles = useWords('popups', tilesOf);
  return (
    <div className="growth-buttons wrap relative pt-10 pb-20 lg:pt-16 lg:pb-28">
      <h2 className="max-w-xl text-3xl">
        {categoriesHeading.plain} <span className="text-accent">{categoriesHeading.green}</span>
      </h2>
      <ul className="until-near [--about:1715px] mt-10 grid gap-4 md:grid-cols-2 lg:grid-cols-12 lg:gap-5">
        {tiles.map((tile) => (
          <Tile key={tile.slug} {...tile} />
        ))}
      </ul>
      <p className="mt-8">
        <a
          href="/slider"
          data-keep-scroll=""
          className="inline-flex min-h-11 items-center gap-2 font-medium text-muted underline underline-offset-4 hover:text-text"
        >
          {toSlider}
          <Icon name="arrow" className="size-5" />
        </a>
      </p>
    </div>
  );
}

const tilesOf = (popups: readonly Popup[]) =>
  popups.map(({ slug, category, teaser, areas }) => ({
    ...{ slug, category, teaser },
    areas: areas.map(({ name }) => name),
  }));

function Tile({ slug, category, teaser, areas }: ReturnType<typeof tilesOf>[number]) {
  return (
    <li
      className={`group relative flex flex-col justify-between gap-10 overflow-hidden rounded-leaf border border-line bg-surface p-6 transition-colors hover:border-accent hover:bg-sunken has-focus-visible:border-accent lg:p-7 ${widths[slug]}`}
    >
      <div>
        <div className="flex items-start justify-between gap-4">
          <h3 className="text-2xl">
            <a
              href={`/${slug}`}
              data-keep-scroll=""
              className="after:absolute after:inset-0 after:rounded-leaf focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-4 focus-visible:after:outline-focus"
            >
              {category}
            </a>
          </h3>
          <Icon
            name="arrow"
            className="mt-1 size-6 shrink-0 text-accent transition-transform group-hover:translate-x-1"
          />
        </div>
        <p className="mt-2 max-w-xs text-muted">{teaser}</p>
      </div>
      <Branch names={areas} />
    </li>
  );
}

const ROW = 32;
const LANE = 9;
const WIDTH = 68;

/** The branch of the leaf that belongs to it, with a node for each of its product areas. */
function Branch({ names }: { names: readonly string[] }) {
  const height = names.length * ROW;
  const lanes = names.map((name, index) => {
    const y = (index + 0.5) * ROW;
    const x = 4 + index * LANE;
    return { name, y, path: `M${x} ${height + 40}V${y + 12}l12-12H${WIDTH - 12}` };
  });
  return (
    <div aria-hidden="true" className="flex gap-3">
      <svg
        aria-hidden="true"
        width={WIDTH}
        height={height}
        className="-mb-7 shrink-0 overflow-visible text-accent opacity-70 transition-opacity group-hover:opacity-100"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="1.4"
      >
        {lanes.map(({ name, y, path }) => (
          <g key={name}>
            <path d={path} />
            <circle cx={WIDTH - 7} cy={y} r="4.5" />
          </g>
        ))}
      </svg>
      <ul className="text-sm leading-none text-muted">
        {names.map((name) => (
          <li key={name} className="flex items-center text-balance" style={{ height: ROW }}>
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
