import { Link } from 'react-router';
import { classNames } from '~/ui/class-names';
import { periods } from './period';

interface PeriodSwitchProps {
  /** None of them, where somebody has chosen other days. */
  chosen: number | undefined;
  className?: string;
}

/** So many days back from today. */
export const PeriodSwitch = ({ chosen, className = '' }: PeriodSwitchProps) => (
  <nav aria-label="Period" className={classNames('flex flex-wrap gap-1', className)}>
    {periods.map((days) => (
      <Link
        key={days}
        to={`?days=${days}`}
        preventScrollReset
        aria-current={days === chosen ? 'true' : undefined}
        className={classNames(
          'inline-flex min-h-9 items-center rounded-sm px-2.5 text-sm tabular-nums transition-colors max-sm:min-h-11',
          days === chosen
            ? 'bg-accent-soft font-semibold text-on-accent-soft forced-colors:chosen'
            : 'text-muted hover:bg-sunken hover:text-text',
        )}
      >
        {days} days
      </Link>
    ))}
  </nav>
);
