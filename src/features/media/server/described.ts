import type { z } from 'zod';
import { AppError } from '~/lib/errors';
import type { mediaEdit } from '../media-call';
import { NEEDED } from '../media-call';

interface Described {
  name: string;
  alt: string;
  decorative: boolean;
}

const LONGEST_NAME = 120;

/** What a record says of itself: nothing is described and decorative at once, and it is found by all of it. */
export const described = ({ name, alt, decorative }: Described) => ({
  name,
  alt: decorative ? '' : alt,
  decorative,
  title: decorative || !alt ? name : `${name}: ${alt}`,
});

/** What an edit makes of it. What is described from now on is not decorative any more. */
export function describedAnew(
  before: Described,
  { name = before.name, alt, decorative }: z.output<typeof mediaEdit>,
) {
  const after = {
    name,
    alt: alt ?? before.alt,
    decorative: decorative ?? (alt ? false : before.decorative),
  };
  if (!after.decorative && after.alt === '')
    throw new AppError(400, 'invalid_input', NEEDED, { alt: NEEDED });
  return described(after);
}

/** A file's name without what only its maker needs: `Team_photo-2.JPG` is called "Team photo 2". */
export const nameOfFile = (fileName: string) =>
  fileName
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[^\p{L}\p{N}.()]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_NAME)
    .toWellFormed() || 'Picture';
