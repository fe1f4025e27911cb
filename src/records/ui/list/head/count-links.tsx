import { Link } from 'react-router';
import { inFigures } from '~/lib/figures';
import { classNames } from '~/ui/class-names';

interface CountLinksProps {
  /** What the links divide, for those who cannot see them. */
  label: string;
  links: readonly {
    to: string;
    title: string;
    /** Undefined while it is counted; null: it is not. */
    count: number | undefined | null;
    /** What more there is to know of it. */
    hint?: string;
    current: boolean;
  }[];
}

/** Where the strip is longer than the window, the one that was chosen is in sight. */
const intoSight = (link: HTMLAnchorElement | null) =>
  link?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** The parts of a list, each with how many there are. On a phone a strip that scrolls. */
export function CountLinks({ label, links }: CountLinksProps) {
  return (
    <nav
      aria-label={label}
      className="-mx-4 max-w-screen scroll-px-4 overflow-x-auto px-4 py-1 sm:mx-0 sm:px-0"
    >
      <ul className="flex gap-2 sm:flex-wrap">
        {links.map(({ to, title, count, hint, current }) => (
          <li key={`${to} ${title}`} className="shrink-0">
            <Link
              to={to}
              title={hint}
              ref={current ? intoSight : undefined}
              preventScrollReset
              aria-current={current ? 'page' : undefined}
              className={classNames(
                'inline-flex min-h-9 items-center gap-2 rounded-md border px-3 max-sm:min-h-11 text-sm transition-colors',
                current
                  ? 'border-transparent bg-accent-soft font-semibold text-on-accent-soft forced-colors:chosen'
                  : 'border-line bg-surface hover:border-control',
                !current && count === 0 && 'text-muted',
              )}
            >
              {title}
              {count !== null && (
                <span className={classNames('tabular-nums', !current && 'text-muted')}>
                  {count === undefined ? '–' : inFigures(count)}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
