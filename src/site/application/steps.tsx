import type { ShownStage } from '~/features/career/applicant-calls';

const steps: readonly (readonly [ShownStage, string])[] = [
  ['New', 'Received'],
  ['In Review', 'Read by the team'],
  ['Interview', 'Interview'],
  ['Offered', 'Offer'],
  ['Hired', 'First day'],
];

/** The way of an application, and how far this one is; nothing where it has ended before. */
export function Steps({ stage }: { stage: ShownStage }) {
  const at = steps.findIndex(([step]) => step === stage);
  if (at < 0) return null;
  return (
    <section aria-labelledby="steps-title" className="grid gap-4">
      <h2 id="steps-title" className="text-2xl">
        How it goes on
      </h2>
      <ol className="grid gap-4 border-l-2 border-line pl-6">
        {steps.map(([step, label], place) => (
          <li
            key={step}
            aria-current={place === at ? 'step' : undefined}
            className={`relative before:absolute before:top-1.5 before:-left-[1.9375rem] before:size-3.5 before:rounded-full before:border-2 before:border-accent ${
              place <= at
                ? 'before:bg-accent forced-colors:before:bg-[Highlight]'
                : 'text-muted before:bg-page'
            } ${place === at ? 'font-semibold' : ''}`}
          >
            {label}
          </li>
        ))}
      </ol>
    </section>
  );
}
