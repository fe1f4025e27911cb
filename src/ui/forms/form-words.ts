import type { AppError } from '~/lib/errors';
import type { FormMessage } from './form';

/** The server's own words, too. */
export const MISSING_FIELDS = 'All fields are required.';

/** What a form says once it was sent: the same with JavaScript and without. */
export interface FormWords {
  sent: string;
  failed(error: Pick<AppError, 'status' | 'message'>): string;
}

/** What the page says after its form was posted to it without JavaScript. */
export interface FormAnswer {
  message: FormMessage;
  fields?: Record<string, string>;
  values?: Record<string, string>;
  reference?: string;
}
