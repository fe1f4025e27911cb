import { dayOf, now } from '~/lib/time';
import { TextField } from '~/ui/forms/field';
import type { useDaysLookedAt } from './days-looked-at';
import { PeriodSwitch } from './period-switch';

/** Which days are looked at: some back from today, or from one to another. */
export function PeriodBar({ from, to, days: chosen, choose }: ReturnType<typeof useDaysLookedAt>) {
  const today = dayOf(now());
  return (
    <search className="mb-5 grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] items-end gap-3 sm:flex sm:flex-wrap">
      <TextField
        name="from"
        label="From"
        type="date"
        max={to}
        value={from}
        onChange={({ target }) => target.value && choose({ from: target.value })}
      />
      <TextField
        name="to"
        label="To"
        type="date"
        min={from}
        max={today}
        value={to}
        onChange={({ target }) => target.value && choose({ to: target.value })}
      />
      <PeriodSwitch chosen={chosen} className="col-span-full" />
    </search>
  );
}
