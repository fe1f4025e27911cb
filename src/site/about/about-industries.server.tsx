import { designCards, industries, industriesHeading } from '../content/industries';
import { RevealingHeading } from '../revealing-heading.server';

const CARD_INTERVAL_MS = 200;

const colours = new Map([
  ['trade', 'bg-accent-soft text-on-accent-soft'],
  ['medical', 'bg-danger-soft text-on-danger-soft'],
  ['shop', 'bg-ink-800 text-leaf-300'],
  ['education', 'bg-paper-200 text-text'],
  ['finance', 'bg-leaf-500 text-ink-950'],
  ['hospital', 'bg-warning-soft text-on-warning-soft'],
  ['hotel', 'bg-ink-950 text-paper-50'],
  ['factory', 'bg-marigold text-ink-950'],
]);

/** Each stands a step higher than the one before. */
const steps = [
  'border-line bg-surface lg:mt-36',
  'border-line bg-surface lg:mt-24 lg:mb-12',
  'border-leaf-500 bg-accent-soft lg:mt-12 lg:mb-24',
  'border-ink-900 bg-ink-900 text-paper-50 lg:mb-36',
];

export const Industries = () => (
  <section
    id="industries"
    className="until-near [--about:1475px] overflow-hidden pt-20 pb-16 lg:pt-28 lg:pb-20"
  >
    <div className="wrap">
      <RevealingHeading {...industriesHeading} className="text-display" />
      <ul className="mt-8 flex max-w-5xl flex-wrap gap-2.5 lg:mt-10 lg:gap-3">
        {industries.map(({ icon, label, to, paths }) => (
          <li key={label}>
            <a
              href={to}
              className={`inline-flex min-h-12 items-center gap-2.5 rounded-full px-5 font-medium transition-transform hover:-translate-y-0.5 lg:min-h-14 lg:px-6 lg:text-xl ${colours.get(icon)}`}
            >
              <Drawing path={paths} className="size-6" />
              {label}
            </a>
          </li>
        ))}
      </ul>
      <ul className="mt-12 grid gap-4 sm:grid-cols-2 lg:-mt-8 lg:grid-cols-4 lg:gap-5">
        {designCards.map(({ label, content, path }, index) => (
          <li
            key={label}
            data-reveal=""
            style={{ '--reveal-delay': `${100 + index * CARD_INTERVAL_MS}ms` }}
            className={`flex flex-col rounded-leaf border p-6 lg:p-7 ${steps[index]}`}
          >
            <Drawing path={path} className="size-10" />
            <h3 className="mt-8 text-xl">{label}</h3>
            <p className="mt-3">{content}</p>
          </li>
        ))}
      </ul>
    </div>
  </section>
);

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
