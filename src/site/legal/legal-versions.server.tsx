import type { ArchivedVersion } from '~/features/content/words.server';
import { longDate, textLink } from './legal-text.server';

interface LegalVersionsProps {
  title: string;
  path: string;
  archive: readonly ArchivedVersion[];
}

/** What was in force since when. */
export const LegalVersions = ({ title, path, archive }: LegalVersionsProps) => (
  <article className="wrap max-w-3xl py-12 lg:py-20">
    <h1 className="text-display">
      <span className="text-accent">{title}</span> versions
    </h1>
    <p className="mt-6 text-lg text-muted">
      What you agreed to stays readable, word for word, whatever we write later.
    </p>
    <ol className="mt-8 border-t border-line">
      {archive.map(({ name, since }, index) => (
        <li key={name} className="flex flex-wrap items-baseline gap-x-6 gap-y-1 border-b border-line py-4">
          <a href={`${path}/${encodeURIComponent(name)}`} className={textLink}>
            Version {name}
          </a>
          <span className="text-muted">
            in force from <time dateTime={since}>{longDate.format(new Date(since))}</time>
            {index === 0 && ', and now'}
          </span>
        </li>
      ))}
    </ol>
  </article>
);
