import type { PortfolioTab, Project } from '~/features/content/types/portfolio/entry';
import { classNames } from '~/ui/class-names';
import { Icon } from '~/ui/icon';
import { Closing } from '../closing.server';
import { Picture } from '../picture.server';
import { RichText } from '../rich-text.server';

type Place = 'wide' | 'wide-dark' | 'seven' | 'five';

/** One across, then two of unequal width; the next one across stands on a dark ground. */
const rhythm: readonly Place[] = ['wide', 'seven', 'five', 'wide-dark', 'five', 'seven'];

/** What is left over at the end and would stand alone goes across. */
function placeOf(index: number, count: number): Place {
  const place = rhythm[index % rhythm.length] ?? 'wide';
  const alone = index === count - 1 && index % 3 === 1;
  return alone ? 'wide' : place;
}

export const PortfolioProjects = ({ tab }: { tab: PortfolioTab }) => (
  <>
    <section aria-labelledby="projects-title" className="wrap py-14 lg:py-24">
      <h2 id="projects-title" className="max-w-5xl text-3xl">
        <span className="text-accent">{tab.label}.</span> {tab.line}
      </h2>
      <ul className="mt-10 grid gap-x-8 gap-y-16 lg:mt-14 lg:grid-cols-12 lg:gap-x-10 lg:gap-y-24">
        {tab.projects.map((project, index) => (
          <ProjectCard
            key={project.title}
            project={project}
            place={placeOf(index, tab.projects.length)}
            first={index === 0}
          />
        ))}
      </ul>
    </section>
    <Closing />
  </>
);

const spans: Record<Place, string> = {
  wide: 'lg:col-span-12 lg:grid lg:grid-cols-12 lg:items-end lg:gap-x-10',
  'wide-dark':
    'lg:col-span-12 lg:grid lg:grid-cols-12 lg:items-center lg:gap-x-10 rounded-leaf p-5 pb-8 sm:p-8 lg:p-12',
  seven: 'lg:col-span-7',
  five: 'lg:col-span-5 lg:self-end',
};

const sizes: Record<Place, string> = {
  wide: '(width >= 64rem) 56rem, 92vw',
  'wide-dark': '(width >= 64rem) 44rem, 88vw',
  seven: '(width >= 64rem) 48rem, 92vw',
  five: '(width >= 64rem) 34rem, 92vw',
};

const covers: Partial<Record<Place, string>> = {
  wide: 'lg:col-span-8',
  'wide-dark': 'lg:order-2 lg:col-span-7',
};

const words: Partial<Record<Place, string>> = { wide: 'lg:col-span-4', 'wide-dark': 'lg:col-span-5' };

interface ProjectCardProps {
  project: Project;
  place: Place;
  first: boolean;
}

function ProjectCard({ project, place, first }: ProjectCardProps) {
  const { title, client, text, result, weeks, cover, link } = project;
  const wide = place === 'wide' || place === 'wide-dark';
  return (
    <li
      data-reveal={first ? undefined : ''}
      data-scheme={place === 'wide-dark' ? 'dark' : undefined}
      className={spans[place]}
    >
      <div className={covers[place]}>
        <Picture
          of={cover}
          sizes={sizes[place]}
          first={first}
          className="aspect-3/2 w-full rounded-leaf border border-line object-cover"
        />
      </div>
      <div className={classNames('max-lg:mt-6', wide ? words[place] : 'mt-6')}>
        <p className="text-muted">{client}</p>
        <h3 className="mt-1 text-2xl">{title}</h3>
        <RichText
          of={text}
          headings={['h4', 'h5']}
          sizes="(width >= 40rem) 36rem, 92vw"
          className="mt-3 max-w-xl"
        />
        <p className="mt-6">
          <span
            className={classNames(
              'block font-heading font-semibold tracking-tight text-accent',
              wide ? 'text-display' : 'text-3xl',
            )}
          >
            {result.figure}
          </span>
          <span className="mt-1 block max-w-sm">{result.label}</span>
        </p>
        <p className="mt-6 flex flex-wrap items-center gap-x-6 border-t border-line pt-2">
          <span className="inline-flex min-h-11 items-center text-muted">Delivered in {weeks} weeks</span>
          {link && (
            <a
              href={link}
              rel="noopener"
              className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-accent underline-offset-4 hover:underline"
            >
              Visit {title}
              <Icon name="outside" className="size-4" />
            </a>
          )}
        </p>
      </div>
    </li>
  );
}
