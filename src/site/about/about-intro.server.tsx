import { Art } from '../pictures/art.server';
import { RevealingHeading } from '../revealing-heading.server';
import { useWords } from '../words.server';
import { Building } from './about-building.server';

export function Intro() {
  const { intro } = useWords('about');
  const [lead, ...more] = intro.paragraphs;
  return (
    <section id="about" data-scheme="dark" className="overflow-clip">
      <div className="wrap grid gap-x-12 gap-y-10 pt-8 lg:grid-cols-[1.15fr_1fr] lg:pt-20">
        <div className="lg:pb-24">
          <RevealingHeading level={1} {...intro.heading} className="text-display *:first:block" />
          <p className="mt-8 max-w-xl text-xl leading-snug text-text">{lead}</p>
          <div className="mt-8 grid max-w-2xl gap-x-10 gap-y-5 text-muted sm:grid-cols-2">
            {more.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <Art
          picture={intro.building.picture}
          sizes="(width >= 40rem) 36rem, 92vw"
          className="mb-16 aspect-square w-full max-w-xl rounded-leaf object-cover max-lg:mx-auto lg:mb-24 lg:ml-auto"
        >
          <Building
            of={intro.building}
            className="w-full max-w-xl self-end justify-self-center lg:justify-self-end"
          />
        </Art>
      </div>
    </section>
  );
}
