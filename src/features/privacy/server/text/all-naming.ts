import { type NamedIn, notesNaming, recordsNaming } from './named-in';
import { type Given, textsNaming } from './texts-naming';

/** Wherever somebody is named in what is not theirs and no program rewrites: records of others, notes on them, and what else is written freely. */
export async function* allNaming(given: Given, who: string): AsyncGenerator<NamedIn[]> {
  const { db, resources } = given;
  yield* recordsNaming(db, resources, who);
  yield* notesNaming(db, resources, who);
  yield* textsNaming(given, who);
}
