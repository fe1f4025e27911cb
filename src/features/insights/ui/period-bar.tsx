import { dayOf, now } from '~/lib/time';
import { DayField } from '~/ui/forms/days/day-field';
import type { useDaysLookedAt } from './days-looked-at';
import { PeriodSwitch } from './period-switch';

/** Which days are looked at: some back from today, or from one to another. */
export function PeriodBar({ from, to, days: chosen, choose }: ReturnType<typeof useDaysLookedAt>) {
  const today = dayOf(now());
  return (
    <search className="mb-5 grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] items-end gap-3 sm:flex sm:flex-wrap">
      <DayField
        name="from"
        label="From"
        max={to}
        value={from}
        onDay={(day) => day && choose({ from: day })}
      />
      <DayField
        name="to"
        label="To"
        min={from}
        max={today}
        value={to}
        onDay={(day) => day && choose({ to: day })}
      />
      <PeriodSwitch chosen={chosen} className="col-span-full" />
    </search>
  );
}
