export type Data = Readonly<Record<string, unknown>>;

/** What was typed and the server has not said that it has, with what it was typed upon. */
export interface Unsaved<Typed = Data> {
  data: Typed;
  /** The version that was read, and what it said. */
  basedOn: number;
  base: Typed;
  /** What was sent last: it may have come there although no answer came back. */
  sent: Typed | undefined;
}

/** Where it is until the server has it. */
export interface UnsavedWords<Typed = Data> {
  read: () => Unsaved<Typed> | undefined;
  /** Answers whether there is room for it. */
  write: (unsaved: Unsaved<Typed>) => boolean;
  clear: () => void;
}

const PREFIX = 'words:';

/**
 * In this browser until the server has it: through a reload, a lost network, an ended session. It is what visitors are to read, and no
 * data of anybody; each person finds their own.
 */
export const unsavedWords = (userId: string, entryId: string): UnsavedWords => {
  const place = `${PREFIX}${userId}:${entryId}`;
  return {
    read() {
      try {
        const stored: unknown = JSON.parse(localStorage.getItem(place) ?? 'null');
        return isUnsaved(stored) ? stored : undefined;
      } catch {
        return undefined; // storage is forbidden, or holds what we did not write
      }
    },
    write(unsaved) {
      try {
        localStorage.setItem(place, JSON.stringify(unsaved));
        return true;
      } catch {
        return false;
      }
    },
    clear() {
      try {
        localStorage.removeItem(place);
      } catch {
        // Nothing was stored.
      }
    },
  };
};

const isUnsaved = (stored: unknown): stored is Unsaved =>
  typeof stored === 'object' &&
  stored !== null &&
  'basedOn' in stored &&
  typeof stored.basedOn === 'number' &&
  'data' in stored &&
  isData(stored.data) &&
  'base' in stored &&
  isData(stored.base);

const isData = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
