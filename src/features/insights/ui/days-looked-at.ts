import { dayAfter, dayOf, now } from '~/lib/time';
import { useOwnParams } from '~/ui/shell/own-address';
import { usePeriod } from './period';

/** One of the calendar: whoever types an address may write any. */
function isDay(text: string) {
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** The days that are looked at, kept in the address: the last so many, or from one to another. */
export function useDaysLookedAt() {
  const [params, setParams] = useOwnParams();
  const days = usePeriod();
  const today = dayOf(now());
  const asked = (name: string) => {
    const day = params.get(name) ?? '';
    return isDay(day) ? day : undefined;
  };
  const chosen = asked('from') !== undefined || asked('to') !== undefined;
  const to = asked('to') ?? today;
  const from = asked('from') ?? dayAfter(to, 1 - days);
  return {
    from,
    to,
    /** Of the usual ones; none where days were chosen. */
    days: chosen ? undefined : days,
    choose: (period: { from?: string; to?: string }) =>
      setParams({ from, to, ...period }, { preventScrollReset: true, replace: true }),
  };
}
