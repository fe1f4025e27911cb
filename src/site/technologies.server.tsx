import { Marquee } from '~/ui/marquee';
import marks from './pictures/technologies.svg';
import { useWords } from './words.server';

export function Technologies() {
  const { technologiesHeading, technologies } = useWords('landing');
  const items = technologies.map(({ name, mark }) => ({
    key: name,
    content: (
      <span className="flex items-center gap-3 text-lg font-medium text-muted">
        <svg aria-hidden="true" className="size-8">
          <use href={`${marks}#${mark}`} />
        </svg>
        {name}
      </span>
    ),
  }));
  return (
    <section aria-labelledby="technologies-title" className="py-16 lg:py-20">
      <div className="wrap">
        <h2 id="technologies-title" className="mb-8 text-xl">
          {technologiesHeading}
        </h2>
        {/* One line high, so that nothing moves when it is laid out, which is not before somebody comes near. */}
        <div className="motion-safe:-m-1 motion-safe:h-12 motion-safe:p-1 motion-safe:[content-visibility:auto]">
          <Marquee label="Technologies" items={items} itemWidth={184} speed={50} />
        </div>
      </div>
    </section>
  );
}
