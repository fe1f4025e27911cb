import type { Service } from '~/features/content/types/services/entry';
import { Icon } from '~/ui/icon';
import { useWords } from '../words.server';

/** What it has come to elsewhere, and what you get by when. */
export function ServiceProof({ facts, timeline, see }: Pick<Service, 'facts' | 'timeline' | 'see'>) {
  const headings = useWords('site').services;
  return (
    <section data-scheme="dark" className="py-20 lg:py-28">
      <div className="wrap grid gap-x-16 gap-y-16 lg:grid-cols-[1fr_1.15fr]">
        <div>
          <h2 className="text-2xl">{headings.facts}</h2>
          <dl className="mt-6">
            {facts.map(({ figure, label }) => (
              <div key={label} className="flex flex-col-reverse border-t border-line py-6">
                <dt className="mt-2 max-w-md text-lg text-pretty text-muted">{label}</dt>
                <dd className="font-heading text-display font-semibold tracking-[0.01em] text-accent">
                  {figure}
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="flex flex-col">
          <h2 className="text-2xl">{headings.timeline}</h2>
          <ol className="mt-6">
            {timeline.map(({ when, what }, index) => (
              <li key={when} data-reveal="" className="relative pb-9 pl-14 last:pb-0">
                <Branch ends={index === timeline.length - 1} />
                <p className="font-heading text-xl font-semibold">{when}</p>
                <p className="mt-1 max-w-lg text-lg text-muted">{what}</p>
              </li>
            ))}
          </ol>
          {see.to && (
            <p className="mt-12">
              <a
                href={see.to}
                className="group inline-flex min-h-11 items-center gap-3 font-semibold text-accent underline-offset-4 hover:underline"
              >
                {see.label}
                <Icon name="arrow" className="size-5 transition-transform group-hover:translate-x-1" />
              </a>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

/** The stem runs on to the next date; each date is a trace that ends in a node. */
const Branch = ({ ends }: { ends: boolean }) => (
  <>
    {!ends && <span aria-hidden="true" className="absolute top-0 bottom-0 left-px w-0.5 bg-line" />}
    <svg
      aria-hidden="true"
      viewBox="0 0 40 20"
      className="absolute top-0 left-0 h-5 w-10 text-accent"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M2 1l13 13h14" />
      <path d="M33 14h0" strokeWidth="9" />
    </svg>
  </>
);
