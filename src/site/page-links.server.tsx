import { buttonLook } from '~/ui/button';

interface PageLinksProps {
  /** What the pages are of. */
  of: string;
  page: number;
  pages: number;
  to: (page: number) => string;
  before: string;
  after: string;
}

/** From one page of a long list to those beside it. */
export const PageLinks = ({ of, page, pages, to, before, after }: PageLinksProps) => (
  <nav aria-label={`Pages of ${of}`} className="mt-10 flex items-center justify-between gap-4">
    {page > 1 ? <PageLink to={to(page - 1)} words={before} /> : <span />}
    <p className="text-muted tabular-nums">
      Page {page} of {pages}
    </p>
    {page < pages ? <PageLink to={to(page + 1)} words={after} /> : <span />}
  </nav>
);

const PageLink = ({ to, words }: { to: string; words: string }) => (
  <a href={to} className={buttonLook({ variant: 'secondary' })}>
    {words}
  </a>
);
