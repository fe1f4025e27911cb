import type { Tone } from '~/model/resource';

/**
 * What lists tell of the average: so roughly that nobody can tell a mark from it before they have given their own, not even where two agree.
 * The codes are in the order of what they mean.
 */
export const ratings = { '3': 'Strong', '2': 'Fair', '1': 'Weak' } as const;

export const ratingTones: Record<keyof typeof ratings, Tone> = { '3': 'good', '2': 'busy', '1': 'bad' };

/** A hundred times the average: above it an application is strong, below the other it is weak. Between an end and its bound lie two ways to agree at least. */
export const STRONG_ABOVE = 300;
export const WEAK_BELOW = 200;
