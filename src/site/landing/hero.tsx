import type { LandingPage } from '~/features/content/types/landing/entry';
import type { FormAnswer } from '~/ui/forms/form-words';
import { Icon } from '~/ui/icon';
import { Veins } from '~/ui/leaf/veins';
import { DemoForm } from '../forms/demo-form';

type HeroWords = Pick<LandingPage, 'heading' | 'lead' | 'formHeading' | 'promises' | 'sampleAgents'>;

interface HeroProps {
  words: HeroWords;
  posted: FormAnswer | undefined;
}

/** The claim at the left, the form at the right; on a phone the form follows the claim at once. */
export function Hero({ words: { heading, lead, formHeading, promises, sampleAgents }, posted }: HeroProps) {
  return (
    <section data-scheme="dark" className="relative isolate overflow-clip">
      <Veins className="pointer-events-none absolute -top-20 left-[calc(50%+8rem)] lg:max-xl:left-[calc(50%+14rem)] -z-10 h-[68rem] w-auto max-w-none -translate-x-1/2 opacity-60 max-lg:left-full max-lg:opacity-30" />
      <div className="wrap grid gap-x-12 gap-y-8 pt-6 pb-16 lg:min-h-[min(calc(100dvh-4.5rem),54rem)] lg:grid-cols-[1.15fr_1fr] lg:items-start xl:grid-cols-[fit-content(38rem)_minmax(0,1fr)_calc((100%-3rem)/2.15)] xl:gap-x-0 lg:pt-[clamp(2rem,9dvh,7rem)] lg:pb-24">
        <div className="min-w-0 xl:pr-4">
          <h1 className="text-display wrap-anywhere lg:text-hero">
            {`${heading.plain} `}
            <span className="inline-block text-accent lg:block">{heading.green}</span>
          </h1>
          <p className="mt-4 max-w-md text-xl leading-snug text-muted lg:mt-8">{lead}</p>
          <ul className="mt-10 grid gap-3.5 max-lg:hidden">
            <Promises promises={promises} />
          </ul>
        </div>
        <SampleAgents agents={sampleAgents} />
        {/* The place stands still while the card comes up: links are led to where it is then. */}
        <div id="demo" className="min-w-0">
          <div className="reveal relative rounded-leaf border border-line bg-surface p-5 shadow-float sm:p-8">
            <h2 className="mb-5 text-2xl">{formHeading}</h2>
            <DemoForm posted={posted} action="/?index#demo" />
          </div>
        </div>
        <ul className="grid gap-3.5 lg:hidden">
          <Promises promises={promises} />
        </ul>
      </div>
    </section>
  );
}

const Promises = ({ promises }: Pick<HeroWords, 'promises'>) =>
  promises.map((promise) => (
    <li key={promise} className="flex items-start gap-3">
      <Icon name="check" className="mt-0.5 size-5 shrink-0 text-accent" />
      {promise}
    </li>
  ));

const places = ['top-6 w-48', 'top-47 w-42', 'top-96 w-46'];

/** Tucked a little under the form, in the room that the words leave: where a reader's own spacing leaves none, they are not shown. */
function SampleAgents({ agents }: { agents: HeroWords['sampleAgents'] }) {
  return (
    <div aria-hidden="true" className="@container relative self-stretch text-sm max-xl:hidden">
      {agents.map(({ name, note }, index) => (
        <div
          key={name}
          className={`absolute -right-4 hidden rounded-lg border border-line bg-page/90 p-4 pr-6 text-muted opacity-65 @min-[11rem]:block ${places[index]}`}
        >
          <p className="flex items-center gap-2 font-medium">
            <span className="size-1.5 rounded-full bg-accent" />
            {name}
          </p>
          <p className="mt-1 leading-snug">{note}</p>
        </div>
      ))}
    </div>
  );
}
