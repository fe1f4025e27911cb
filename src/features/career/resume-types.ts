import { MB } from '~/lib/file-words';

/** What a CV may be. */
export const resumeRules = {
  accept: 'application/pdf,.pdf,image/jpeg,.jpg,.jpeg,image/png,.png',
  kinds: 'PDF, JPG, or PNG',
  maxBytes: 5 * MB,
};
