import { OFFLINE } from '~/lib/api';
import type { AppError } from '~/lib/errors';

/** The server's own sentence; ours when it sent none or was not reached. */
export const serverWords = (error: Pick<AppError, 'message'>, otherwise: string) =>
  error.message === OFFLINE ? otherwise : error.message;
