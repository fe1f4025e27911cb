import { Icon } from '~/ui/icon';
import { RevealingHeading } from '../revealing-heading.server';
import { useWords } from '../words.server';
import { Paragraphs } from './paragraphs.server';

export function CoreServices() {
  const { coreServices } = useWords('about');
  return (
    <section
      id="core-services"
      className="until-near [--about:1530px] wrap grid gap-x-16 gap-y-10 py-20 lg:grid-cols-[1fr_1.8fr] lg:py-28"
    >
      <div className="lg:sticky lg:top-32 lg:self-start">
        <RevealingHeading {...coreServices.heading} className="text-3xl" />
        <Paragraphs of={coreServices.paragraphs} className="mt-6 max-w-md" />
      </div>
      <ul className="border-t border-line">
        {coreServices.services.map(({ title, text, to }) => (
          <li
            key={title}
            className="group relative grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-1 border-b border-line py-5 lg:py-6"
          >
            <h3 className="text-2xl transition-[color,translate] duration-300 ease-out group-hover:translate-x-3 group-hover:text-accent">
              <a href={to} className="after:absolute after:inset-0">
                {title}
              </a>
            </h3>
            <span className="row-span-2 grid size-12 place-items-center rounded-full border border-line text-accent transition-colors group-hover:border-action group-hover:bg-action group-hover:text-on-action">
              <Icon name="arrow" />
            </span>
            <p className="max-w-xl text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
