import { AppError } from '~/lib/errors';

/** Used, expired, altered and made up are told alike. */
export const deadLink = () =>
  new AppError(400, 'dead_link', 'This link has been used or has expired. Please ask for a new one.');
