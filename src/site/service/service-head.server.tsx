import type { Service } from '~/features/content/types/services/entry';
import { buttonLook } from '~/ui/button';
import type { Crumb } from '../head/structured-data.server';
import { Picture } from '../picture.server';
import { useWords } from '../words.server';

interface ServiceHeadProps extends Pick<Service, 'title' | 'plain' | 'lead' | 'picture'> {
  /** The pages above this one and itself. */
  crumbs: readonly Crumb[];
}

/** The words at the left, the drawing at the right edge, on the ground they share. */
export function ServiceHead({ crumbs, title, plain, lead, picture }: ServiceHeadProps) {
  const { demo, talk } = useWords('site').services;
  return (
    <section data-scheme="dark" className="overflow-clip">
      <div className="wrap grid gap-x-6 lg:min-h-[min(calc(100dvh-4.5rem),46rem)] lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <Crumbs crumbs={crumbs} />
        <div className="pb-10 lg:self-center lg:pt-4 lg:pb-20">
          <h1 className="text-[clamp(2.375rem,1.55rem+3.1vw,4.5rem)] leading-none">
            <span className="text-accent">{title}</span> {plain}
          </h1>
          <p className="mt-6 max-w-lg text-lg text-muted lg:mt-8">{lead}</p>
          <p className="mt-8 flex flex-wrap gap-3 lg:mt-10">
            <a href="/#demo" className={buttonLook({ size: 'lg' })}>
              {demo}
            </a>
            <a href="/contact-us" className={buttonLook({ variant: 'secondary', size: 'lg' })}>
              {talk}
            </a>
          </p>
        </div>
        <div className="max-lg:-mx-[clamp(1.25rem,4vw,3rem)] max-lg:pb-6 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:-mr-12 lg:self-center xl:-mr-[max(3rem,(100vw-88rem)/2)]">
          <Picture
            of={picture}
            sizes="(min-width: 64rem) 50vw, 100vw"
            first
            className="mx-auto h-auto w-full max-w-[60rem]"
          />
        </div>
      </div>
    </section>
  );
}

const Crumbs = ({ crumbs }: { crumbs: readonly Crumb[] }) => (
  <nav aria-label="Breadcrumb" className="pt-6 pb-8 text-sm text-muted lg:pt-8 lg:pb-0">
    <ol className="flex flex-wrap items-center gap-x-2.5">
      {[['Home', '/'] as const, ...crumbs].map(([name, path], index) => (
        <li key={path} className="flex items-center gap-x-2.5">
          {index === crumbs.length ? (
            <span aria-current="page" className="text-text">
              {name}
            </span>
          ) : (
            <>
              <a href={path} className="inline-block py-1 underline-offset-4 hover:text-text hover:underline">
                {name}
              </a>
              <span aria-hidden="true">/</span>
            </>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
