import { designations } from '~/features/career/designations';
import { Icon } from '~/ui/icon';
import { useWords } from '../words.server';
import { Steps } from './steps.server';

/** What is open, and how it goes on from an application. */
export function CareerWords() {
  const { openings, openingsAfter } = useWords('careers');
  const places = openings.reduce((sum, opening) => sum + opening.places, 0);
  return (
    <>
      <section aria-labelledby="places-title">
        <h2 id="places-title" className="text-3xl">
          <span className="text-accent">{places} places</span> {openingsAfter}
        </h2>
        <ul className="mt-8 border-t border-line">
          {openings.map(({ code, work, asks, places: free }) => (
            <li key={code} data-reveal="" className="border-b border-line">
              <details name="places" className="group/opening">
                <summary className="flex list-none items-baseline justify-between gap-4 py-4 [&::-webkit-details-marker]:hidden">
                  <h3 className="text-xl">{designations[code]}</h3>
                  <span className="flex shrink-0 items-center gap-3 text-sm text-muted">
                    {free === 1 ? '1 place' : `${free} places`}
                    <Icon
                      name="chevron"
                      className="size-5 transition-transform group-open/opening:rotate-180"
                    />
                  </span>
                </summary>
                <div className="grid gap-3 pb-6">
                  <p className="max-w-prose">{work}</p>
                  <p className="max-w-prose text-muted">{asks}</p>
                  <a
                    href={`/career?designation=${code}#apply`}
                    className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-accent underline-offset-4 hover:underline"
                  >
                    Apply as {designations[code]}
                    <Icon name="arrow" className="size-5" />
                  </a>
                </div>
              </details>
            </li>
          ))}
        </ul>
      </section>
      <Steps />
    </>
  );
}
