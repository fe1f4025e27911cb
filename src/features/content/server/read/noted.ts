import { isDeepStrictEqual } from 'node:util';
import type { StillSaid } from '~/lib/page-context';

type Note = (stillSaid: StillSaid) => void;

/** What is read for one page is noted for the page, and for the piece that is just drawn, which other pages may show, too. */
export function noteBook(forPage: Note) {
  let forPiece: Set<StillSaid> | undefined;
  return {
    note(stillSaid: StillSaid) {
      forPage(stillSaid);
      forPiece?.add(stillSaid);
    },
    /** Draws a piece, which waits for nothing, and tells what it was drawn from. */
    during<Piece>(draw: () => Piece) {
      const from = new Set<StillSaid>();
      forPiece = from;
      try {
        return { piece: draw(), from };
      } finally {
        forPiece = undefined;
      }
    },
  };
}

export type NoteBook = ReturnType<typeof noteBook>;

/** Reads a part of one state of memory. What is read again and again has a name, under which it is noted once. */
export type Reading<State> = <Part>(part: (state: State) => Part, name?: string) => Part;

/** Notes of each part how to tell whether memory says the same still. */
export function readingOf<State>(now: () => State, state: State, note: Note): Reading<State> {
  const named = new Map<string, StillSaid>();
  return (part, name) => {
    const read = part(state);
    const known = name === undefined ? undefined : named.get(name);
    const stillSaid = known ?? sameAs(now, part, read);
    if (name !== undefined) named.set(name, stillSaid);
    note(stillSaid);
    return read;
  };
}

/**
 * It stands outside of what reads, and so has every `part` to: a page that is kept keeps what it was drawn from, and not all
 * that was said at that time.
 */
const sameAs =
  <State, Part>(now: () => State, part: (state: State) => Part, read: Part): StillSaid =>
  () => {
    try {
      return isDeepStrictEqual(part(now()), read);
    } catch {
      // What cannot be made of it any more is not the same.
      return false;
    }
  };
