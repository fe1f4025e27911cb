import { type ReactNode, useId } from 'react';
import { LoadingWords, Skeleton } from '~/ui/skeleton';

interface SectionProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** What it is about at the left, what can be done about it at the right; one below the other on a phone. */
export function Section({ title, lead, children }: SectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-4 border-t border-line py-8 lg:grid-cols-[16rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <div className="mt-1.5 max-w-prose text-sm text-muted">{lead}</div>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

/** The sheet that a form or a list of a section stands on. */
export const sheet = 'rounded-lg border border-line bg-surface';

export const formGrid = 'grid gap-x-5 gap-y-4 p-4 sm:grid-cols-2 sm:p-6 [&>[role=status]]:col-span-full';

export const SheetLoading = () => (
  <div className={`${sheet} grid gap-4 p-4 sm:p-6`}>
    <LoadingWords />
    <Skeleton className="w-1/4" />
    <Skeleton className="w-2/3" />
    <Skeleton className="w-1/2" />
    <Skeleton className="w-3/5" />
  </div>
);
