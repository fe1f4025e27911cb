import type { z } from 'zod';
import type { career } from '../career';
import type { stages } from '../stages';

export type Application = z.output<typeof career.row>;
export type Stage = keyof typeof stages;
