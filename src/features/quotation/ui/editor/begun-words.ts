import type { Unsaved, UnsavedWords } from '~/ui/autosave/unsaved-words';
import { memoryShelf } from '~/ui/forms/memory-shelf';
import type { Sheet } from './sheet/sheet';

/** The one value of a draft on the shelf. */
const WORDS = 'sheet';

const keyOf = (userId: string, place: string) => `${userId}-quotation-${place}`;

/**
 * What was typed and the server does not have yet. It is about a customer, so it stands where forms about others do: in memory, and
 * sealed in the tab's storage for a reload.
 */
export function begunWords(userId: string, place: string) {
  let key = keyOf(userId, place);
  const words: UnsavedWords<Sheet> = {
    read() {
      const stored = memoryShelf.read(key)?.values[WORDS];
      return stored === undefined ? undefined : (JSON.parse(stored) as Unsaved<Sheet>);
    },
    write(unsaved) {
      const draft = { values: { [WORDS]: JSON.stringify(unsaved) }, openedAt: Date.now() };
      memoryShelf.write(key, draft, document.createElement('form'));
      return true;
    },
    clear: () => memoryShelf.clear(key),
  };
  return {
    ...words,
    /** The draft has got an id, by which it is found from now on. */
    moveTo(id: string) {
      const unsaved = words.read();
      words.clear();
      key = keyOf(userId, id);
      if (unsaved) words.write(unsaved);
    },
  };
}
