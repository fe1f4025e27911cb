interface Change {
  path: string;
  before: string;
  after: string;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The words that differ, each by the path of its field. A list with more or fewer in it is left to the page itself. */
export function changedWords(before: unknown, after: unknown, path: readonly string[] = []): Change[] {
  if (before === after) return [];
  if (typeof before === 'string' && typeof after === 'string')
    return [{ path: path.join('.'), before, after }];
  if (!isObject(before) || !isObject(after)) return [];
  const names = Object.keys(after);
  if (Array.isArray(after) && Object.keys(before).length !== names.length) return [];
  return names.flatMap((name) => changedWords(before[name], after[name], [...path, name]));
}

const TEXTS = 4; // NodeFilter.SHOW_TEXT

/** A piece of text on the page, with what stands around the words of the field. */
interface Place {
  text: Node;
  head: string;
  tail: string;
}

/**
 * Puts words that are not saved yet into a page that was drawn before them, where exactly those of before stand in the place of
 * their field. What a page makes of words in another way is seen a moment later, when it is drawn anew.
 */
export function typedInto(page: Document) {
  const known = new Map<string, readonly Place[]>();

  function placesOf({ path, before }: Change) {
    const found: Place[] = [];
    for (const shown of page.querySelectorAll(`[data-field~="${CSS.escape(path)}"]`)) {
      const texts = page.createTreeWalker(shown, TEXTS);
      while (before !== '' && texts.nextNode()) {
        const { currentNode: text } = texts;
        const [head = '', tail, ...more] = text.nodeValue?.split(before) ?? [];
        // Twice in one place it could be the words of another field as well.
        if (tail !== undefined && more.length === 0) found.push({ text, head, tail });
      }
    }
    return found;
  }

  return (changes: readonly Change[]) => {
    for (const change of changes) {
      // Once found it is known, also after all of its words were taken out.
      const places = known.get(change.path) ?? placesOf(change);
      if (places.length > 0) known.set(change.path, places);
      for (const { text, head, tail } of places) text.nodeValue = head + change.after + tail;
    }
  };
}
