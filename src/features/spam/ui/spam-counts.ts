import { MINUTE } from '~/lib/time';
import { useCall } from '~/lib/use-call';
import type { spamCountsCall } from '~/records/spam-call';

/** Nobody is told of new spam, so it is looked for now and then. */
export const useSpamCounts = ({ enabled = true } = {}) =>
  useCall<typeof spamCountsCall>(['spam', 'counts'], '/spam', { refetchInterval: MINUTE, enabled });
