import type { z } from 'zod';
import { AppError } from '~/lib/errors';
import { isPlainText } from '~/model/fields';
import { type Collection, wrongIn } from '../collection';

type Data = Record<string, unknown>;

/**
 * What a draft says: all that makes it one of its collection, whether or not it is finished. A field that is missing, of
 * another kind or longer than it may be is refused, so that a preview can always be drawn from it.
 */
export function judgeDraft({ entry, filled }: Collection, data: Data): Data {
  if (!isStorable(data)) throw refused([{ path: [], message: 'Some characters cannot be used here.' }]);
  const judged = entry.safeParse(data);
  if (judged.success) return judged.data;
  const wrong = wrongIn(entry, data);
  if (wrong.length > 0) throw refused(wrong);
  // Nothing is stored that no field is there for.
  return filled(data);
}

/** What is published is whole. */
export function judgeWhole({ entry, filled }: Collection, data: Data): Data {
  const judged = entry.safeParse(filled(data));
  if (judged.success) return judged.data;
  throw refused(judged.error.issues);
}

/** Far more than any field has. */
const DEEPEST = 60;

/** Neither engine loses or refuses any of it; what is nested without end is not looked at to its end. */
function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isPlainText(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth === DEEPEST) return false;
  return Object.entries(value).every(([key, inner]) => isPlainText(key) && isStorable(inner, depth + 1));
}

/** Each fault beside its field: `cards.2.title`. */
function refused(issues: readonly Pick<z.core.$ZodIssue, 'path' | 'message'>[]) {
  const fields = Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
  return new AppError(400, 'invalid_input', issues[0]?.message ?? 'This cannot be saved.', fields);
}
