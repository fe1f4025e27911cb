import { MB } from '~/lib/file-words';

/** What a customer's order may be. */
export const orderRules = {
  accept: 'application/pdf,.pdf,image/jpeg,.jpg,.jpeg,image/png,.png',
  kinds: 'PDF, JPG, or PNG',
  maxBytes: 5 * MB,
};
