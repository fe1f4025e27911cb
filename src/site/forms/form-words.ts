import { OFFLINE } from '~/lib/api';
import { type FormWords, MISSING_FIELDS } from '~/ui/forms/form-words';

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
