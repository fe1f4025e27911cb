import { useWords } from '../words.server';

/** Four steps along a vein; the last one counts the days of support. */
export function Approach() {
  const { stepsHeading, steps, supportDays } = useWords('landing');
  return (
    <section
      id="approach"
      data-scheme="dark"
      className="until-near [--about:922px] overflow-hidden py-20 lg:py-28"
    >
      <div className="wrap">
        <h2 className="max-w-2xl text-3xl">
          {stepsHeading.plain} <span className="text-accent">{stepsHeading.green}</span>
        </h2>
        <ol className="relative mt-14 grid gap-x-10 gap-y-10 before:absolute before:bg-line max-lg:before:inset-y-2 max-lg:before:left-[0.4375rem] max-lg:before:w-0.5 lg:grid-cols-4 lg:before:inset-x-0 lg:before:top-[0.4375rem] lg:before:h-0.5">
          {steps.map(({ when, title, text }, index) => (
            <li key={title} data-reveal="" className="relative max-lg:pl-10 lg:pt-10">
              <span
                aria-hidden="true"
                className={`absolute top-0 left-0 size-4 rounded-full border-2 ${
                  index === steps.length - 1 ? 'border-marigold bg-marigold' : 'border-accent bg-page'
                }`}
              />
              <p className="text-sm font-medium text-accent">{when}</p>
              <h3 className="mt-1 text-xl">{title}</h3>
              <p className="mt-2.5 text-muted">{text}</p>
              {index === steps.length - 1 && <SupportDays count={supportDays} />}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

const SupportDays = ({ count }: { count: number }) => (
  <div aria-hidden="true" className="mt-5 grid w-max grid-cols-5 gap-1.5 text-xs tabular-nums">
    {Array.from({ length: count }, (_, day) => day + 1).map((day) => (
      <span key={day} className="grid size-8 place-items-center rounded-sm border border-line text-muted">
        {day}
      </span>
    ))}
  </div>
);
