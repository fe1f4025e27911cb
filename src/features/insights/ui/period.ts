import { useSearchParams } from 'react-router';
import type { Insights } from './queries';

export const periods = [30, 90, 365] as const satisfies readonly Insights['days'][];

/** How far the plots look back, kept in the address. */
export function usePeriod() {
  const [params] = useSearchParams();
  return periods.find((days) => String(days) === params.get('days')) ?? 90;
}
