import { type FolderPicture, folderPictures } from '~/features/media/media-folder.server';
import type { Database } from '~/platform/db/schema';
import { collections } from '../../collections';

type Data = Record<string, unknown>;

/** An entry as it lies in a folder, under its name: what visitors see of it, and what they do not see yet. */
export interface FolderEntry {
  name: string;
  published?: Data | undefined;
  draft?: Data | undefined;
}

interface StoredEntry extends FolderEntry {
  _id: string;
}

export interface Lead {
  from: string;
  to: string;
}

/** What the site says and where its old addresses lead, without anything that differs from one installation to another. */
export interface SiteState<Entry extends FolderEntry = FolderEntry> {
  /** In their order. */
  entries: ReadonlyMap<string, readonly Entry[]>;
  /** Left out where a folder does not speak of them. */
  redirects?: readonly Lead[] | undefined;
  /** Those that people have brought; what they name is the same everywhere. */
  pictures: readonly FolderPicture[];
}

export async function readSite(db: Database): Promise<SiteState<StoredEntry>> {
  const rows = await db
    .selectFrom('contentEntries')
    .leftJoin('contentVersions', (join) =>
      join
        .onRef('contentVersions.entryId', '=', 'contentEntries._id')
        .onRef('contentVersions.version', '=', 'contentEntries.publishedVersion'),
    )
    .leftJoin('contentDrafts', 'contentDrafts.entryId', 'contentEntries._id')
    .select([
      'contentEntries._id',
      'collection',
      'slug',
      'title',
      'contentVersions.data as published',
      'contentDrafts.data as draft',
    ])
    .where('deletedAt', 'is', null)
    .orderBy('position')
    .orderBy('contentEntries._id')
    .execute();
  const entries = collections.map(({ name, filled }) => {
    const names = newNames();
    const stored = rows
      .filter(({ collection }) => collection === name)
      .map(({ _id, slug, title, published, draft }) => ({
        _id,
        name: names(UUID.test(slug) ? title : slug),
        published: published ? filled(published) : undefined,
        draft: draft ? filled(draft) : undefined,
      }));
    return [name, stored] as const;
  });
  const redirects = await db.selectFrom('redirects').select(['from', 'to']).execute();
  return {
    entries: new Map(entries),
    redirects: redirects.sort(byAddress),
    pictures: await folderPictures(db),
  };
}

/** By the codes of its letters: no language of a machine has a part in it. */
const byAddress = (one: Lead, other: Lead) => (one.from < other.from ? -1 : 1);

/** What has no name of its own yet is called by its id, which the next installation does not know. */
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const LONGEST_NAME = 80;

/** Names for files, each another one also where letters are not told apart. */
function newNames() {
  const taken = new Set<string>();
  return (called: string) => {
    const words = decoded(called).normalize('NFC').toLowerCase();
    const plain = words.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '');
    const name = [...plain].slice(0, LONGEST_NAME).join('') || 'untitled';
    let unique = name;
    for (let n = 2; taken.has(unique); n++) unique = `${name}-${n}`;
    taken.add(unique);
    return unique;
  };
}

function decoded(address: string) {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
