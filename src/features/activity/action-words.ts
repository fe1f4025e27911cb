import type { Entry } from './activity-call';

/** What somebody did, before the name of the record. */
export const actionWords: Record<Entry['action'], string> = {
  created: 'added',
  updated: 'changed',
  deleted: 'deleted',
  restored: 'restored',
  purged: 'deleted for good',
  spam: 'marked as spam:',
  'not-spam': 'marked as not spam:',
  opened: 'opened the CV of',
  published: 'published',
  unpublished: 'took off the site:',
  moved: 'put in another place of its list:',
};
