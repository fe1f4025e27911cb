export type FormValues = Record<string, string>;

/** What is remembered of a form that was begun. */
export interface Draft {
  values: FormValues;
  /** Those that were chosen. They are kept in memory at the most. */
  files?: Record<string, FileList>;
  openedAt: number;
  /** The key under which this very content was sent, so that a retry is recognised as the same request. */
  sent?: { content: string; key: string };
}

export interface Shelf {
  read(key: string): Draft | undefined;
  write(key: string, draft: Draft): void;
  clear(key: string): void;
}

const PREFIX = 'draft:';

/** For what visitors write about themselves: across a reload, never across browser sessions. */
export const tabShelf: Shelf = {
  read(key) {
    try {
      const text = sessionStorage.getItem(PREFIX + key);
      return text ? JSON.parse(text) : undefined;
    } catch {
      return undefined; // storage is forbidden, or holds what we did not write
    }
  },
  write(key, draft) {
    try {
      sessionStorage.setItem(PREFIX + key, JSON.stringify(draft));
    } catch {
      // Without storage a reload loses the draft; sending works as ever.
    }
  },
  clear(key) {
    try {
      sessionStorage.removeItem(PREFIX + key);
    } catch {
      // Nothing was kept.
    }
  },
};

const inMemory = new Map<string, Draft>();

/** For what staff write about others: nowhere that outlasts the page. */
export const memoryShelf: Shelf = {
  read: (key) => inMemory.get(key),
  write: (key, draft) => inMemory.set(key, draft),
  clear: (key) => inMemory.delete(key),
};

/** Whether closing the page would lose anything that somebody typed or chose. */
export const isAnythingInMemory = () =>
  Array.from(inMemory.values()).some(
    ({ values, files = {} }) =>
      Object.keys(values).length > 0 || Object.values(files).some(({ length }) => length > 0),
  );

/** Of every form: whoever leaves leaves nothing typed behind. */
export function clearAllDrafts() {
  inMemory.clear();
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
