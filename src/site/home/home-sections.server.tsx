import { buttonLook } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { phoneLink } from '../content/phone-link';
import { Stats } from '../stats.server';
import { Technologies } from '../technologies.server';
import { useWords } from '../words.server';
import { Categories } from './home-categories.server';
import { GrowingLeaf } from './leaf/home-leaf.server';

export const HomeAbove = () => (
  <>
    <HomeTop />
    <section data-scheme="dark" aria-labelledby="leaf-title" className="growth">
      <GrowingLeaf />
      <div className="growth-run" />
      <Categories />
    </section>
    <Stats />
  </>
);

export const HomeBelow = Technologies;

function HomeTop() {
  const { heading, lead, demo, contact } = useWords('home');
  return (
    <section data-scheme="dark">
      <div className="wrap grid gap-x-12 gap-y-12 pt-12 pb-16 lg:min-h-[min(calc(100svh-4.5rem),52rem)] lg:grid-cols-[1.25fr_1fr] lg:items-center lg:py-16">
        <div>
          <h1 className="text-hero max-lg:text-display">
            {heading.plain} <span className="text-accent">{heading.green}</span>
          </h1>
          <p className="mt-6 max-w-xl text-xl leading-snug text-muted lg:mt-9">{lead}</p>
          <p className="mt-9 flex flex-wrap gap-3">
            <a href="#demo" className={buttonLook({ size: 'lg' }, 'max-sm:px-5')}>
              {demo}
            </a>
            <a href="/contact-us" className={buttonLook({ variant: 'secondary', size: 'lg' }, 'max-sm:px-5')}>
              {contact}
            </a>
          </p>
        </div>
        <Morning />
      </div>
    </section>
  );
}

/** What the claim means on an ordinary day: four jobs done, one decision left. */
function Morning() {
  const { morningHeading, morningNote, morning, byAgents, byPeople } = useWords('home');
  const decision = morning.length - 1;
  return (
    <figure className="rounded-leaf border border-line bg-surface p-5 sm:p-7">
      <figcaption className="flex items-baseline justify-between gap-4 border-b border-line pb-4">
        <span className="font-heading text-xl font-semibold">{morningHeading}</span>
        <span className="text-sm text-muted">{morningNote}</span>
      </figcaption>
      <ol className="stagger">
        {morning.map(({ time, job, who }, index) => (
          <li key={time} className="grid grid-cols-[3.25rem_1rem_1fr] gap-x-2 pt-4 tabular-nums">
            <span className="text-sm leading-6 text-muted">{time}</span>
            <span className="flex flex-col items-center pt-1.5">
              <span
                className={`size-3 rounded-full border-2 ${index === decision ? 'border-marigold bg-marigold' : 'border-accent'}`}
              />
              {index < decision && <span className="-mb-5.5 w-px flex-1 bg-line" />}
            </span>
            <p className="leading-6">
              {job}
              <span className={`block text-sm ${index === decision ? 'text-marigold' : 'text-muted'}`}>
                {who}
              </span>
            </p>
          </li>
        ))}
      </ol>
      <p className="mt-5 flex justify-between gap-4 border-t border-line pt-4 text-sm text-muted">
        <span>{byAgents}</span>
        <span>{byPeople}</span>
      </p>
    </figure>
  );
}

export function HomeInvitation() {
  const { invitationHeading, invitation, call } = useWords('home');
  const { promises } = useWords('landing');
  const [phone] = useWords('site').mobiles;
  return (
    <>
      <h2 className="text-3xl">
        {invitationHeading.plain} <span className="text-accent">{invitationHeading.green}</span>
      </h2>
      <p className="mt-5 max-w-md text-lg text-muted">{invitation}</p>
      <ul className="mt-8 grid gap-3.5">
        {promises.map((promise) => (
          <li key={promise} className="flex items-start gap-3">
            <Icon name="check" className="mt-0.5 size-5 shrink-0 text-accent" />
            {promise}
          </li>
        ))}
      </ul>
      {phone && (
        <p className="mt-8 text-muted">
          {call}{' '}
          <a
            href={phoneLink(phone.number)}
            className="font-medium inline-block text-text underline underline-offset-4"
          >
            {phone.number}
          </a>
        </p>
      )}
    </>
  );
}
