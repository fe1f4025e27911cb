import type { LegalText } from '~/features/content/legal-text';
import { Icon } from '~/ui/icon';
import { Veins } from '~/ui/leaf/veins';
import { RichText } from '../rich-text.server';
import { useWords } from '../words.server';

type Section = LegalText['sections'][number];

interface LegalPageProps {
  text: LegalText;
  /** The other of the two texts. */
  other: { label: string; to: string };
  /** Where all of its versions are listed; left out where this is the only one. */
  versions?: string;
  /** Where the text is that took its place. */
  replacedBy?: string;
}

/** A text to be held to: what it comes to at the top, every section with a number and an address. */
export function LegalPage({ text, other, versions, replacedBy }: LegalPageProps) {
  const { mails } = useWords('site');
  return (
    <article>
      {replacedBy && (
        <p className="bg-warning-soft text-on-warning-soft">
          <span className="wrap block py-3">
            This version is not in force any more.{' '}
            <a href={replacedBy} className="font-medium underline underline-offset-4">
              Read the one that is
            </a>
          </span>
        </p>
      )}
      <Head {...text} />
      <div className="wrap grid gap-x-16 py-12 lg:grid-cols-[17rem_minmax(0,1fr)] lg:py-20 xl:grid-cols-[22rem_minmax(0,1fr)] xl:gap-x-24 print:block print:py-8">
        <details className="group mb-10 rounded-leaf border border-line bg-surface lg:hidden print:hidden">
          <summary className="flex min-h-13 items-center justify-between px-5 font-semibold">
            On this page
            <Icon name="chevron" className="size-5 transition-transform group-open:rotate-180" />
          </summary>
          <Contents sections={text.sections} className="px-5 pb-4" />
        </details>
        <aside className="sticky top-28 self-start max-lg:hidden print:hidden">
          <p className="mb-3 font-heading text-lg font-semibold">On this page</p>
          <Contents sections={text.sections} className="-ml-4 max-h-[calc(100dvh-11rem)] overflow-y-auto" />
        </aside>
        <div className="max-w-[54ch] text-lg print:max-w-none print:text-base">
          {text.sections.map((section, index) => (
            <LegalSection key={section.id} section={section} number={index + 1} />
          ))}
          <p className="mt-16 flex flex-wrap gap-x-8 gap-y-2 border-t border-line pt-6 text-base print:hidden">
            <a href={other.to} className={textLink}>
              {other.label}
            </a>
            {versions && (
              <a href={versions} className={textLink}>
                All versions of this page
              </a>
            )}
            <a href={`mailto:${mails.support.address}`} className={textLink}>
              Ask a question about this page
            </a>
          </p>
        </div>
      </div>
    </article>
  );
}

export const textLink =
  'py-1 font-medium text-accent underline decoration-1 underline-offset-4 hover:decoration-2 print:text-text';

export const longDate = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

function Head({ heading, summary, version, updated, sections, inShort }: LegalText) {
  return (
    <header
      data-scheme="dark"
      className="relative isolate overflow-hidden print:bg-white print:[--color-accent:#0f7a3f] print:[--color-muted:#10201a] print:[--color-text:#10201a]"
    >
      <Veins className="pointer-events-none absolute -top-28 right-0 -z-10 h-[52rem] w-auto max-w-none opacity-60 max-lg:hidden print:hidden" />
      <div className="wrap grid gap-x-16 gap-y-10 pt-10 pb-14 lg:grid-cols-[1fr_minmax(0,30rem)] lg:items-end lg:pt-20 lg:pb-20 print:block print:py-6">
        <div>
          <h1 className="text-display">
            <span className="text-accent">{heading.green}</span> {heading.plain}
          </h1>
          <p className="mt-6 max-w-xl text-xl leading-snug text-muted">{summary}</p>
          <p className="mt-8 flex flex-wrap gap-x-6 gap-y-1 text-sm text-muted">
            <span>Version {version}</span>
            <span>
              Last changed on <time dateTime={updated}>{longDate.format(new Date(updated))}</time>
            </span>
            <span>{sections.length} sections</span>
          </p>
        </div>
        <section
          aria-labelledby="in-short"
          className="relative rounded-leaf border border-line bg-surface p-6 lg:p-8 print:mt-6 print:bg-white"
        >
          <h2 id="in-short" className="text-xl">
            In short
          </h2>
          <ul className="mt-4 grid gap-3">
            {inShort.map((sentence) => (
              <li key={sentence} className="flex items-start gap-3">
                <Icon name="check" className="mt-0.5 size-5 shrink-0 text-accent" />
                {sentence}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </header>
  );
}

/** A browser that can marks the section being read; the others show plain links. */
const Contents = ({ sections, className }: { sections: readonly Section[]; className: string }) => (
  <nav aria-label="On this page" className={className}>
    <ol className="[scroll-target-group:auto]">
      {sections.map(({ id, title }, index) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="grid grid-cols-[1.75rem_1fr] border-l-2 border-transparent py-1.5 pl-4 leading-snug text-muted transition-colors hover:text-text lg:text-sm [&:target-current]:border-action [&:target-current]:font-medium [&:target-current]:text-text forced-colors:border-[Canvas] forced-colors:[&:target-current]:border-[Highlight]"
          >
            <span className="tabular-nums">{index + 1}</span>
            {title}
          </a>
        </li>
      ))}
    </ol>
  </nav>
);

const LegalSection = ({ section: { id, title, text }, number }: { section: Section; number: number }) => (
  <section id={id} aria-labelledby={`${id}-title`} className="group mt-14 first:mt-0 print:mt-8">
    <h2 id={`${id}-title`} className="flex items-baseline gap-4 text-2xl print:break-after-avoid">
      <span className="text-accent tabular-nums">{number}.</span>
      {title}
    </h2>
    <RichText
      of={text}
      headings={['h3', 'h4']}
      sizes="(width >= 64rem) 54ch, 92vw"
      className="rich-rows mt-4"
    />
  </section>
);
