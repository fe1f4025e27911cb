import type { z } from 'zod';
import type { readApplicationCall } from '~/features/career/applicant-calls';

export type ApplicationRead = z.output<typeof readApplicationCall.answer>;
