import { AppError } from '~/lib/errors';

/** Whoever cancels the question knows why nothing was done: no fault, and not to be shown as one. */
export const NOT_CONFIRMED = 'Not done: you did not confirm that it is you.';

const CODE = 'not_confirmed';

export const notConfirmed = () => new AppError(403, CODE, NOT_CONFIRMED);

export const isNotConfirmed = (fault: unknown) => fault instanceof AppError && fault.code === CODE;
