import { classNames } from '~/ui/class-names';
import { EmptyState } from '~/ui/empty-state';
import { LoadFault, Panel } from '~/ui/panel';
import { usePeriod } from '../period';
import { PeriodSwitch } from '../period-switch';
import { type Insights, useInsights } from '../queries';
import { BarsFigure } from './bars';
import { PlotsLoading } from './plots-loading';
import { TimeFigure } from './time-plot';

/** What came in over time, and how it divides. */
export default function Plots() {
  const chosen = usePeriod();
  const insights = useInsights(chosen);
  if (insights.isError) {
    return (
      <Panel title="Over time">
        <div className="p-4 sm:px-5">
          <LoadFault words="The plots could not be loaded." onRetry={() => insights.refetch()} />
        </div>
      </Panel>
    );
  }
  if (!insights.data) return <PlotsLoading />;
  const { days, series, breakdowns } = insights.data;
  const nothing = series.every(({ points }) => points.every(({ count }) => count === 0));
  return (
    <div
      aria-busy={insights.isPlaceholderData}
      className={classNames(
        'grid min-w-0 gap-4 transition-opacity',
        insights.isPlaceholderData && 'opacity-60',
      )}
    >
      <Panel title={`The last ${days} days`} aside={<PeriodSwitch chosen={chosen} className="-my-1" />}>
        {nothing ? (
          <EmptyState title={`Nothing came in during the last ${days} days.`}>
            What visitors send from the site is counted here, day by day.
          </EmptyState>
        ) : (
          <div className="grid gap-px bg-line">
            {series.map((one) => (
              <TimeFigure key={one.resource} series={one} />
            ))}
            <BreakdownGrid breakdowns={breakdowns.filter(({ of }) => of === 'period')} days={days} />
          </div>
        )}
      </Panel>
      <Panel title="As it stands now">
        <BreakdownGrid breakdowns={breakdowns.filter(({ of }) => of === 'all')} days={days} />
      </Panel>
    </div>
  );
}

function BreakdownGrid({ breakdowns, days }: Pick<Insights, 'breakdowns' | 'days'>) {
  return (
    <div className="grid gap-px bg-line sm:grid-cols-2">
      {breakdowns.map((breakdown) => (
        <BarsFigure key={`${breakdown.resource} ${breakdown.field}`} breakdown={breakdown} days={days} />
      ))}
    </div>
  );
}
