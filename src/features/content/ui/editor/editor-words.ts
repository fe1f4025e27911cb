import { momentInWords, timeOf } from '~/lib/time';
import type { SaveState } from './autosave';
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

/** Whether what was typed is safe. */
export function savedWords(save: SaveState, theirName: string) {
  switch (save.is) {
    case 'saved':
      return save.at ? `Saved ${timeOf(save.at)}` : 'All saved';
    case 'waiting':
    case 'saving':
      return 'Saving…';
    case 'unreached':
      return save.isStored
        ? 'Not saved: no connection. It is in this browser, and is sent as soon as there is one.'
        : 'Not saved: no connection, and no room in this browser. Leave this page open.';
    case 'refused':
      return `Not saved: ${save.words}`;
    case 'conflict':
      return `Not saved: ${theirName} was quicker. Choose what is to stand.`;
  }
}
