import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { classNames } from '~/ui/class-names';
import { EmptyState } from '~/ui/empty-state';
import { LoadFault, Panel } from '~/ui/panel';
import type { useDaysLookedAt } from './days-looked-at';
import { PeriodBar } from './period-bar';
import { PlotsLoading } from './plots/plots-loading';

interface DaysDeskProps<Figures> {
  title: string;
  /** What is said where they could not be counted. */
  fault: string;
  period: ReturnType<typeof useDaysLookedAt>;
  counted: UseQueryResult<Figures>;
  children: (figures: Figures) => ReactNode;
}

/** The figures of some days, which are chosen above them. Those of the days before stay until the next are counted. */
export function DaysDesk<Figures>({ title, fault, period, counted, children }: DaysDeskProps<Figures>) {
  const { data, isError, isPending, isPlaceholderData } = counted;
  return (
    <>
      <h1 className="mb-4 text-2xl">{title}</h1>
      <PeriodBar {...period} />
      {isError && <LoadFault words={`${fault} ${counted.error.message}`} onRetry={() => counted.refetch()} />}
      {isPending && <PlotsLoading />}
      {data && !isError && (
        <div
          aria-busy={isPlaceholderData}
          className={classNames('grid min-w-0 gap-4 transition-opacity', isPlaceholderData && 'opacity-60')}
        >
          {children(data)}
        </div>
      )}
    </>
  );
}

interface BecamePlotsProps {
  /** What is said where there is nothing to be shown, and what would be. */
  none: { title: string; words: string } | undefined;
  children: ReactNode;
}

export const BecamePlots = ({ none, children }: BecamePlotsProps) => (
  <Panel title="What became of them">
    {none ? (
      <EmptyState title={none.title}>{none.words}</EmptyState>
    ) : (
      <div className="grid gap-px overflow-hidden xl:grid-flow-dense xl:grid-cols-2">{children}</div>
    )}
  </Panel>
);
