import { Link } from 'react-router';
import { classNames } from '~/ui/class-names';

interface CountLinksProps {
  /** What the links divide, for those who cannot see them. */
  label: string;
  links: readonly {
    to: string;
    title: string;
    /** Undefined while it is counted. */
    count: number | undefined;
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
        {links.map(({ to, title, count, current }) => (
          <li key={to} className="shrink-0">
            <Link
              to={to}
              ref={current ? intoSight : undefined}
              preventScrollReset
              aria-current={current ? 'page' : undefined}
              className={classNames(
                'inline-flex min-h-9 items-center gap-2 rounded-md border px-3 text-sm transition-colors',
                current
                  ? 'border-transparent bg-accent-soft font-semibold text-on-accent-soft forced-colors:border-[Highlight]'
                  : 'border-line bg-surface hover:border-control',
                !current && count === 0 && 'text-muted',
              )}
            >
              {title}
              <span className={classNames('tabular-nums', !current && 'text-muted')}>
                {count === undefined ? '–' : count.toLocaleString('en-IN')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
