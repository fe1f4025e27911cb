import { servicePath } from '~/features/content/types/services/paths';
import { classNames } from '~/ui/class-names';
import type { ServiceGroup } from './service-group.server';

interface ServiceSiblingsProps {
  group: ServiceGroup;
  /** The one the reader is on. */
  current?: string;
}

/** All services under one address, in a row. */
export const ServiceSiblings = ({ group: { path, overview, services }, current }: ServiceSiblingsProps) => (
  <nav aria-label={`Services in ${overview.title}`} className="bg-paper-100 py-14 lg:py-20">
    <div className="wrap">
      <a
        href={path}
        className="inline-block py-1 text-muted underline-offset-4 hover:text-text hover:underline"
      >
        All of {overview.title}
      </a>
      <ul className="mt-5 flex flex-wrap gap-x-7 gap-y-1">
        {services.map(({ title }) => (
          <li key={title}>
            <a
              href={servicePath(path, title)}
              aria-current={title === current ? 'page' : undefined}
              className="group inline-flex items-center gap-2.5 py-1.5 font-heading text-xl font-semibold transition-colors hover:text-accent aria-[current]:text-accent"
            >
              <span
                aria-hidden="true"
                className={classNames(
                  'size-2.5 rounded-full border-2 transition-colors group-hover:border-accent',
                  title === current ? 'border-accent bg-accent' : 'border-control',
                )}
              />
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  </nav>
);
