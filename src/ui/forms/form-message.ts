import type { AppError } from '~/lib/errors';

/** Nothing above a form whose one or two fields say it. */
export const formMessage = (error: AppError) => (error.fields ? '' : error.message);
