import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { waitingCall } from '~/features/followup/followup';
import { callApi } from '~/lib/api';
import type { activityCall, insightsCall } from '../insights-call';
import type { statsCall } from '../stats-call';

export type Insights = z.output<typeof insightsCall.answer>;

export const useStats = () =>
  useQuery({
    queryKey: ['stats'],
    queryFn: ({ signal }) => callApi<typeof statsCall>('GET', '/stats', { signal }),
  });

/** Another period takes the place of the one on the screen when it is there. */
export const useInsights = (days: Insights['days']) =>
  useQuery({
    queryKey: ['insights', days],
    queryFn: ({ signal }) => callApi<typeof insightsCall>('GET', `/insights?days=${days}`, { signal }),
    placeholderData: keepPreviousData,
  });

export const useActivity = () =>
  useQuery({
    queryKey: ['activity'],
    queryFn: ({ signal }) => callApi<typeof activityCall>('GET', '/activity', { signal }),
  });

/** Under the follow-ups' own key: a change of one of them asks anew. */
export const useWaiting = () =>
  useQuery({
    queryKey: ['followup', 'mine'],
    queryFn: ({ signal }) => callApi<typeof waitingCall>('GET', '/followup/mine', { signal }),
  });
