import { OFFLINE } from '~/lib/api';
import type { AppError } from '~/lib/errors';
import type { FormMessage } from './form';

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

/** A success that is not a 200 is none; anything thrown speaks for itself. */
const marked =
  (notSent: string): FormWords['failed'] =>
  ({ status, message }) => {
    if (status >= 200 && status < 300) return notSent;
    return message === MISSING_FIELDS ? message : `Error: ${message}`;
  };

/** The server's sentence as it is, or a whole one of ours. */
const plain: FormWords['failed'] = ({ message }) => (message === OFFLINE ? `${OFFLINE}.` : message);

export const demoWords: FormWords = {
  sent: 'Your demo request has been sent successfully!',
  failed: marked('Failed to send request. Please try again.'),
};

export const contactWords: FormWords = {
  sent: 'Your message has been sent successfully!',
  failed: marked('Failed to send message. Please try again.'),
};

export const careerWords: FormWords = { sent: 'Your application has been sent successfully!', failed: plain };

export const quoteWords: FormWords = { sent: 'Quote request submitted successfully!', failed: plain };
