import { buttonLook } from '~/ui/button';
import { LeafMark } from '~/ui/leaf/leaf';
import { LoadingWords, Skeleton } from '~/ui/skeleton';

/** The dashboard before it knows who is there; without a script it never will, and says so. */
export function DashboardLoading() {
  return (
    <div
      data-scheme="auto"
      className="min-h-dvh md:grid md:grid-cols-[12.5rem_minmax(0,1fr)] lg:grid-cols-[14rem_minmax(0,1fr)]"
    >
      <noscript>
        <div className="fixed inset-0 z-10 grid content-center justify-items-center gap-6 bg-page p-6">
          <LeafMark className="h-12 text-accent" />
          <p className="max-w-prose text-center text-lg text-balance">
            The dashboard needs JavaScript. Switch it on and load the page again.
          </p>
          <a href="/" className={buttonLook({ variant: 'secondary' })}>
            Go to the website
          </a>
        </div>
      </noscript>
      <LoadingWords />
      <div className="hidden bg-ink-900 md:block" />
      <div>
        <div className="min-h-14 border-b border-line bg-surface" />
        <div className="grid gap-6 px-4 py-6 sm:px-6 2xl:px-8">
          <PageShape />
        </div>
      </div>
    </div>
  );
}

/** A page of it while its script is fetched. */
export const PageLoading = () => (
  <div className="grid gap-6">
    <LoadingWords />
    <PageShape />
  </div>
);

const PageShape = () => (
  <>
    <Skeleton className="h-8 w-48" />
    <Skeleton className="h-96 w-full" />
  </>
);
