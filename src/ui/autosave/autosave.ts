import { AppError, OutdatedError } from '~/lib/errors';
import { now, SECOND } from '~/lib/time';
import { sameWords } from './same-words';
import type { Data, Unsaved, UnsavedWords } from './unsaved-words';

/** After the last key … */
const REST_MS = SECOND;
/** … and while keys go on. */
const LONGEST_MS = 2 * SECOND;
const RETRY_MS = [2, 4, 8, 15, 30].map((seconds) => seconds * SECOND);

/** A side that somebody has written: what it says, and as which version. */
export interface Side<Typed = Data> {
  version: number;
  data: Typed;
  userId: string | null;
  userName: string;
}

export type SaveState<Typed = Data> =
  | { is: 'saved'; at: string | undefined }
  | { is: 'waiting' | 'saving' }
  /** The server was not reached, or could not; it is tried again. */
  | { is: 'unreached'; isStored: boolean }
  /** The server does not take it as it is. */
  | { is: 'refused'; words: string }
  | { is: 'conflict'; theirs: Side<Typed>; base: Typed };

export interface Editing<Typed = Data> {
  data: Typed;
  /** Of the draft, or of what is published where there is none. */
  version: number;
  save: SaveState<Typed>;
  /** What is wrong with which field. */
  errors: Readonly<Record<string, string>>;
}

interface Options<Typed> {
  /** Answers the version that it became; throws what the server says. */
  save: (data: Typed, basedOn: number) => Promise<{ version: number; at: string }>;
  sideOf: (fault: OutdatedError) => Side<Typed> | undefined;
  userId: string;
  words: UnsavedWords<Typed>;
  start: Side<Typed>;
  onChange: (editing: Editing<Typed>) => void;
}

/**
 * Saves what is typed within two seconds into the one draft, one call at a time, the newest words last. Until the server has
 * them, they are in this browser too.
 */
export function startAutosave<Typed = Data>({
  save,
  sideOf,
  userId,
  words,
  start,
  onChange,
}: Options<Typed>) {
  let editing: Editing<Typed> = {
    data: start.data,
    version: start.version,
    save: { is: 'saved', at: undefined },
    errors: {},
  };
  let base = start.data;
  let sent: Typed | undefined;
  /** Since when something waits to be sent. */
  let since: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let flight: Promise<void> | undefined;
  let tries = 0;
  let isClosed = false;

  const set = (changes: Partial<Editing<Typed>>) => {
    editing = { ...editing, ...changes };
    onChange(editing);
  };

  const isSaved = () => editing.save.is === 'saved';

  const store = () => words.write({ data: editing.data, basedOn: editing.version, base, sent });

  function later(ms: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void sendNow(), ms);
  }

  function edited(data: Typed, path: string) {
    const { [path]: _mended, ...errors } = editing.errors;
    set({ data, errors });
    const isStored = store();
    const { is } = editing.save;
    if (is === 'unreached') set({ save: { is, isStored } });
    if (is === 'conflict' || is === 'unreached') return;
    if (is !== 'saving') set({ save: { is: 'waiting' } });
    since ??= Date.now();
    later(Math.max(0, Math.min(REST_MS, since + LONGEST_MS - Date.now())));
  }

  /** Everything that was typed so far. Answers when the server has it, or when it is clear that it does not. */
  function sendNow(): Promise<void> {
    clearTimeout(timer);
    if (flight) return flight.then(() => (editing.save.is === 'waiting' ? sendNow() : undefined));
    if (isSaved() || editing.save.is === 'conflict') return Promise.resolve();
    flight = send().finally(() => {
      flight = undefined;
    });
    return flight;
  }

  async function send() {
    const { data, version } = editing;
    since = undefined;
    sent = data;
    store();
    set({ save: { is: 'saving' } });
    try {
      const saved = await save(data, version);
      landed(data, saved);
    } catch (fault) {
      failed(fault);
    }
  }

  function landed(data: Typed, { version, at }: { version: number; at: string }) {
    tries = 0;
    base = data;
    sent = undefined;
    const isNewest = editing.data === data;
    set({ version, errors: {}, save: isNewest ? { is: 'saved', at } : { is: 'waiting' } });
    if (isNewest) words.clear();
    else {
      store();
      since ??= Date.now();
      if (isClosed) void sendNow();
      else later(REST_MS);
    }
  }

  function failed(fault: unknown) {
    const theirs = fault instanceof OutdatedError ? sideOf(fault) : undefined;
    if (theirs) return met(theirs);
    if (fault instanceof AppError && fault.status >= 400 && fault.status < 500 && !mayPass(fault)) {
      set({ save: { is: 'refused', words: fault.message }, errors: fault.fields ?? {} });
      return;
    }
    set({ save: { is: 'unreached', isStored: store() } });
    if (isClosed) return;
    later(RETRY_MS[Math.min(tries, RETRY_MS.length - 1)] ?? 0);
    tries += 1;
  }

  /** Somebody else was quicker; or it is our own, of which no answer came back. */
  function met(theirs: Side<Typed>) {
    const { version, data } = theirs;
    const isSent = theirs.userId === userId && sent !== undefined && sameWords(data, sent);
    const arrived = sameWords(data, editing.data) ? editing.data : isSent ? sent : undefined;
    if (arrived) return landed(arrived, { version, at: now() });
    set({ save: { is: 'conflict', theirs, base } });
    // It was changed and put back: there is nothing to choose.
    if (sameWords(data, base)) settle(editing.data);
  }

  /** Both sides have been looked at: this is what is to be. */
  function settle(data: Typed) {
    if (editing.save.is !== 'conflict') return;
    const { theirs } = editing.save;
    base = theirs.data;
    sent = undefined;
    set({ data, version: theirs.version, save: { is: 'waiting' } });
    store();
    later(0);
  }

  function onOnline() {
    if (editing.save.is === 'unreached') void sendNow();
  }
  const onHidden = () =>
    document.visibilityState === 'hidden' && editing.save.is === 'waiting' && void sendNow();
  const ask = (event: BeforeUnloadEvent) => !isSaved() && event.preventDefault();
  addEventListener('online', onOnline);
  addEventListener('beforeunload', ask);
  document.addEventListener('visibilitychange', onHidden);

  function takeUp(unsaved: Unsaved<Typed>) {
    if (isClosed || !isSaved() || editing.data !== start.data) return false;
    words.write(unsaved);
    // Until both sides have been looked at it stands on what it was typed upon: after a reload it must not pass for newer.
    set({ data: unsaved.data, version: unsaved.basedOn });
    base = unsaved.base;
    sent = unsaved.sent;
    if (unsaved.basedOn === start.version) {
      set({ save: { is: 'waiting' } });
      void sendNow();
    } else met(start);
    return true;
  }

  return {
    present: () => editing,
    edited,
    sendNow,
    /** What was typed here before, and never came to the server; answers whether there is room for it, as nothing was typed since. */
    takeUp,
    settle,
    /** What another call has made of it is what is built upon from here; unless somebody has gone on typing, who is to see both sides. */
    startFrom({ version, data }: Pick<Side<Typed>, 'version' | 'data'>) {
      if (!isSaved()) return;
      base = data;
      words.clear();
      set({ data, version, errors: {}, save: { is: 'saved', at: undefined } });
    },
    showErrors: (errors: Editing['errors']) => set({ errors }),
    /** What is left to send is sent; what does not arrive is here at the next time. */
    close() {
      isClosed = true;
      removeEventListener('online', onOnline);
      removeEventListener('beforeunload', ask);
      document.removeEventListener('visibilitychange', onHidden);
      clearTimeout(timer);
      void sendNow();
    },
  };
}

export type Autosave<Typed = Data> = ReturnType<typeof startAutosave<Typed>>;

/** Too many at once, or a session that ends: what is refused now may be taken in a moment. */
const mayPass = ({ status }: AppError) => status === 401 || status === 429;
