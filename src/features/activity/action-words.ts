import type { Entry } from './activity-call';

/** What somebody did, before the name of the record. */
export const actionWords: Record<Entry['action'], string> = {
  created: 'added',
  updated: 'changed',
  deleted: 'deleted',
  restored: 'restored',
  purged: 'deleted for good',
  // Whose it was is not said: what is spam is named to nobody, and the lead is gone.
  dropped: 'marked a request as spam, and its lead went with it',
  spam: 'marked as spam:',
  'not-spam': 'marked as not spam:',
  opened: 'opened the CV of',
  published: 'published',
  unpublished: 'took off the site:',
  moved: 'put in another place of its list:',
};
