import { useWords } from '../words.server';

/** How it goes on from an application. */
export function Steps() {
  const { stepsHeading, steps } = useWords('careers');
  return (
    <section aria-labelledby="steps-title" className="mt-14">
      <h2 id="steps-title" className="text-2xl">
        {stepsHeading}
      </h2>
      <ol className="mt-6 grid gap-5 border-l-2 border-line pl-6">
        {steps.map(({ when, what }) => (
          <li
            key={when}
            data-reveal=""
            className="relative before:absolute before:top-1.5 before:-left-[1.9375rem] before:size-3.5 before:rounded-full before:border-2 before:border-accent before:bg-page"
          >
            <h3 className="text-lg">{when}</h3>
            <p className="text-muted">{what}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
