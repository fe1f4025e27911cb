import type { z } from 'zod';
import type { myRequestsCall } from './my-requests-call';

export type MyRequest = z.output<typeof myRequestsCall.answer>['items'][number];

/** Under which they are asked anew. */
export const REQUESTS = 'my-requests';
