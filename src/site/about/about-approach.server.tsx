import { RevealingHeading } from '../revealing-heading.server';
import { useWords } from '../words.server';
import { Paragraphs } from './paragraphs.server';

/** The habits branch off a stem to the left and the right, as veins do. On a phone the stem runs beside them. */
export function Approach() {
  const { approach } = useWords('about');
  return (
    <section
      id="approach"
      data-scheme="dark"
      className="until-near [--about:1135px] overflow-hidden py-20 lg:py-28"
    >
      <div className="wrap">
        <div className="grid gap-x-16 gap-y-6 lg:grid-cols-2 lg:items-end">
          <RevealingHeading {...approach.heading} className="text-3xl" />
          <Paragraphs of={approach.paragraphs} className="max-w-lg lg:justify-self-end" />
        </div>
        <ol className="relative mt-14 grid lg:gap-x-72 gap-y-12 before:absolute before:inset-y-0 before:left-[0.4375rem] before:w-0.5 before:bg-line lg:mt-20 lg:grid-cols-2 lg:gap-y-0 lg:before:left-[calc(50%-1px)]">
          {approach.principles.map(({ title, text }, index) => (
            <li
              key={title}
              style={{ '--row': index + 1 }}
              className="group relative pl-12 lg:row-start-(--row) lg:row-end-[calc(var(--row)+2)] lg:py-6 lg:pl-0 lg:odd:text-right lg:even:col-start-2"
            >
              <Vein />
              <div data-reveal="">
                <p
                  aria-hidden="true"
                  className="font-heading text-display leading-none font-semibold text-leaf-300 max-lg:text-2xl"
                >
                  {index + 1}
                </p>
                <h3 className="mt-2 text-2xl lg:mt-4">{title}</h3>
                <p className="mt-3 max-w-md text-lg text-muted lg:group-odd:ml-auto">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** From the stem to its own habit, ending in a node. */
const Vein = () => (
  <>
    <span
      aria-hidden="true"
      className="absolute top-2 left-0 size-4 rounded-full border-2 border-accent bg-page lg:hidden"
    />
    <svg
      viewBox="0 0 128 96"
      aria-hidden="true"
      fill="none"
      className="absolute top-4 left-[calc(100%+1rem)] h-24 w-32 -scale-x-100 max-lg:hidden lg:group-even:right-[calc(100%+1rem)] lg:group-even:left-auto lg:group-even:scale-x-100"
    >
      <path d="M0 94L52 42H108" stroke="var(--color-line)" strokeWidth="2" />
      <path d="M26 68h34" stroke="var(--color-line)" strokeWidth="2" />
      <circle cx="62" cy="68" r="4" fill="#2b6a58" />
      <circle
        cx="112"
        cy="42"
        r="7"
        fill="var(--color-page)"
        stroke="var(--color-accent)"
        strokeWidth="2.5"
      />
    </svg>
  </>
);
