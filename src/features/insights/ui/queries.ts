import { keepPreviousData } from '@tanstack/react-query';
import type { z } from 'zod';
import { useCall } from '~/lib/use-call';
import type { insightsCall } from '../insights-call';
import type { statsCall } from '../stats-call';

export type Insights = z.output<typeof insightsCall.answer>;

export const useStats = () => useCall<typeof statsCall>(['stats'], '/stats');

/** Another period takes the place of the one on the screen when it is there. */
export const useInsights = (days: Insights['days']) =>
  useCall<typeof insightsCall>(['insights', days], `/insights?days=${days}`, {
    placeholderData: keepPreviousData,
  });
