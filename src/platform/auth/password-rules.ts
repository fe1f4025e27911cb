import { z } from 'zod';
import { passwordStrength } from '~/lib/password-strength';
import { isPlainText } from '~/model/fields';

/** Long enough for any pass phrase, short enough that hashing it costs nothing worth attacking. */
const LONGEST = 1024;

export const typedPassword = () =>
  z
    .string({ error: 'Password is required.' })
    .min(1, 'Password is required.')
    .max(LONGEST, 'Password is too long.')
    // Two texts with different halves of a pair would be one and the same once they are hashed.
    .refine(isPlainText, 'Password has characters that cannot be used here.');

export const newPassword = () =>
  typedPassword().refine(
    (password) => passwordStrength(password) !== 'Weak',
    'Password is too weak. Please use a stronger password.',
  );
