import { jsonText } from './json-text';
import type { FolderEntry, Lead, readSite, SiteState } from './site-state';

export type StoredSite = Awaited<ReturnType<typeof readSite>>;
type StoredEntry =
  StoredSite['entries'] extends ReadonlyMap<string, readonly (infer Entry)[]> ? Entry : never;

/** What comes of it: what visitors see at once, or drafts. */
export type How = 'publish' | 'drafts';

/** What an import does, in the order in which it does it. */
export type Step =
  | { does: 'add' | 'change'; collection: string; entry: FolderEntry; stored?: StoredEntry | undefined }
  | { does: 'remove'; collection: string; stored: StoredEntry }
  | { does: 'order'; collection: string; names: readonly string[] }
  | { does: 'redirects'; wanted: readonly Lead[]; added: readonly Lead[]; removed: readonly Lead[] };

export const same = (one: unknown, other: unknown) => jsonText(one ?? null) === jsonText(other ?? null);

/** What makes the site say what the folder says. To be published: all of it; as drafts: the words alone. */
export function planImport(stored: StoredSite, wanted: SiteState, how: How): Step[] {
  const collections = [...wanted.entries].flatMap(([collection, entries]) =>
    planCollection(collection, stored.entries.get(collection) ?? [], entries, how),
  );
  if (how === 'drafts' || !wanted.redirects) return collections;
  const missingFrom = (some: readonly Lead[] = [], others: readonly Lead[] = []) =>
    some.filter((lead) => !others.some((other) => same(lead, other)));
  const added = missingFrom(wanted.redirects, stored.redirects);
  const removed = missingFrom(stored.redirects, wanted.redirects);
  if (added.length === 0 && removed.length === 0) return collections;
  return [...collections, { does: 'redirects', wanted: wanted.redirects, added, removed }];
}

function planCollection(
  collection: string,
  stored: readonly StoredEntry[],
  wanted: readonly FolderEntry[],
  how: How,
): Step[] {
  const byName = new Map(stored.map((entry) => [entry.name, entry]));
  const written = wanted.flatMap((entry): Step[] => {
    const known = byName.get(entry.name);
    if (!known) return [{ does: 'add', collection, entry }];
    return isAsWanted(known, entry, how) ? [] : [{ does: 'change', collection, entry, stored: known }];
  });
  if (how === 'drafts') return written;
  const names = wanted.map(({ name }) => name);
  const removed = stored.filter(({ name }) => !names.includes(name));
  const left = stored.map(({ name }) => name).filter((name) => names.includes(name));
  // What is added comes last by itself.
  const after = [...left, ...names.filter((name) => !byName.has(name))];
  return [
    ...removed.map((entry): Step => ({ does: 'remove', collection, stored: entry })),
    ...written,
    ...(same(after, names) ? [] : [{ does: 'order' as const, collection, names }]),
  ];
}

/** A draft that only this site has is nobody's to throw away. */
function isAsWanted(stored: StoredEntry, wanted: FolderEntry, how: How) {
  if (how === 'drafts') return same(stored.draft ?? stored.published, wanted.draft ?? wanted.published);
  return same(stored.published, wanted.published) && (!wanted.draft || same(stored.draft, wanted.draft));
}

/** As people read it. */
export function wordsOf(step: Step): string[] {
  if (step.does === 'redirects')
    return [
      ...step.added.map(({ from, to }) => `+ redirect ${from} → ${to}`),
      ...step.removed.map(({ from, to }) => `− redirect ${from} → ${to}`),
    ];
  if (step.does === 'order') return [`~ ${step.collection}: in another order`];
  if (step.does === 'remove') return [`− ${step.collection}/${step.stored.name} (to the trash)`];
  return [`${step.does === 'add' ? '+' : '~'} ${step.collection}/${step.entry.name}`];
}
