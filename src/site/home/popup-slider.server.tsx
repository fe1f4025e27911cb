import { useWords } from '../words.server';
import { PopupContent, PopupGround } from './popup-words.server';

/** All six in a row that is swiped, scrolled or walked by its index. */
export function PopupSlider() {
  const { slider } = useWords('home');
  const popups = useWords('popups');
  return (
    <PopupGround>
      <div className="flex min-h-dvh flex-col gap-5 pt-20 pb-6 lg:pt-5">
        <div
          data-scheme="dark"
          className="wrap flex flex-wrap items-center gap-x-8 gap-y-3 bg-transparent lg:min-h-11 lg:pr-40"
        >
          <h2 id="popup-title" className="text-xl">
            {slider.heading.plain} <span className="text-accent">{slider.heading.green}</span>
          </h2>
          <nav aria-label="Areas" className="-mx-3 flex flex-wrap text-sm">
            {popups.map(({ slug, category }) => (
              <a
                key={slug}
                href={`#${slug}`}
                className="inline-flex min-h-9 items-center rounded-md px-3 text-muted transition-colors hover:bg-sunken hover:text-text"
              >
                {category}
              </a>
            ))}
          </nav>
        </div>
        <section
          aria-label="The six areas side by side"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it
          tabIndex={0}
          className="relative flex flex-1 snap-x snap-mandatory scroll-px-[max(1.25rem,(100vw-80rem)/2)] gap-4 overflow-x-auto scroll-smooth px-[max(1.25rem,(100vw-80rem)/2)] pb-4 focus-visible:-outline-offset-4 lg:gap-6"
        >
          {popups.map((popup) => (
            <article
              key={popup.slug}
              id={popup.slug}
              aria-labelledby={`${popup.slug}-title`}
              className="until-near [--about:60rem] w-[min(80rem,100vw-3.5rem)] lg:w-[min(80rem,100vw-7rem)] shrink-0 scroll-mt-24 snap-start rounded-leaf border border-ink-700 bg-ink-900 p-6 sm:p-8 lg:grid lg:content-center lg:p-10"
            >
              <PopupContent popup={popup} level={3} titleId={`${popup.slug}-title`} />
            </article>
          ))}
        </section>
      </div>
    </PopupGround>
  );
}
