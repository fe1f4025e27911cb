import { closingDay, kindOf, placeOf } from '~/features/opening/opening-facts';
import { salaryInWords } from '~/features/opening/salary-words';
import { buttonLook } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { Veins } from '~/ui/leaf/veins';
import type { PublicOpening } from './openings.server';
import { Steps } from './steps.server';

/** The dark head: what it is, and all that decides whether to read on. */
export function OpeningTop({ opening }: { opening: PublicOpening }) {
  const { title, department, places, closesOn, standing } = opening;
  const isOpen = standing === 'open';
  const facts = [
    ['Team', department],
    ['Place', placeOf(opening)],
    ['Kind', kindOf(opening)],
    ['Salary', salaryInWords(opening)],
    ['Places', places > 1 ? String(places) : undefined],
    ['Apply by', isOpen && closesOn ? closingDay(closesOn) : undefined],
  ] as const;
  return (
    <header data-scheme="dark" className="relative isolate overflow-clip">
      <Veins className="pointer-events-none absolute -top-40 right-0 -z-10 h-[46rem] w-auto max-w-none translate-x-1/3 opacity-40 lg:translate-x-0" />
      <div className="wrap grid gap-6 pt-8 pb-12 wrap-anywhere lg:pt-14 lg:pb-16">
        <p>
          <a
            href="/career#openings"
            className="inline-flex min-h-11 items-center gap-2 text-muted hover:text-text"
          >
            <Icon name="back" /> All openings
          </a>
        </p>
        <h1 className="max-w-4xl text-3xl lg:text-display">{title}</h1>
        {!isOpen && <ClosedNote closesOn={closesOn} />}
        <dl className="mt-2 grid grid-cols-2 gap-x-8 gap-y-5 border-t border-line pt-6 sm:flex sm:flex-wrap sm:gap-x-12">
          {facts.map(
            ([name, value]) =>
              value && (
                <div key={name} className="grid content-start gap-0.5">
                  <dt className="text-sm text-muted">{name}</dt>
                  <dd className="text-lg font-medium tabular-nums">{value}</dd>
                </div>
              ),
          )}
        </dl>
        {isOpen && (
          <p className="lg:hidden">
            <a href="#apply" className={buttonLook({ size: 'lg' })}>
              Apply now
            </a>
          </p>
        )}
      </div>
    </header>
  );
}

const ClosedNote = ({ closesOn }: Pick<PublicOpening, 'closesOn'>) => (
  <p className="max-w-2xl rounded-md bg-warning-soft p-4 text-on-warning-soft">
    <strong className="font-semibold">This opening is closed.</strong>{' '}
    {closesOn && `Its last day was ${closingDay(closesOn)}. `}
    Applications are not taken any more; what is open now stands below.
  </p>
);

/** The work, point by point. */
export function OpeningWords({ opening }: { opening: PublicOpening }) {
  const { description, responsibilities, skills, standing } = opening;
  return (
    <div className="wrap-anywhere">
      <section aria-labelledby="work-title">
        <h2 id="work-title" className="text-3xl">
          The work
        </h2>
        <div className="mt-5 grid max-w-prose gap-4 text-lg">
          {paragraphsOf(description).map((paragraph) => (
            <p key={paragraph} className="whitespace-pre-line">
              {paragraph}
            </p>
          ))}
        </div>
      </section>
      <Points id="duties" title="What you will do" points={responsibilities} />
      <Points id="skills" title="What you bring" points={skills} />
      {standing === 'open' && <Steps />}
    </div>
  );
}

export const paragraphsOf = (text: string) => [...new Set(text.split(/\n\s*\n/).map((one) => one.trim()))];

interface PointsProps {
  id: string;
  title: string;
  points: readonly string[];
}

const Points = ({ id, title, points }: PointsProps) =>
  points.length > 0 && (
    <section aria-labelledby={`${id}-title`} className="mt-12">
      <h2 id={`${id}-title`} className="text-2xl">
        {title}
      </h2>
      <ul className="mt-5 grid max-w-prose gap-3">
        {[...new Set(points)].map((point) => (
          <li key={point} className="flex gap-3">
            <Icon name="check" className="mt-1 size-5 shrink-0 text-accent" />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </section>
  );
