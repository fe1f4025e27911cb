export type FormValues = Record<string, string>;

/** What is remembered of a form that was begun. */
export interface Draft {
  values: FormValues;
  openedAt: number;
  /** The key under which this very content was sent, so that a retry is recognised as the same request. */
  sent?: { content: string; key: string };
}

export interface Shelf {
  read(key: string): Draft | undefined;
  write(key: string, draft: Draft, form: HTMLFormElement): void;
  clear(key: string): void;
  /** Answers whether any were put back. */
  fillFiles?(key: string, form: HTMLFormElement): boolean;
}

export const PREFIX = 'draft:';

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
