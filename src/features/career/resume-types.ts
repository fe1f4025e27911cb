import { MB } from '~/lib/file-words';

const WORD =
  'application/msword,.doc,application/vnd.openxmlformats-officedocument.wordprocessingml.document,.docx';

/** What a CV may be. */
export const resumeRules = {
  accept: `application/pdf,.pdf,${WORD},image/jpeg,.jpg,.jpeg,image/png,.png`,
  /** What somebody is asked for who has chosen something else, in the contract's words: a page as it is printed is read best. */
  kinds: 'PDF, JPG, or PNG',
  maxBytes: 5 * MB,
};

export const RESUME_HINT = 'PDF, DOC, DOCX, JPG, or PNG, up to 5 MB';
