import type { IndustryIcon } from '~/features/content/types/industries/entry';
import { RevealingHeading } from '../revealing-heading.server';
import { useWords } from '../words.server';

const CARD_INTERVAL_MS = 200;

const colours: Record<IndustryIcon, string> = {
  trade: 'bg-accent-soft text-on-accent-soft',
  medical: 'bg-danger-soft text-on-danger-soft',
  shop: 'bg-ink-800 text-leaf-300',
  education: 'bg-paper-200 text-text',
  finance: 'bg-leaf-500 text-ink-950',
  hospital: 'bg-warning-soft text-on-warning-soft',
  hotel: 'bg-ink-950 text-paper-50',
  factory: 'bg-marigold text-ink-950',
};

/** Line drawings on a 24 px grid, in the stroke of `ui/icon`. */
const drawings: Record<IndustryIcon, string> = {
  trade: 'M4 9h14M14.5 5.5L18 9l-3.5 3.5M20 16H6M9.5 12.5L6 16l3.5 3.5',
  medical:
    'M6 4H4.5v5a4.5 4.5 0 0 0 9 0V4H12M9 13.5v1.75a4.75 4.75 0 0 0 9.5 0V13M18.5 9a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  shop: 'M3 4.5h2.5l2.2 10.5h9.8l2-7.5H6.2M9 18.75a.75.75 0 1 1 0 1.5.75.75 0 0 1 0-1.5zM16.5 18.75a.75.75 0 1 1 0 1.5.75.75 0 0 1 0-1.5z',
  education: 'M12 4.5l9.5 4.75L12 14 2.5 9.25zM6.5 11.5v5c1.6 1.4 3.5 2 5.5 2s3.9-.6 5.5-2v-5M21.5 9.25V15',
  finance: 'M7 4.5h10M7 8.5h10M7 4.5h3.5a4 4 0 0 1 0 8H7l7 7.5',
  hospital: 'M3 20.5h18M5.5 20.5V4.5h13v16M12 7.5v5M9.5 10h5M9.75 20.5V16.5h4.5v4',
  hotel:
    'M3 6v13M3 16h18M21 19v-4.5a3 3 0 0 0-3-3h-7.5V16M6.75 9a1.75 1.75 0 1 1 0 3.5 1.75 1.75 0 0 1 0-3.5z',
  factory: 'M3 20.5V11l5.5 3.5V11l5.5 3.5V11L16 4.5h3l1.5 16zM7.5 17.5h.1M12 17.5h.1M16.5 17.5h.1',
};

const cardDrawings = [
  'M12 21v-9M12 16c-4.5 0-7.5-2-7.5-5.5C4.5 7 8.5 5.5 12.5 2.5c-.4 3.4 7 4.5 7 8 0 3.5-3 5.5-7.5 5.5z',
  'M10 10V4.75a1.75 1.75 0 0 1 3.5 0V11l4.2 1a2 2 0 0 1 1.5 2.3l-1 6.2H11L6.3 14.6a1.6 1.6 0 0 1 2.4-2.1l1.3 1.2zM5 6.5a7 7 0 0 1 1-3M18.5 6.5a7 7 0 0 0-1-3',
  'M4 20l1.2-4.2L15.5 5.5l3 3L8.2 18.8zM13 8l3 3M4 4h6M4 7.5h3M20 20h-6.5',
  'M3.5 20.5h17M4.5 16.5l5-5 3.5 3.5 7-8M15.5 7H20v4.5',
];

/** Each stands a step higher than the one before. */
const steps = [
  'border-line bg-surface lg:mt-36',
  'border-line bg-surface lg:mt-24 lg:mb-12',
  'border-leaf-500 bg-accent-soft lg:mt-12 lg:mb-24',
  'border-ink-900 bg-ink-900 text-paper-50 lg:mb-36',
];

export function Industries() {
  const { heading, industries, cards } = useWords('industries');
  return (
    <section
      id="industries"
      className="until-near [--about:1475px] overflow-hidden pt-20 pb-16 lg:pt-28 lg:pb-20"
    >
      <div className="wrap">
        <RevealingHeading {...heading} className="text-display" />
        <ul className="mt-8 flex max-w-5xl flex-wrap gap-2.5 lg:mt-10 lg:gap-3">
          {industries.map(({ icon, label, to }) => (
            <li key={label}>
              <a
                href={to}
                className={`inline-flex min-h-12 items-center gap-2.5 rounded-full px-5 font-medium transition-transform hover:-translate-y-0.5 lg:min-h-14 lg:px-6 lg:text-xl ${colours[icon]}`}
              >
                <Drawing path={drawings[icon]} className="size-6" />
                {label}
              </a>
            </li>
          ))}
        </ul>
        <ul className="mt-12 grid gap-4 sm:grid-cols-2 lg:-mt-8 lg:grid-cols-4 lg:gap-5">
          {cards.map(({ label, content }, index) => (
            <li
              key={label}
              data-reveal=""
              style={{ '--reveal-delay': `${100 + index * CARD_INTERVAL_MS}ms` }}
              className={`flex flex-col rounded-leaf border p-6 lg:p-7 ${steps[index] ?? steps[0]}`}
            >
              <Drawing path={cardDrawings[index] ?? ''} className="size-10" />
              <h3 className="mt-8 text-xl">{label}</h3>
              <p className="mt-3">{content}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const Drawing = ({ path, className }: { path: string; className: string }) => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    className={className}
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={path} />
  </svg>
);
