import type { TeamMember } from '~/features/content/types/team/entry';
import { Icon, type IconName } from '~/ui/icon';
import { Picture } from '../picture.server';
import { RevealingHeading } from '../revealing-heading.server';
import { useWords } from '../words.server';

/** A row to scroll. `team-carousel.ts` finds its parts by `data-part` and makes a carousel of it. */
export function Team() {
  const { teamHeading } = useWords('about');
  const team = useWords('team');
  return (
    <section
      id="team"
      data-scheme="dark"
      aria-labelledby="team-title"
      aria-roledescription="carousel"
      className="carousel overflow-hidden py-20 lg:py-28"
    >
      <div className="wrap">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
          <RevealingHeading id="team-title" {...teamHeading} className="text-display" />
          <div className="carousel-controls flex gap-2">
            <button
              type="button"
              data-part="pause"
              aria-label="Pause the carousel"
              aria-pressed="false"
              className={`${control} group`}
            >
              <Icon name="pause" className="size-5 group-aria-pressed:hidden" />
              <Icon name="play" className="hidden size-5 group-aria-pressed:block" />
            </button>
            <Arrow part="back" label="Previous person" icon="back" />
            <Arrow part="next" label="Next person" icon="arrow" />
          </div>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it as long as it is a plain row */}
        <div data-part="row" className="swiper mt-10 lg:mt-14" tabIndex={0}>
          <ul className="swiper-wrapper">
            {team.map((member) => (
              <Member key={member.name} {...member} />
            ))}
          </ul>
        </div>
        <div
          data-part="dots"
          className="carousel-controls mt-8 flex min-h-7 flex-wrap justify-center lg:justify-start"
        />
      </div>
    </section>
  );
}

const control =
  'inline-flex size-12 items-center justify-center rounded-full border border-control transition-colors hover:border-accent hover:text-accent';

const Arrow = ({ part, label, icon }: { part: string; label: string; icon: IconName }) => (
  <button type="button" data-part={part} aria-label={label} className={control}>
    <Icon name={icon} />
  </button>
);

const Member = ({ name, post, portrait, note }: TeamMember) => (
  <li className="swiper-slide">
    <Picture
      of={portrait}
      sizes="(width >= 64rem) 27rem, (width >= 40rem) 45vw, 90vw"
      className="aspect-4/5 w-full rounded-leaf bg-sunken object-cover"
    />
    <h3 className="mt-5 text-xl">{name}</h3>
    <p className="mt-0.5 text-accent">{post}</p>
    <p className="mt-2 max-w-xs text-muted">{note}</p>
  </li>
);
