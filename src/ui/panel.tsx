import { type ReactNode, useId } from 'react';
import { Button } from './button';
import { LoadingWords, Skeleton } from './skeleton';

interface PanelProps {
  title: string;
  /** At the end of the heading's line. */
  aside?: ReactNode;
  /** Where something in it opens over what stands below. */
  isOpenBelow?: boolean;
  children: ReactNode;
}

/** A part of the index: a sheet with a heading of its own. */
export function Panel({ title, aside, isOpenBelow = false, children }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`rounded-lg border border-line bg-surface ${isOpenBelow ? '' : 'overflow-hidden'}`}
    >
      <div className="flex min-h-13 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-4 py-2 sm:px-5">
        <h2 id={id} className="font-text text-base font-semibold">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

interface LoadFaultProps {
  words: string;
  onRetry: () => void;
  className?: string;
}

/** What could not be loaded, in words, and another try. */
export function LoadFault({ words, onRetry, className = 'gap-y-2 text-sm' }: LoadFaultProps) {
  return (
    <p role="alert" className={`flex flex-wrap items-center gap-3 text-danger ${className}`}>
      {words}
      <Button size="sm" variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </p>
  );
}

/** Rows to come. */
export function RowSkeletons({ count }: { count: number }) {
  return (
    <>
      <LoadingWords />
      <div className="divide-y divide-line">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
          <div key={index} className="grid gap-2 px-4 py-3.5 sm:px-5">
            <Skeleton className="w-2/5" />
            <Skeleton className="max-h-3 w-3/4" />
          </div>
        ))}
      </div>
    </>
  );
}

/** One row of a panel; those that lead somewhere are links as wide as it. */
export const rowLook = 'block px-4 py-3 sm:px-5';
export const linkLook = `${rowLook} transition-colors hover:bg-sunken/60 focus-visible:-outline-offset-4`;
