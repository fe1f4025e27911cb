import { Marquee } from '~/ui/marquee';
import { slides } from '../content/about';
import { Picture } from '../picture.server';

/** The room between two slides, on top of their own 300 and 400 px. */
const GAP = 16;

const pictures = (alt: (shows: string, index: number) => string) =>
  slides.map(({ slug, shows }, index) => ({
    key: slug,
    content: (
      <Picture
        of={`slides/${slug}`}
        alt={alt(shows, index)}
        sizes="25rem"
        className="h-72 w-75 rounded-leaf object-cover md:w-100"
      />
    ),
  }));

/** Two rows are as wide as it ever gets, or a gap would open at the end of the second. */
export const Slides = () => (
  <div className="mx-auto max-w-[130rem] pb-16 lg:pb-20">
    <Marquee
      label="From our work"
      items={pictures((shows, index) => `Slide ${index + 1}: ${shows}`)}
      copies={pictures(() => '')}
      itemWidth={300 + GAP}
      wideItemWidth={400 + GAP}
      speed={50}
      gradient={false}
    />
  </div>
);
