import { AppError } from '~/lib/errors';
import { MINUTE } from '~/lib/time';

/** How often one address may register, have a link mailed, or open one. */
export const rateLimit = { max: 60, timeWindow: 10 * MINUTE };

/** Used, expired, altered and made up are told alike, but for one that has confirmed an address. */
export const deadLink = () =>
  new AppError(400, 'dead_link', 'This link has been used or has expired. Please ask for a new one.');
