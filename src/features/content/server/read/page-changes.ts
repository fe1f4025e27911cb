import { isDeepStrictEqual } from 'node:util';
import { collections } from '../../collections';

interface Published {
  data: Record<string, unknown>;
  at: string;
}

/** Of each page whose own entries say something else than to begin with: when the newest of them was published. */
export function pageChanges(published: ReadonlyMap<string, readonly Published[]>) {
  const changes = new Map<string, string>();
  for (const { name, seed, filled, shownOn, onEveryPage } of collections) {
    if (onEveryPage) continue;
    const begun = [seed].flat();
    for (const { data, at } of published.get(name) ?? []) {
      const path = shownOn(data);
      const said = filled(data);
      const isNew = !begun.some((entry) => isDeepStrictEqual(entry, said));
      if (isNew && at > (changes.get(path) ?? '')) changes.set(path, at);
    }
  }
  return changes;
}
