import { timeOf } from '~/lib/time';
import type { SaveState } from './autosave';

/** Whether what was typed is safe; of who was quicker, the name where it is known. */
export function savedWords(save: SaveState<unknown>, theirName: string) {
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
      return `Not saved: ${theirName ? `${theirName} was quicker` : 'it has been changed meanwhile'}. Choose what is to stand.`;
  }
}

export const isBad = ({ is }: SaveState<unknown>) =>
  is === 'unreached' || is === 'refused' || is === 'conflict';
