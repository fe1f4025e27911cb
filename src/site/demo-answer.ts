import type { AppError } from '~/lib/errors';
import type { FormMessage } from '~/ui/form';

export const MISSING_FIELDS = 'All fields are required.';
export const DEMO_SENT = 'Your demo request has been sent successfully!';
const NOT_SENT = 'Failed to send request. Please try again.';

/** What the page says after the form was posted to it without JavaScript. */
export interface DemoAnswer {
  message: FormMessage;
  fields?: Record<string, string>;
  values?: Record<string, string>;
  reference?: string;
}

/** A success that is not a 200 is none; anything thrown speaks for itself. */
export function demoFailure({ status, message }: Pick<AppError, 'status' | 'message'>) {
  if (status >= 200 && status < 300) return NOT_SENT;
  return message === MISSING_FIELDS ? message : `Error: ${message}`;
}
