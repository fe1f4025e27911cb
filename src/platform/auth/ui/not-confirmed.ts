import { AppError } from '~/lib/errors';

/** Forms know it too, and are not red for it. */
const CODE = 'not_confirmed';

export const notConfirmed = () => new AppError(403, CODE, 'Not done: you did not confirm that it is you.');

/** Whoever cancels the question knows why nothing was done: no fault, and not to be shown as one. */
export const isNotConfirmed = (fault: unknown) => fault instanceof AppError && fault.code === CODE;
