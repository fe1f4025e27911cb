import { isDeepStrictEqual } from 'node:util';
import { collections } from '../../collections';
import { wordsKey } from './words-version';

interface Published {
  data: Record<string, unknown>;
  at: string;
}

/** Of each page whose own entries say something else than to begin with: when the newest of them was published. */
export function pageChanges(published: ReadonlyMap<string, readonly Published[]>) {
  const changes = new Map<string, string>();
  for (const { name, seed, shownOn, onEveryPage } of collections) {
    if (onEveryPage) continue;
    const begun = [seed].flat();
    for (const { data, at } of published.get(name) ?? []) {
      const path = shownOn(data);
      const isNew = !begun.some((entry) => isDeepStrictEqual(entry, data));
      if (isNew && at > (changes.get(path) ?? '')) changes.set(path, at);
    }
  }
  return changes;
}

/** Reads it for a page, which is drawn anew once anything else is published. */
export const changesReaderOf =
  (
    { versions, changes }: { versions: ReadonlyMap<string, string>; changes: ReadonlyMap<string, string> },
    note: (key: string, version: string) => void,
  ) =>
  () => {
    for (const { name, onEveryPage } of collections)
      if (!onEveryPage) note(wordsKey(name), versions.get(wordsKey(name)) ?? '');
    return changes;
  };
