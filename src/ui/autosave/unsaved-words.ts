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
 * data of anybody; each person finds their own. Every window has a place of its own: two of them would write over each other.
 */
export function unsavedWords(userId: string, entryId: string) {
  const all = `${PREFIX}${userId}:${entryId}`;
  const place = `${all}:${crypto.randomUUID()}`;
  const closing = new AbortController();
  const { signal } = closing;
  const closed = new Promise((resolve) => signal.addEventListener('abort', resolve));
  whenFree(place, signal, () => closed);
  return {
    read: () => readAt(place),
    /** Answers whether there is room for it. */
    write(unsaved: Unsaved): boolean {
      try {
        localStorage.setItem(place, JSON.stringify(unsaved));
        return true;
      } catch {
        return false;
      }
    },
    clear: () => clearAt(place),
    /** Hands on what windows have left that are closed by now, or will be; what is not taken stays for the next one. */
    takeLeft(take: (unsaved: Unsaved) => boolean) {
      for (const left of placesUnder(all)) {
        if (left === place) continue;
        whenFree(left, signal, () => {
          const unsaved = readAt(left);
          if (unsaved && take(unsaved)) clearAt(left);
        });
      }
    },
    close: () => closing.abort(),
  };
}

/** A window has its place to itself until it is gone, however that comes. Without TLS browsers know no locks, and it cannot be told. */
function whenFree(place: string, signal: AbortSignal, work: () => unknown) {
  if (!('locks' in navigator)) return void work();
  navigator.locks.request(place, { signal }, work).catch(() => {}); // whoever waited is closed
}

function placesUnder(all: string) {
  try {
    return Object.keys(localStorage).filter((place) => place === all || place.startsWith(`${all}:`));
  } catch {
    return []; // storage is forbidden
  }
}

function readAt(place: string): Unsaved | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(place) ?? 'null');
    return isUnsaved(stored) ? stored : undefined;
  } catch {
    return undefined; // storage is forbidden, or holds what we did not write
  }
}

function clearAt(place: string) {
  try {
    localStorage.removeItem(place);
  } catch {
    // Nothing was stored.
  }
}

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
