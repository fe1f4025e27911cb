import { z } from 'zod';
import { parts } from './decimal';
import { LARGEST_PAISE, PERCENT_DECIMALS } from './gst';

/** A number with so many decimals, from nothing to the most that there can be. */
export const decimal = (label: string, decimals: number, most: number) =>
  z
    .number({ error: `${label} must be a number.` })
    .min(0, `${label} cannot be less than nothing.`)
    .max(most, `${label} can be ${most} at most.`)
    .refine(
      (value) => parts(value, decimals) !== undefined,
      `${label} can have at most ${decimals} decimals.`,
    );

export const percent = (label: string) => decimal(label, PERCENT_DECIMALS, 100);

export const paise = (label: string) =>
  z
    .int({ error: `${label} must be whole paise.` })
    .min(0, `${label} cannot be less than nothing.`)
    .max(LARGEST_PAISE, `${label} can be ₹999,99,99,999 at most.`);

/** What services (SAC) and goods (HSN) go by for GST; it may not be known yet. */
export const sac = () =>
  z
    .string()
    .trim()
    .regex(/^(?:\d{4}|\d{6}|\d{8})?$/, 'A SAC or HSN has 4, 6 or 8 digits.')
    // Before its default: an edit has none, and is described all the same.
    .meta({ examples: ['998314'] })
    .default('');
