import { momentInWords } from '~/lib/time';
import type { ChangedEntry } from './entry-queries';

/** How an entry stands, for whoever edits it. */
export function stateWords({ state, scheduledAt, published }: ChangedEntry) {
  if (scheduledAt !== null)
    return `${published ? 'Published · the draft follows' : 'To be published'} on ${momentInWords(scheduledAt)}`;
  switch (state) {
    case 'published':
      return 'Published';
    case 'changed':
      return 'Published · changed since';
    case 'unpublished':
      return 'Taken off the site';
    default:
      return 'Draft · not published yet';
  }
}
