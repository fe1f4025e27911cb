import { z } from 'zod';
import { passwordStrength } from '~/lib/password-strength';

/** Long enough for any pass phrase, short enough that hashing it costs nothing worth attacking. */
const LONGEST = 1024;

export const typedPassword = () =>
  z
    .string({ error: 'Password is required.' })
    .min(1, 'Password is required.')
    .max(LONGEST, 'Password is too long.');

export const newPassword = () =>
  typedPassword().refine(
    (password) => passwordStrength(password) !== 'Weak',
    'Password is too weak. Please use a stronger password.',
  );
