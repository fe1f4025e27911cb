import type { AboutPage } from '~/features/content/types/about/entry';
import { Marquee } from '~/ui/marquee';
import { Picture } from '../picture.server';
import { useWords } from '../words.server';

/** The room between two slides, on top of their own 300 and 400 px. */
const GAP = 16;

const pictures = (slides: AboutPage['slides'], alt: (shows: string, index: number) => string) =>
  slides.map(({ picture }, index) => ({
    key: picture.media,
    content: (
      <Picture
        of={picture}
        alt={(shows) => alt(shows, index)}
        sizes="25rem"
        className="h-72 w-75 rounded-leaf object-cover md:w-100"
      />
    ),
  }));

/** Two rows are as wide as it ever gets, or a gap would open at the end of the second. */
export function Slides() {
  const { slides, slidesLabel } = useWords('about');
  return (
    <div className="mx-auto max-w-[130rem] pb-16 lg:pb-20">
      <Marquee
        label={slidesLabel}
        items={pictures(slides, (shows, index) => `Slide ${index + 1}: ${shows}`)}
        copies={pictures(slides, () => '')}
        itemWidth={300 + GAP}
        wideItemWidth={400 + GAP}
        speed={50}
        gradient={false}
      />
    </div>
  );
}
