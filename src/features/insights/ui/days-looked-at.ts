import { useSearchParams } from 'react-router';
import { dayAfter, dayOf, now } from '~/lib/time';
import { usePeriod } from './period';

const DAY = /^\d{4}-\d\d-\d\d$/;

/** The days that are looked at, kept in the address: the last so many, or from one to another. */
export function useDaysLookedAt() {
  const [params, setParams] = useSearchParams();
  const days = usePeriod();
  const today = dayOf(now());
  const asked = (name: string) => {
    const day = params.get(name) ?? '';
    return DAY.test(day) ? day : undefined;
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
